/**
 * Names under which the trade of France, Spain, Italy, Poland and Korea still asks for grades that have a row: the designations
 * of NF, UNE, UNI and PN before the European standards, and those of KS, which follow JIS. Sources: the national forewords
 * of EN ISO 683, EN 10088-3 and EN ISO 4957 and makers' comparison lists; names that lists give to different grades are
 * left out.
 */
import { former, same, type Alias, type GradeRow } from './table.ts'

type Names = Readonly<Record<string, string>>

const nf: Names = {
  S185: 'A33',
  E295: 'A50-2',
  E335: 'A60-2',
  E360: 'A70-2',
  S235JR: 'E24-2',
  S275JR: 'E28-2',
  S355JR: 'E36-2',
  S355J2: 'E36-4',
  '11SMn30': 'S250',
  '11SMnPb30': 'S250Pb',
  '11SMn37': 'S300',
  '11SMnPb37': 'S300Pb',
  '35S20': '35MF6',
  C10E: 'XC10',
  C15E: 'XC12',
  C22E: 'XC18',
  C25E: 'XC25',
  C30E: 'XC32',
  C35E: 'XC38',
  C40E: 'XC42',
  C45E: 'XC45|XC48',
  C55E: 'XC55',
  C60E: 'XC60',
  '34Cr4': '32C4',
  '37Cr4': '38C4',
  '41Cr4': '42C4',
  '25CrMo4': '25CD4',
  '34CrMo4': '35CD4',
  '42CrMo4': '42CD4',
  '34CrNiMo6': '35NCD6',
  '30CrNiMo8': '30CND8',
  '39NiCrMo3': '40NCD3',
  '36NiCrMo16': '35NCD16',
  '51CrV4': '50CV4',
  '55Cr3': '55C3',
  '16MnCr5': '16MC5',
  '20MnCr5': '20MC5',
  '20NiCrMo2-2': '20NCD2',
  '15NiCr13': '12NC15',
  '18CrNiMo7-6': '18NCD6',
  '31CrMo12': '30CD12',
  '41CrAlMo7-10': '40CAD6-12',
  '100Cr6': '100C6',
  'X5CrNi18-10': 'Z6CN18-09|Z7CN18-09',
  'X2CrNi19-11': 'Z2CN18-10|Z3CN18-10',
  'X8CrNiS18-9': 'Z8CNF18-09|Z10CNF18-09',
  'X6CrNiTi18-10': 'Z6CNT18-10',
  'X6CrNiNb18-10': 'Z6CNNb18-10',
  'X5CrNiMo17-12-2': 'Z6CND17-11|Z7CND17-11-02',
  'X2CrNiMo17-12-2': 'Z2CND17-12|Z3CND17-11-02',
  'X2CrNiMo18-14-3': 'Z2CND17-13|Z3CND18-14-03',
  'X6CrNiMoTi17-12-2': 'Z6CNDT17-12',
  'X1NiCrMoCu25-20-5': 'Z1NCDU25-20|Z2NCDU25-20',
  'X2CrNiMoN22-5-3': 'Z2CND22-05-03|Z3CND22-05Az',
  X12Cr13: 'Z12C13',
  X20Cr13: 'Z20C13',
  X30Cr13: 'Z30C13',
  X6Cr17: 'Z8C17',
  'X17CrNi16-2': 'Z15CN16-02',
  'X5CrNiCuNb16-4': 'Z6CNU17-04|Z7CNU17-04',
  '90MnCrV8': '90MV8',
  X210Cr12: 'Z200C12',
  X153CrMoV12: 'Z160CDV12',
  X100CrMoV5: 'Z100CDV5',
  'X37CrMoV5-1': 'Z38CDV5',
  'X38CrMoV5-3': 'Z38CDV5-3',
  'X40CrMoV5-1': 'Z40CDV5',
  '55NiCrMoV7': '55NCDV7',
  '45NiCrMo16': '45NCD16',
  '32CrMoV12-28': '32CDV12-28',
  'HS6-5-2': 'Z85WDCV06-05-04-02',
}

const une: Names = {
  '11SMn30': 'F-2111',
  '11SMnPb30': 'F-2112',
  '11SMn37': 'F-2113',
  '11SMnPb37': 'F-2114',
  C15E: 'F-1511',
  C25E: 'F-1120',
  C35E: 'F-1130',
  C45E: 'F-1140|F-114',
  C55E: 'F-1150',
  '34CrMo4': 'F-1250',
  '42CrMo4': 'F-1252|F-125',
  '51CrV4': 'F-1430|F-143',
  '16MnCr5': 'F-1516',
  '18CrMo4': 'F-1550',
  '100Cr6': 'F-1310|F-131',
  'X5CrNi18-10': 'F-3504',
  'X2CrNi19-11': 'F-3503',
  'X6CrNiTi18-10': 'F-3523',
  'X5CrNiMo17-12-2': 'F-3534',
  'X2CrNiMo17-12-2': 'F-3533',
  'X6CrNiMoTi17-12-2': 'F-3535',
  X12Cr13: 'F-3401',
  X20Cr13: 'F-3402',
  X30Cr13: 'F-3403',
  'X37CrMoV5-1': 'F-5317',
  'X40CrMoV5-1': 'F-5318',
}

const uni: Names = {
  S235JR: 'Fe360B',
  S275JR: 'Fe430B',
  S355JR: 'Fe510B',
  S355J2: 'Fe510D',
  '11SMn30': 'CF9SMn28',
  '11SMnPb37': 'CF9SMnPb36',
  '20NiCrMo2-2': '20NiCrMo2',
  '17NiCrMo6-4': '18NiCrMo5',
  '41CrAlMo7-10': '41CrAlMo7',
  '90MnCrV8': '90MnVCr8KU',
  X210Cr12: 'X205Cr12KU',
  X153CrMoV12: 'X155CrVMo121KU',
  'X40CrMoV5-1': 'X40CrMoV511KU',
  '55NiCrMoV7': '56NiCrMoV7KU',
}

const pn: Names = {
  S355J2: '18G2A',
  '41Cr4': '40H',
  '34CrMo4': '35HM',
  '42CrMo4': '40HM',
  '34CrNiMo6': '34HNM',
  '18CrNiMo7-6': '17HNM',
  '16MnCr5': '16HG',
  '20MnCr5': '20HG',
  X20Cr13: '2H13',
  'X5CrNi18-10': '0H18N9',
  'X6CrNiTi18-10': '1H18N9T',
}

/** Names of JIS by which those of KS are made: S45C is SM45C, SUS304 is STS304. */
const ks = (code: string): string | undefined => {
  const made = /^S(\d\dC)$/.exec(code)
  if (made) return `SM${made[1]}`
  if (/^(?:SUS|SKD|SUJ|SUH|SKT)\d/.test(code)) {
    const family = { SUS: 'STS', SKD: 'STD', SUJ: 'STB', SUH: 'STR', SKT: 'STF' }[code.slice(0, 3)]!
    return family + code.slice(3)
  }
  return { SUP7: 'SPS4', SUP9: 'SPS5', SUP9A: 'SPS5A', SUP10: 'SPS6' }[code]
}

const named = (names: Names, code: string, standard: string): Alias[] =>
  (names[code]?.split('|') ?? []).map((name) =>
    former(`${standard}, former designation of the same grade`, name, standard),
  )

/** The rows with their national names. */
export const withNationalNames = (rows: readonly GradeRow[]): GradeRow[] =>
  rows.map((row) => {
    const korean = row.standard.startsWith('JIS') ? ks(row.code) : undefined
    const own = row.standard.startsWith('EN')
      ? [
          ...named(nf, row.code, 'NF'),
          ...named(une, row.code, 'UNE'),
          ...named(uni, row.code, 'UNI'),
          ...named(pn, row.code, 'PN'),
        ]
      : []
    return {
      ...row,
      exact: [
        ...row.exact,
        ...own,
        ...(korean ? [same('JIS, KS: name of the same grade', korean, 'KS D')] : []),
      ],
    }
  })
