import { same, table, type Row } from './table.ts'

/*
 * British steels by their EN numbers of BS 970:1955, which Britain, India and South Africa still write, with the six-figure
 * designations of BS 970:1972 and later. Which number became which designation is taken from the comparison lists that
 * steel stockholders print. Their limits differ from list to list, so none are stated. Indian structural steel: IS 2062.
 */
const rows = (group: Parameters<typeof table>[0]['group'], states: string, density?: number) =>
  table({ standard: 'BS 970', source: 'BS 970:1955', group, states, ...(density && { density }) })
const carbon = rows('carbon', 'HR AF N')
const alloy = rows('alloy_structural', 'A QT')
const casing = rows('carburising', 'HR A')
const nitriding = rows('nitriding', 'A QT')
const spring = rows('spring', 'HR A')
const bearing = rows('bearing', 'A')
const stainless = rows('stainless_martensitic', 'A QT', 7.75)
const austenitic = rows('stainless_austenitic', 'ST', 7.93)

/** An EN number with its later designations and the names of comparable grades. */
const en = (code: string, later: string, near?: string): Row => [
  code,
  undefined,
  undefined,
  near,
  { exact: later.split(' ').map((name) => same('BS 970, later designation of the same grade', name)) },
]

export const bs = [
  ...carbon(
    '英标碳素钢',
    'British carbon steel',
    en('EN1A', '220M07 230M07', '11SMn30, 1213@ASTM A29'),
    en('EN3', '070M20 EN3B', '20, 1020, C22E'),
    en('EN8', '080M40', '40, 1040, C40E'),
    en('EN8D', '080A42', '45, 1045'),
    en('EN9', '070M55', '55, 1055, C55E'),
    en('EN14A', '150M19', '20Mn'),
    en('EN15', '150M36'),
    en('EN43', '080M50', '50, 1050, C50E'),
    en('EN43D', '060A62', '60, 1060'),
  ),
  ...alloy(
    '英标合金结构钢',
    'British alloy steel',
    en('EN16', '605M36'),
    en('EN18', '530M40', '40Cr, 41Cr4, 5140'),
    en('EN19', '709M40', '42CrMo, 42CrMo4, 4140, SCM440'),
    en('EN24', '817M40', '40CrNiMo, 34CrNiMo6, 4340'),
    en('EN25', '826M31'),
    en('EN26', '826M40'),
    en('EN30B', '835M30'),
  ),
  ...casing(
    '英标渗碳钢',
    'British case-hardening steel',
    en('EN32', '080M15 EN32B', '15, 1015, C15E'),
    en('EN36', '655M13 EN36A', '12CrNi3, 15NiCr13'),
    en('EN36C', '832M13'),
    en('EN39B', '835M15'),
    en('EN353', '815M17'),
  ),
  ...nitriding(
    '英标渗氮钢',
    'British nitriding steel',
    en('EN40B', '722M24', '31CrMo12'),
    en('EN41B', '905M39', '38CrMoAl, 41CrAlMo7-10'),
  ),
  ...spring('英标弹簧钢', 'British spring steel', ['EN45'], en('EN47', '735A50', '50CrV, 51CrV4, 6150')),
  ...bearing(
    '英标轴承钢',
    'British bearing steel',
    en('EN31', '534A99 535A99', 'GCr15, 100Cr6, 52100, SUJ2'),
  ),
  ...stainless(
    '英标马氏体不锈钢',
    'British martensitic stainless steel',
    en('EN56A', '410S21', '410, 12Cr13'),
    en('EN57', '431S29', '431, X17CrNi16-2'),
  ),
  ...austenitic(
    '英标奥氏体不锈钢',
    'British austenitic stainless steel',
    en('EN58E', '304S15', '304, X5CrNi18-10'),
    en('EN58J', '316S16', '316, X5CrNiMo17-12-2'),
  ),
  ...table({ standard: 'IS 2062', source: 'IS 2062:2011', group: 'carbon', states: 'HR AF' })(
    '印标结构钢',
    'Indian structural steel',
    ['E250', undefined, undefined, 'Q235B, S275JR, A36, SS400'],
    ['E350', undefined, undefined, 'Q355B, S355JR'],
  ),
]
