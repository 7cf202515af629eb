import type { Grade, GradeEquivalent, GradeGroup } from './grade.ts'

/*
 * Where the rows come from.
 *
 * `standard` is named without its year: the edition in force counts, as in the trade. `source` says which edition has the
 * designation; `editions` below also names newer ones that have come into force since. Withdrawn standards keep their year,
 * because only that edition has the designation. Numbers and editions were compared with the publishers' catalogues in
 * part, composition tables not figure by figure; what could not be looked up rests on the common knowledge of the trade.
 *
 * Equivalents are `exact` where one standard says so (a former designation, a unified or material number, the annex of
 * foreign designations) and the composition ranges agree; everything else is `comparable`: published comparison tables name
 * the two together although their ranges only overlap.
 *
 * Densities in g/cm³ are those that theoretical masses are computed with: 7.85 for carbon, low-alloy and alloy steels
 * (GB/T 702, GB/T 908, EN 10060), 7.93 and 7.98 for austenitic stainless steels (JIS G4304), EN 10088-1 for other stainless
 * steels, and for tool, bearing and nitriding steels, nickel, titanium and aluminium the manufacturers' and design handbooks.
 */
const editions: Record<string, string> = {
  'GB/T 699': 'GB/T 699-2015',
  'GB/T 700': 'GB/T 700-2006',
  'GB/T 1220': 'GB/T 1220-2007',
  'GB/T 1221': 'GB/T 1221-2007',
  'GB/T 1222': 'GB/T 1222-2016; since May 2026 GB/T 1222-2025 is in force',
  'GB/T 1299': 'GB/T 1299-2014; since May 2026 GB/T 1299-2025 is in force',
  'GB/T 1591': 'GB/T 1591-2018',
  'GB/T 3077': 'GB/T 3077-2015',
  'GB/T 3190': 'GB/T 3190-2020',
  'GB/T 3203': 'GB/T 3203-2016',
  'GB/T 3620.1': 'GB/T 3620.1-2016',
  'GB/T 9943': 'GB/T 9943-2008',
  'GB/T 13314': 'GB/T 13314-2008; since March 2026 GB/T 13314-2025 is in force',
  'GB/T 14992': 'GB/T 14992-2005; since March 2026 GB/T 14992-2025 is in force',
  'GB/T 18254': 'GB/T 18254-2016',
  'JB/T 1265': 'JB/T 1265-2014',
  'JB/T 4120': 'JB/T 4120-2017',
  'JB/T 6396': 'JB/T 6396-2006',
  'JB/T 6401': 'JB/T 6401-2017',
  'NB/T 47008': 'NB/T 47008-2017',
  'NB/T 47009': 'NB/T 47009-2017',
}

/** Published comparison tables name these together although their composition ranges only overlap. */
const comparison = 'Published grade comparison tables; comparable only'
const oldName = 'GB/T 20878-2007, former designation of the same grade (in force: GB/T 20878-2024)'
const unified = 'GB/T 20878-2007, unified numerical code of the same grade (in force: GB/T 20878-2024)'
const stainlessAnnex = 'GB/T 20878-2007 annex, foreign designations; same composition ranges'
const toolAnnex = 'GB/T 1299-2014 annex D, foreign designations; same composition ranges'
const structuralAnnex = 'GB/T 3077-2015 annex A, similar foreign grades; same composition ranges'
/** The 2015 edition dropped the letter A and gave the grade the composition that had stood under it. */
const withoutA = 'GB/T 3077-2015 foreword, former designation of the high-quality grade'
/** Manganese and molybdenum ranges differ by up to 0.1 %; the trade treats both names as one grade. */
const dualCertified = 'GB/T 3077-2015 annex A, similar foreign grades; traded as one grade'
const materialNumber = 'EN 10027-2 material number of the same grade'
const tradeName = 'Trade name'

type Name = readonly [code: string, standard: string]

function exact(source: string, ...names: Name[]): GradeEquivalent[] {
  return names.map(([code, standard]) => ({ code, kind: 'exact', standard, source }))
}

function near(...names: Name[]): GradeEquivalent[] {
  return names.map(([code, standard]) => ({ code, kind: 'comparable', standard, source: comparison }))
}

type Row = readonly [
  code: string,
  zh: string,
  en: string,
  standard: string,
  density: number,
  equivalents?: readonly GradeEquivalent[],
  source?: string,
]

function of(group: GradeGroup, ...rows: Row[]): Grade[] {
  return rows.map(([code, zh, en, standard, density, equivalents = [], source]) => ({
    code,
    zh,
    en,
    standard,
    group,
    density,
    equivalents,
    source: source ?? editions[standard] ?? standard,
  }))
}

const gb699 = 'GB/T 699'
const gb1591 = 'GB/T 1591'
const gb3077 = 'GB/T 3077'
const gb1222 = 'GB/T 1222'
const gb1299 = 'GB/T 1299'
const gb1220 = 'GB/T 1220'
const gb1221 = 'GB/T 1221'
const gb20878 = 'GB/T 20878'
const nb47008 = 'NB/T 47008'
const nb47009 = 'NB/T 47009'
const a29 = 'ASTM A29'
const a182 = 'ASTM A182'
const a276 = 'ASTM A276'
const a681 = 'ASTM A681'
const en683 = { carbon: 'EN ISO 683-1', alloy: 'EN ISO 683-2', casing: 'EN ISO 683-3' }
const en10088 = 'EN 10088-3'
const iso4957 = 'EN ISO 4957'
const gb3620 = 'GB/T 3620.1'
const gb3190 = 'GB/T 3190'
const oldA = (code: string) => exact(withoutA, [code, 'GB/T 3077-1999'])

const carbon = of(
  'carbon',
  [
    'Q235B',
    '碳素结构钢',
    'Structural carbon steel',
    'GB/T 700',
    7.85,
    near(['S235JR', 'EN 10025-2'], ['A36', 'ASTM A36']),
  ],
  [
    '20',
    '优质碳素结构钢',
    'Quality carbon steel',
    gb699,
    7.85,
    near(['1020', a29], ['C22E', 'EN 10083-2'], ['S20C', 'JIS G4051']),
  ],
  ['25', '优质碳素结构钢', 'Quality carbon steel', gb699, 7.85, near(['1025', a29], ['C25E', en683.carbon])],
  ['30', '优质碳素结构钢', 'Quality carbon steel', gb699, 7.85, near(['1030', a29], ['C30E', en683.carbon])],
  [
    '35',
    '优质碳素结构钢',
    'Quality carbon steel',
    gb699,
    7.85,
    near(['1035', a29], ['C35E', en683.carbon], ['S35C', 'JIS G4051']),
  ],
  ['40', '优质碳素结构钢', 'Quality carbon steel', gb699, 7.85, near(['1040', a29], ['C40E', en683.carbon])],
  [
    '45',
    '优质碳素结构钢',
    'Quality carbon steel',
    gb699,
    7.85,
    near(['C45E', en683.carbon], ['1045', a29], ['S45C', 'JIS G4051']),
  ],
  [
    '50',
    '优质碳素结构钢',
    'Quality carbon steel',
    gb699,
    7.85,
    near(['C50E', en683.carbon], ['1050', a29], ['S50C', 'JIS G4051']),
  ],
  ['55', '优质碳素结构钢', 'Quality carbon steel', gb699, 7.85, near(['C55E', en683.carbon], ['1055', a29])],
  ['60', '优质碳素结构钢', 'Quality carbon steel', gb699, 7.85, near(['C60E', en683.carbon], ['1060', a29])],
  ['50Mn', '锰优质碳素结构钢', 'Manganese carbon steel', gb699, 7.85, near(['1053', a29])],
  [
    'C45E',
    '调质碳素钢',
    'Quenched and tempered carbon steel',
    en683.carbon,
    7.85,
    [
      ...exact(materialNumber, ['1.1191', en683.carbon]),
      ...exact('EN 10083-2, former DIN designation of the same grade', ['Ck45', 'DIN 17200']),
      ...near(['1045', a29]),
    ],
  ],
  ['1045', '中碳钢', 'Medium-carbon steel', a29, 7.85, near(['S45C', 'JIS G4051'])],
)

const lowAlloy = of(
  'low_alloy',
  [
    'Q345B',
    '低合金高强度结构钢（旧牌号）',
    'High-strength low-alloy steel (superseded grade)',
    'GB/T 1591-2008',
    7.85,
    near(['Q355B', gb1591], ['S355JR', 'EN 10025-2']),
  ],
  [
    'Q355B',
    '低合金高强度结构钢',
    'High-strength low-alloy steel',
    gb1591,
    7.85,
    near(['S355JR', 'EN 10025-2']),
  ],
  [
    'Q355D',
    '低合金高强度结构钢',
    'High-strength low-alloy steel',
    gb1591,
    7.85,
    near(['S355J2', 'EN 10025-2']),
  ],
  [
    'Q355NE',
    '正火低合金高强度结构钢',
    'Normalised high-strength low-alloy steel',
    gb1591,
    7.85,
    // As hot-rolled the standard ends with D; the trade still says Q355E.
    near(['S355NL', 'EN 10025-3'], ['Q355E', tradeName]),
  ],
  ['Q420C', '低合金高强度结构钢', 'High-strength low-alloy steel', gb1591, 7.85],
  [
    'S355J2',
    '非合金结构钢',
    'Structural steel',
    'EN 10025-2',
    7.85,
    [...exact(materialNumber, ['1.0577', 'EN 10025-2']), ...near(['St52-3N', 'DIN 17100'])],
  ],
  [
    'S355NL',
    '正火细晶粒结构钢',
    'Normalised fine-grain steel',
    'EN 10025-3',
    7.85,
    exact(materialNumber, ['1.0546', 'EN 10025-3']),
  ],
)

const structural = of(
  'alloy_structural',
  ['40Mn2', '锰合金结构钢', 'Manganese alloy steel', gb3077, 7.85, near(['1340', a29])],
  [
    '40Cr',
    '铬合金结构钢',
    'Chromium steel',
    gb3077,
    7.85,
    near(['41Cr4', en683.alloy], ['5140', a29], ['SCr440', 'JIS G4053']),
  ],
  [
    '41Cr4',
    '铬调质钢',
    'Chromium steel',
    en683.alloy,
    7.85,
    [...exact(materialNumber, ['1.7035', en683.alloy]), ...near(['5140', a29])],
  ],
  [
    '30CrMo',
    '铬钼合金结构钢',
    'Cr-Mo steel',
    gb3077,
    7.85,
    [...oldA('30CrMoA'), ...near(['4130', a29], ['25CrMo4', en683.alloy], ['SCM430', 'JIS G4053'])],
  ],
  [
    '35CrMo',
    '铬钼合金结构钢',
    'Cr-Mo steel',
    gb3077,
    7.85,
    near(['34CrMo4', en683.alloy], ['4135', a29], ['SCM435', 'JIS G4053']),
  ],
  [
    '42CrMo',
    '铬钼合金结构钢',
    'Cr-Mo steel',
    gb3077,
    7.85,
    [
      ...exact(dualCertified, ['42CrMo4', en683.alloy]),
      ...exact(materialNumber, ['1.7225', en683.alloy]),
      ...near(['4140', a29], ['SCM440', 'JIS G4053']),
    ],
  ],
  [
    '42CrMo4',
    '铬钼调质钢',
    'Cr-Mo steel',
    en683.alloy,
    7.85,
    [
      ...exact(dualCertified, ['42CrMo', gb3077]),
      ...exact(materialNumber, ['1.7225', en683.alloy]),
      ...near(['4140', a29], ['SCM440', 'JIS G4053']),
    ],
  ],
  ['50CrMo', '铬钼合金结构钢', 'Cr-Mo steel', gb3077, 7.85, near(['50CrMo4', en683.alloy], ['4150', a29])],
  [
    '34CrMo4',
    '铬钼调质钢',
    'Cr-Mo steel',
    en683.alloy,
    7.85,
    [...exact(materialNumber, ['1.7220', en683.alloy]), ...near(['4135', a29])],
  ],
  ['4130', '铬钼钢', 'Cr-Mo steel', a29, 7.85, near(['25CrMo4', en683.alloy])],
  ['4140', '铬钼钢', 'Cr-Mo steel', a29, 7.85, near(['SCM440', 'JIS G4053'])],
  ['4145H', '钻具用铬钼钢', 'Cr-Mo steel for drilling tools', 'ASTM A304', 7.85, near(['42CrMo', gb3077])],
  [
    '4340',
    '镍铬钼钢',
    'Ni-Cr-Mo steel',
    a29,
    7.85,
    near(['40CrNiMo', gb3077], ['34CrNiMo6', en683.alloy], ['SNCM439', 'JIS G4053']),
  ],
  [
    '40CrNiMo',
    '铬镍钼合金结构钢',
    'Cr-Ni-Mo steel',
    gb3077,
    7.85,
    [...oldA('40CrNiMoA'), ...near(['34CrNiMo6', en683.alloy])],
  ],
  [
    '34CrNiMo6',
    '铬镍钼调质钢',
    'Cr-Ni-Mo steel',
    en683.alloy,
    7.85,
    [...exact(structuralAnnex, ['34Cr2Ni2Mo', gb3077]), ...exact(materialNumber, ['1.6582', en683.alloy])],
  ],
  [
    '30CrNiMo8',
    '铬镍钼调质钢',
    'Cr-Ni-Mo steel',
    en683.alloy,
    7.85,
    [...exact(structuralAnnex, ['30Cr2Ni2Mo', gb3077]), ...exact(materialNumber, ['1.6580', en683.alloy])],
  ],
  ['34CrNi3Mo', '大型锻件用铬镍钼钢', 'Cr-Ni-Mo steel for heavy forgings', 'JB/T 6396', 7.85],
  ['40CrMnMo', '铬锰钼合金结构钢', 'Cr-Mn-Mo steel', gb3077, 7.85, near(['4140', a29])],
  [
    '30CrMnSi',
    '铬锰硅合金结构钢',
    'Cr-Mn-Si steel',
    gb3077,
    7.85,
    [...oldA('30CrMnSiA'), ...near(['30KhGS', 'GOST 4543'])],
  ],
  [
    '35CrMnSi',
    '铬锰硅合金结构钢',
    'Cr-Mn-Si steel',
    gb3077,
    7.85,
    [...oldA('35CrMnSiA'), ...near(['35KhGSA', 'GOST 4543'])],
  ],
  ['27SiMn', '硅锰合金结构钢', 'Si-Mn steel for hydraulic cylinders', gb3077, 7.85],
  ['35SiMn', '硅锰合金结构钢', 'Si-Mn steel', gb3077, 7.85],
  ['42SiMn', '硅锰合金结构钢', 'Si-Mn steel', gb3077, 7.85],
  ['50SiMnMoV', '锻件用硅锰钼钒钢', 'Si-Mn-Mo-V forging steel', 'JB/T 6396', 7.85],
)

const carburising = of(
  'carburising',
  [
    '20Cr',
    '铬渗碳钢',
    'Chromium case-hardening steel',
    gb3077,
    7.85,
    near(['17Cr3', en683.casing], ['5120', a29], ['SCr420', 'JIS G4053']),
  ],
  [
    '20CrMo',
    '铬钼渗碳钢',
    'Cr-Mo case-hardening steel',
    gb3077,
    7.85,
    near(['18CrMo4', en683.casing], ['SCM420', 'JIS G4053']),
  ],
  ['20CrMnMo', '铬锰钼渗碳钢', 'Cr-Mn-Mo case-hardening steel', gb3077, 7.85, near(['SCM421', 'JIS G4053'])],
  ['20CrMnTi', '铬锰钛渗碳钢', 'Cr-Mn-Ti case-hardening steel', gb3077, 7.85, near(['18KhGT', 'GOST 4543'])],
  [
    '20CrNiMo',
    '铬镍钼渗碳钢',
    'Cr-Ni-Mo case-hardening steel',
    gb3077,
    7.85,
    near(['8620', a29], ['20NiCrMo2-2', en683.casing], ['SNCM220', 'JIS G4053']),
  ],
  ['8620', '镍铬钼渗碳钢', 'Ni-Cr-Mo case-hardening steel', a29, 7.85, near(['20NiCrMo2-2', en683.casing])],
  ['12CrNi3', '铬镍渗碳钢', 'Cr-Ni case-hardening steel', gb3077, 7.85, near(['15NiCr13', en683.casing])],
  ['20Cr2Ni4', '铬镍渗碳钢', 'Cr-Ni case-hardening steel', gb3077, 7.85],
  [
    '18Cr2Ni4W',
    '铬镍钨渗碳钢',
    'Cr-Ni-W case-hardening steel',
    gb3077,
    7.85,
    [...oldA('18Cr2Ni4WA'), ...near(['18Kh2N4VA', 'GOST 4543'])],
  ],
  [
    '16MnCr5',
    '锰铬渗碳钢',
    'Mn-Cr case-hardening steel',
    en683.casing,
    7.85,
    [...exact(materialNumber, ['1.7131', en683.casing]), ...near(['5115', 'SAE J1249'])],
  ],
  [
    '20MnCr5',
    '锰铬渗碳钢',
    'Mn-Cr case-hardening steel',
    en683.casing,
    7.85,
    exact(materialNumber, ['1.7147', en683.casing]),
  ],
  [
    '18CrNiMo7-6',
    '铬镍钼渗碳钢',
    'Cr-Ni-Mo case-hardening steel',
    en683.casing,
    7.85,
    exact(materialNumber, ['17CrNiMo6', 'DIN 17210'], ['1.6587', en683.casing]),
  ],
  [
    '17CrNiMo6',
    '铬镍钼渗碳钢',
    'Cr-Ni-Mo case-hardening steel',
    'DIN 17210',
    7.85,
    exact(materialNumber, ['18CrNiMo7-6', en683.casing], ['1.6587', en683.casing]),
  ],
)

const nitriding = of(
  'nitriding',
  [
    '38CrMoAl',
    '铬钼铝渗氮钢',
    'Cr-Mo-Al nitriding steel',
    gb3077,
    7.71,
    near(['41CrAlMo7-10', 'EN 10085'], ['SACM645', 'JIS G4053']),
    'GB/T 3077-2015; density: mechanical design handbook',
  ],
  [
    '31CrMoV9',
    '铬钼钒渗氮钢',
    'Cr-Mo-V nitriding steel',
    'EN 10085',
    7.85,
    exact(materialNumber, ['1.8519', 'EN 10085']),
  ],
  [
    '25Cr2MoV',
    '铬钼钒合金结构钢',
    'Cr-Mo-V steel',
    gb3077,
    7.85,
    [...oldA('25Cr2MoVA'), ...near(['25Kh1MF', 'GOST 20072'])],
  ],
)

const spring = of(
  'spring',
  ['65Mn', '锰弹簧钢', 'Manganese spring steel', gb1222, 7.85, near(['1566', a29])],
  ['60Si2Mn', '硅锰弹簧钢', 'Si-Mn spring steel', gb1222, 7.85, near(['9260', a29], ['SUP6', 'JIS G4801'])],
  [
    '50CrV',
    '铬钒弹簧钢',
    'Cr-V spring steel',
    gb1222,
    7.85,
    [
      ...exact('GB/T 1222-2016, former designation of the same grade', ['50CrVA', 'GB/T 1222-2007']),
      ...near(['51CrV4', 'EN 10089'], ['6150', a29], ['SUP10', 'JIS G4801']),
    ],
  ],
)

const bearing = of(
  'bearing',
  [
    'GCr15',
    '高碳铬轴承钢',
    'High-carbon chromium bearing steel',
    'GB/T 18254',
    7.81,
    near(['100Cr6', 'EN ISO 683-17'], ['52100', 'ASTM A295'], ['SUJ2', 'JIS G4805']),
    'GB/T 18254-2016; density: mechanical design handbook',
  ],
  [
    'GCr15SiMn',
    '高碳铬轴承钢',
    'High-carbon chromium bearing steel',
    'GB/T 18254',
    7.82,
    near(['100CrMnSi6-4', 'EN ISO 683-17']),
    'GB/T 18254-2016; density: mechanical design handbook',
  ],
  [
    '100Cr6',
    '高碳铬轴承钢',
    'High-carbon chromium bearing steel',
    'EN ISO 683-17',
    7.81,
    [...exact(materialNumber, ['1.3505', 'EN ISO 683-17']), ...near(['52100', 'ASTM A295'])],
  ],
  ['G20Cr2Ni4', '渗碳轴承钢', 'Carburising bearing steel', 'GB/T 3203', 7.85],
)

const coldWork = of(
  'cold_work_tool',
  [
    'Cr12',
    '高碳高铬冷作模具钢',
    'High-carbon high-chromium tool steel',
    gb1299,
    7.7,
    near(['D3', a681], ['X210Cr12', iso4957], ['SKD1', 'JIS G4404']),
  ],
  [
    'Cr12MoV',
    '高碳高铬冷作模具钢',
    'High-carbon high-chromium tool steel',
    gb1299,
    7.7,
    near(['D2', a681], ['X165CrMoV12', 'DIN 17350'], ['SKD11', 'JIS G4404']),
  ],
  [
    'D2',
    '高碳高铬冷作模具钢',
    'High-carbon high-chromium tool steel',
    a681,
    7.7,
    [...exact(toolAnnex, ['Cr12Mo1V1', gb1299]), ...near(['X153CrMoV12', iso4957], ['SKD11', 'JIS G4404'])],
  ],
  [
    'CrWMn',
    '低变形冷作模具钢',
    'Non-deforming tool steel',
    gb1299,
    7.85,
    near(['SKS31', 'JIS G4404'], ['105WCr6', 'DIN 17350']),
  ],
  ['9CrSi', '低合金刃具模具钢', 'Low-alloy tool steel', gb1299, 7.85, near(['90CrSi5', 'DIN 17350'])],
)

const hotWork = of(
  'hot_work_tool',
  [
    'H13',
    '铬系热作模具钢',
    'Chromium hot-work tool steel',
    a681,
    7.8,
    [
      ...exact(toolAnnex, ['4Cr5MoSiV1', gb1299]),
      ...near(['X40CrMoV5-1', iso4957], ['1.2344', iso4957], ['SKD61', 'JIS G4404']),
    ],
  ],
  [
    '4Cr5MoSiV1',
    '铬系热作模具钢',
    'Chromium hot-work tool steel',
    gb1299,
    7.8,
    [
      ...exact(toolAnnex, ['H13', a681]),
      ...near(['X40CrMoV5-1', iso4957], ['1.2344', iso4957], ['SKD61', 'JIS G4404']),
    ],
  ],
  [
    'H11',
    '铬系热作模具钢',
    'Chromium hot-work tool steel',
    a681,
    7.8,
    [
      ...exact(toolAnnex, ['4Cr5MoSiV', gb1299]),
      ...near(['X37CrMoV5-1', iso4957], ['1.2343', iso4957], ['SKD6', 'JIS G4404']),
    ],
  ],
  [
    'H21',
    '钨系热作模具钢',
    'Tungsten hot-work tool steel',
    a681,
    8.28,
    near(['3Cr2W8V', gb1299], ['X30WCrV9-3', iso4957], ['SKD5', 'JIS G4404']),
  ],
  [
    '3Cr2W8V',
    '钨系热作模具钢',
    'Tungsten hot-work tool steel',
    gb1299,
    8.28,
    near(['X30WCrV9-3', iso4957], ['SKD5', 'JIS G4404']),
  ],
  [
    '5CrNiMo',
    '锤锻模具钢',
    'Die-block steel',
    gb1299,
    7.85,
    near(['L6', a681], ['55NiCrMoV7', iso4957], ['SKT4', 'JIS G4404']),
  ],
  ['5CrMnMo', '锤锻模具钢', 'Die-block steel', gb1299, 7.85],
  ['55NiCrMoV7', '锤锻模具钢', 'Die-block steel', iso4957, 7.85, exact(materialNumber, ['1.2714', iso4957])],
)

const plasticMould = of(
  'plastic_mould',
  [
    'P20',
    '预硬塑料模具钢',
    'Pre-hardened plastic mould steel',
    a681,
    7.85,
    [...exact(toolAnnex, ['3Cr2Mo', gb1299]), ...near(['35CrMo7', iso4957], ['1.2311', 'DIN 17350'])],
  ],
  [
    '3Cr2MnNiMo',
    '镜面塑料模具钢',
    'Nickel plastic mould steel',
    gb1299,
    7.85,
    [...near(['40CrMnNiMo8-6-4', iso4957], ['1.2738', iso4957], ['3Cr2NiMo', tradeName])],
  ],
  [
    '718',
    '镜面塑料模具钢（商品名）',
    'Nickel plastic mould steel (trade name)',
    tradeName,
    7.85,
    near(['3Cr2MnNiMo', gb1299], ['1.2738', iso4957]),
    'Trade name in common use; no standard of its own',
  ],
  [
    '2316',
    '耐蚀塑料模具钢',
    'Corrosion-resistant mould steel',
    iso4957,
    7.7,
    [...exact(materialNumber, ['1.2316', iso4957], ['X38CrMo16', iso4957]), ...near(['3Cr17Mo', gb1299])],
  ],
  [
    '4Cr13',
    '耐蚀塑料模具钢',
    'Corrosion-resistant mould steel',
    gb1299,
    7.75,
    near(['420', a276], ['S136', tradeName]),
  ],
)

const highSpeed = of(
  'high_speed',
  [
    'W6Mo5Cr4V2',
    '钨钼系高速工具钢',
    'W-Mo high-speed steel',
    'GB/T 9943',
    8.16,
    near(['M2', 'ASTM A600'], ['HS6-5-2', iso4957], ['SKH51', 'JIS G4403']),
  ],
  [
    'M2',
    '钨钼系高速工具钢',
    'W-Mo high-speed steel',
    'ASTM A600',
    8.16,
    near(['HS6-5-2', iso4957], ['SKH51', 'JIS G4403']),
  ],
  [
    'W18Cr4V',
    '钨系高速工具钢',
    'Tungsten high-speed steel',
    'GB/T 9943',
    8.7,
    near(['T1', 'ASTM A600'], ['SKH2', 'JIS G4403']),
  ],
)

const roll = of(
  'roll',
  ['9Cr2Mo', '冷轧工作辊用钢', 'Cold-rolling work-roll steel', 'GB/T 13314', 7.85],
  ['70Cr3Mo', '锻造支承辊用钢', 'Forged back-up-roll steel', 'JB/T 4120', 7.85],
  ['60CrMnMo', '热轧辊用钢', 'Hot-rolling roll steel', 'JB/T 6401', 7.85],
)

const pressureVessel = of(
  'pressure_vessel',
  [
    '16Mn',
    '承压设备用碳锰钢锻件',
    'C-Mn pressure-vessel forging',
    nb47008,
    7.85,
    near(['P355GH', 'EN 10273']),
  ],
  ['20MnMo', '承压设备用锰钼钢锻件', 'Mn-Mo pressure-vessel forging', nb47008, 7.85],
  ['20MnMoNb', '承压设备用锰钼铌钢锻件', 'Mn-Mo-Nb pressure-vessel forging', nb47008, 7.85],
  [
    '20MnNiMo',
    '承压设备用锰镍钼钢锻件',
    'Mn-Ni-Mo pressure-vessel forging',
    nb47008,
    7.85,
    near(['SA-508 Gr.3', 'ASME SA-508']),
  ],
  [
    '15CrMo',
    '铬钼耐热钢锻件',
    'Cr-Mo creep-resistant forging',
    nb47008,
    7.85,
    near(['F12', a182], ['13CrMo4-5', 'EN 10222-2']),
  ],
  ['14Cr1Mo', '铬钼耐热钢锻件', 'Cr-Mo creep-resistant forging', nb47008, 7.85, near(['F11', a182])],
  [
    '12Cr1MoV',
    '铬钼钒耐热钢锻件',
    'Cr-Mo-V creep-resistant forging',
    nb47008,
    7.85,
    near(['12Kh1MF', 'GOST 20072']),
  ],
  [
    '12Cr2Mo1',
    '铬钼耐热钢锻件',
    'Cr-Mo creep-resistant forging',
    nb47008,
    7.85,
    near(['F22', a182], ['10CrMo9-10', 'EN 10273'], ['11CrMo9-10', 'EN 10222-2']),
  ],
  ['12Cr2Mo1V', '铬钼钒抗氢钢锻件', 'Cr-Mo-V hydrogen-service forging', nb47008, 7.85, near(['F22V', a182])],
  ['16MnD', '低温承压设备用锻件', 'Low-temperature forging', nb47009, 7.85, near(['LF2', 'ASTM A350'])],
  ['09MnNiD', '低温承压设备用锻件', 'Low-temperature forging', nb47009, 7.85],
  [
    '08Ni3D',
    '低温承压设备用镍钢锻件',
    'Low-temperature nickel-steel forging',
    nb47009,
    7.85,
    near(['LF3', 'ASTM A350']),
  ],
  [
    'A105',
    '管件法兰用碳钢锻件',
    'Carbon-steel piping forging',
    'ASTM A105',
    7.85,
    near(['P250GH', 'EN 10222-2'], ['C22.8', 'DIN 17243']),
  ],
  ['LF2', '低温管件用碳钢锻件', 'Low-temperature carbon-steel forging', 'ASTM A350', 7.85],
  [
    'LF3',
    '低温管件用镍钢锻件',
    'Low-temperature nickel-steel forging',
    'ASTM A350',
    7.85,
    near(['12Ni14', 'EN 10222-3']),
  ],
  ['F11', '铬钼钢管件锻件', 'Cr-Mo piping forging', a182, 7.85, near(['13CrMoSi5-5', 'EN 10028-2'])],
  ['F12', '铬钼钢管件锻件', 'Cr-Mo piping forging', a182, 7.85, near(['13CrMo4-5', 'EN 10222-2'])],
  [
    'F22',
    '铬钼钢管件锻件',
    'Cr-Mo piping forging',
    a182,
    7.85,
    near(['10CrMo9-10', 'EN 10273'], ['11CrMo9-10', 'EN 10222-2']),
  ],
)

const rotor = of(
  'rotor',
  [
    '25Cr2Ni4MoV',
    '汽轮发电机转子钢',
    'Generator rotor steel',
    'JB/T 8708',
    7.85,
    near(['26NiCrMoV14-5', 'SEW 555']),
  ],
  [
    '26NiCrMoV14-5',
    '汽轮机转子钢',
    'Turbine rotor steel',
    'SEW 555',
    7.85,
    [...exact(materialNumber, ['1.6957', 'SEW 555']), ...near(['30Cr2Ni4MoV', 'JB/T 8707'])],
  ],
  ['30Cr2Ni4MoV', '汽轮机低压转子钢', 'Low-pressure turbine rotor steel', 'JB/T 8707', 7.85],
  [
    '30Cr1Mo1V',
    '汽轮机高中压转子钢',
    'High-pressure turbine rotor steel',
    'JB/T 1265',
    7.85,
    near(['30CrMoNiV5-11', 'SEW 555']),
  ],
)

const heatResistant = of(
  'heat_resistant',
  [
    '12Cr5Mo',
    '中铬耐热钢',
    'Medium-chromium heat-resistant steel',
    nb47008,
    7.8,
    near(['F5', a182], ['X16CrMo5-1', 'EN 10222-2']),
  ],
  [
    '10Cr9Mo1VNbN',
    '铬钼钒铌耐热钢',
    '9Cr-1Mo-V creep-resistant steel',
    nb47008,
    7.77,
    near(['F91', a182], ['X10CrMoVNb9-1', 'EN 10222-2']),
  ],
  ['F5', '铬钼钢管件锻件', '5Cr-0.5Mo piping forging', a182, 7.8, near(['X16CrMo5-1', 'EN 10222-2'])],
  [
    'F91',
    '铬钼钒铌钢管件锻件',
    '9Cr-1Mo-V piping forging',
    a182,
    7.77,
    near(['X10CrMoVNb9-1', 'EN 10222-2']),
  ],
  [
    '15Cr12WMoV',
    '马氏体耐热钢',
    'Martensitic heat-resistant steel',
    gb1221,
    7.8,
    exact(oldName, ['1Cr12WMoV', 'GB/T 1221-1992']),
  ],
  [
    'X22CrMoV12-1',
    '马氏体耐热钢',
    'Martensitic heat-resistant steel',
    'EN 10302',
    7.7,
    exact(materialNumber, ['1.4923', 'EN 10302']),
  ],
  [
    '20Cr25Ni20',
    '奥氏体耐热钢',
    'Austenitic heat-resistant steel',
    gb1221,
    7.98,
    [...exact(oldName, ['2Cr25Ni20', 'GB/T 1221-1992']), ...near(['310', a276])],
  ],
)

const martensitic = of(
  'stainless_martensitic',
  [
    '12Cr13',
    '马氏体不锈钢',
    'Martensitic stainless steel',
    gb1220,
    7.7,
    [
      ...exact(oldName, ['1Cr13', 'GB/T 1220-1992']),
      ...exact(unified, ['S41010', gb20878]),
      ...exact(stainlessAnnex, ['410', a276]),
      ...near(['X12Cr13', en10088], ['SUS410', 'JIS G4303']),
    ],
  ],
  [
    '410',
    '马氏体不锈钢',
    'Martensitic stainless steel',
    a276,
    7.7,
    [
      ...exact(oldName, ['1Cr13', 'GB/T 1220-1992']),
      ...exact(unified, ['S41010', gb20878]),
      ...exact(stainlessAnnex, ['12Cr13', gb1220]),
      ...near(['X12Cr13', en10088], ['SUS410', 'JIS G4303'], ['F6a', a182]),
    ],
  ],
  [
    '20Cr13',
    '马氏体不锈钢',
    'Martensitic stainless steel',
    gb1220,
    7.75,
    [
      ...exact(oldName, ['2Cr13', 'GB/T 1220-1992']),
      ...near(['X20Cr13', en10088], ['420', a276], ['SUS420J1', 'JIS G4303']),
    ],
  ],
  [
    '30Cr13',
    '马氏体不锈钢',
    'Martensitic stainless steel',
    gb1220,
    7.76,
    [
      ...exact(oldName, ['3Cr13', 'GB/T 1220-1992']),
      ...near(['X30Cr13', en10088], ['420', a276], ['SUS420J2', 'JIS G4303']),
    ],
  ],
  [
    '40Cr13',
    '马氏体不锈钢',
    'Martensitic stainless steel',
    gb1220,
    7.75,
    near(['X39Cr13', en10088], ['420', a276], ['4Cr13', gb1299]),
  ],
  [
    'X20Cr13',
    '马氏体不锈钢',
    'Martensitic stainless steel',
    en10088,
    7.7,
    [...exact(materialNumber, ['1.4021', en10088]), ...near(['420', a276])],
  ],
  [
    'X30Cr13',
    '马氏体不锈钢',
    'Martensitic stainless steel',
    en10088,
    7.7,
    [...exact(materialNumber, ['1.4028', en10088]), ...near(['420', a276])],
  ],
  ['420', '马氏体不锈钢', 'Martensitic stainless steel', a276, 7.75],
  [
    '14Cr17Ni2',
    '马氏体不锈钢',
    'Martensitic stainless steel',
    gb1220,
    7.75,
    [...exact(oldName, ['1Cr17Ni2', 'GB/T 1220-1992']), ...near(['431', a276], ['X17CrNi16-2', en10088])],
  ],
  [
    'F6NM',
    '马氏体不锈钢管件锻件',
    'Martensitic stainless piping forging',
    a182,
    7.7,
    near(['X3CrNiMo13-4', en10088]),
  ],
)

const austenitic = of(
  'stainless_austenitic',
  [
    '06Cr19Ni10',
    '奥氏体不锈钢',
    'Austenitic stainless steel',
    gb1220,
    7.93,
    [
      ...exact(oldName, ['0Cr18Ni9', 'GB/T 1220-1992']),
      ...exact(unified, ['S30408', gb20878]),
      ...exact(stainlessAnnex, ['304', a276]),
      ...near(['X5CrNi18-10', en10088], ['1.4301', en10088], ['SUS304', 'JIS G4303'], ['F304', a182]),
    ],
  ],
  [
    '304',
    '奥氏体不锈钢',
    'Austenitic stainless steel',
    a276,
    7.93,
    [
      ...exact(oldName, ['0Cr18Ni9', 'GB/T 1220-1992']),
      ...exact(unified, ['S30408', gb20878]),
      ...exact(stainlessAnnex, ['06Cr19Ni10', gb1220]),
      ...near(['X5CrNi18-10', en10088], ['1.4301', en10088], ['SUS304', 'JIS G4303'], ['F304', a182]),
    ],
  ],
  [
    '304L',
    '超低碳奥氏体不锈钢',
    'Low-carbon austenitic stainless steel',
    a276,
    7.93,
    [
      ...exact(oldName, ['00Cr19Ni10', 'GB/T 1220-1992']),
      ...exact(unified, ['S30403', gb20878]),
      ...exact(stainlessAnnex, ['022Cr19Ni10', gb1220]),
      ...near(['X2CrNi19-11', en10088], ['1.4306', en10088], ['SUS304L', 'JIS G4303'], ['F304L', a182]),
    ],
  ],
  [
    '06Cr17Ni12Mo2',
    '奥氏体不锈钢',
    'Austenitic stainless steel',
    gb1220,
    7.98,
    [
      ...exact(oldName, ['0Cr17Ni12Mo2', 'GB/T 1220-1992']),
      ...exact(unified, ['S31608', gb20878]),
      ...exact(stainlessAnnex, ['316', a276]),
      ...near(['X5CrNiMo17-12-2', en10088], ['1.4401', en10088], ['SUS316', 'JIS G4303'], ['F316', a182]),
    ],
  ],
  [
    '316L',
    '超低碳奥氏体不锈钢',
    'Low-carbon austenitic stainless steel',
    a276,
    7.98,
    [
      ...exact(oldName, ['00Cr17Ni14Mo2', 'GB/T 1220-1992']),
      ...exact(unified, ['S31603', gb20878]),
      ...exact(stainlessAnnex, ['022Cr17Ni12Mo2', gb1220]),
      ...near(['X2CrNiMo17-12-2', en10088], ['1.4404', en10088], ['SUS316L', 'JIS G4303'], ['F316L', a182]),
    ],
  ],
  [
    '321',
    '钛稳定奥氏体不锈钢',
    'Titanium-stabilised austenitic stainless steel',
    a276,
    7.93,
    [
      ...exact(oldName, ['0Cr18Ni10Ti', 'GB/T 1220-1992']),
      ...exact(unified, ['S32168', gb20878]),
      ...exact(stainlessAnnex, ['06Cr18Ni11Ti', gb1220]),
      ...near(['X6CrNiTi18-10', en10088], ['1.4541', en10088], ['SUS321', 'JIS G4303'], ['F321', a182]),
    ],
  ],
  [
    '347',
    '铌稳定奥氏体不锈钢',
    'Niobium-stabilised austenitic stainless steel',
    a276,
    7.98,
    [
      ...exact(oldName, ['0Cr18Ni11Nb', 'GB/T 1220-1992']),
      ...exact(unified, ['S34778', gb20878]),
      ...exact(stainlessAnnex, ['06Cr18Ni11Nb', gb1220]),
      ...near(['X6CrNiNb18-10', en10088], ['SUS347', 'JIS G4303'], ['F347', a182]),
    ],
  ],
  [
    '310S',
    '奥氏体耐热不锈钢',
    'Heat-resisting austenitic stainless steel',
    a276,
    7.98,
    [
      ...exact(oldName, ['0Cr25Ni20', 'GB/T 1220-1992']),
      ...exact(unified, ['S31008', gb20878]),
      ...exact(stainlessAnnex, ['06Cr25Ni20', gb1220]),
      ...near(['X8CrNi25-21', 'EN 10095'], ['SUS310S', 'JIS G4303']),
    ],
  ],
  [
    '1Cr18Ni9Ti',
    '奥氏体不锈钢（旧牌号）',
    'Austenitic stainless steel (superseded grade)',
    'GB/T 1220-1992',
    7.9,
    near(['321', a276], ['12Kh18N10T', 'GOST 5632']),
  ],
  [
    '904L',
    '超级奥氏体不锈钢',
    'Super-austenitic stainless steel',
    a276,
    8.0,
    near(['015Cr21Ni26Mo5Cu2', gb20878], ['1.4539', en10088]),
  ],
)

const duplex = of(
  'stainless_duplex',
  [
    '2205',
    '双相不锈钢',
    'Duplex stainless steel',
    a276,
    7.8,
    [
      ...exact(stainlessAnnex, ['022Cr23Ni5Mo3N', gb1220]),
      ...exact(unified, ['S22053', gb20878]),
      ...exact('ASTM A182, the same UNS S32205', ['F60', a182], ['S32205', a276]),
      ...near(['1.4462', en10088]),
    ],
  ],
  [
    'F51',
    '双相不锈钢管件锻件',
    'Duplex stainless piping forging',
    a182,
    7.8,
    [
      ...exact(stainlessAnnex, ['022Cr22Ni5Mo3N', gb1220]),
      ...exact(unified, ['S22253', gb20878]),
      ...exact('ASTM A182, UNS number of the same grade', ['S31803', a276]),
      ...near(['2205', a276], ['1.4462', en10088]),
    ],
  ],
  [
    '2507',
    '超级双相不锈钢',
    'Super-duplex stainless steel',
    a276,
    7.8,
    [
      ...exact(stainlessAnnex, ['022Cr25Ni7Mo4N', gb20878]),
      ...exact('ASTM A182, the same UNS S32750', ['F53', a182], ['S32750', a276]),
      ...near(['1.4410', en10088]),
    ],
  ],
  [
    'F55',
    '超级双相不锈钢管件锻件',
    'Super-duplex stainless piping forging',
    a182,
    7.8,
    [
      ...exact('ASTM A182, UNS number of the same grade', ['S32760', a276]),
      ...near(['1.4501', en10088], ['2507', a276]),
    ],
  ],
)

const precipitation = of(
  'stainless_ph',
  [
    '17-4PH',
    '沉淀硬化不锈钢',
    'Precipitation-hardening stainless steel',
    'ASTM A564',
    7.78,
    [
      ...exact(oldName, ['0Cr17Ni4Cu4Nb', 'GB/T 1220-1992']),
      ...exact(unified, ['S51740', gb20878]),
      ...exact(stainlessAnnex, ['05Cr17Ni4Cu4Nb', gb1220], ['630', 'ASTM A564']),
      ...near(['X5CrNiCuNb16-4', en10088], ['1.4542', en10088], ['SUS630', 'JIS G4303']),
    ],
  ],
  [
    '17-7PH',
    '沉淀硬化不锈钢',
    'Precipitation-hardening stainless steel',
    'ASTM A564',
    7.8,
    [
      ...exact(oldName, ['0Cr17Ni7Al', 'GB/T 1220-1992']),
      ...exact(stainlessAnnex, ['07Cr17Ni7Al', gb1220], ['631', 'ASTM A564']),
      ...near(['X7CrNiAl17-7', en10088]),
    ],
  ],
)

const nickel = of(
  'nickel_alloy',
  [
    'Inconel 625',
    '镍铬钼耐蚀合金',
    'Ni-Cr-Mo alloy',
    'ASTM B446',
    8.44,
    [
      ...exact('ASTM B446, UNS number of the same alloy', ['N06625', 'ASTM B446']),
      ...near(['GH3625', 'GB/T 14992'], ['NiCr22Mo9Nb', 'DIN 17744']),
    ],
  ],
  [
    'Inconel 718',
    '镍铬铁高温合金',
    'Ni-Cr-Fe superalloy',
    'ASTM B637',
    8.19,
    [
      ...exact('ASTM B637, UNS number of the same alloy', ['N07718', 'ASTM B637']),
      ...near(['GH4169', 'GB/T 14992'], ['NiCr19Fe19Nb5Mo3', 'EN 10302']),
    ],
  ],
  [
    'GH4169',
    '镍基变形高温合金',
    'Wrought nickel superalloy',
    'GB/T 14992',
    8.24,
    [],
    'GB/T 14992-2005; density: China superalloys handbook',
  ],
  [
    'GH2132',
    '铁基变形高温合金',
    'Wrought iron-nickel superalloy',
    'GB/T 14992',
    7.93,
    near(['A-286', 'ASTM A638']),
  ],
  [
    'Incoloy 825',
    '镍铁铬耐蚀合金',
    'Ni-Fe-Cr alloy',
    'ASTM B425',
    8.14,
    [
      ...exact('ASTM B425, UNS number of the same alloy', ['N08825', 'ASTM B425']),
      ...near(['NS1402', 'GB/T 15007']),
    ],
  ],
  [
    'Hastelloy C-276',
    '镍钼铬耐蚀合金',
    'Ni-Mo-Cr alloy',
    'ASTM B574',
    8.89,
    [
      ...exact('ASTM B574, UNS number of the same alloy', ['N10276', 'ASTM B574']),
      ...near(['NS3304', 'GB/T 15007']),
    ],
  ],
  [
    'Monel 400',
    '镍铜耐蚀合金',
    'Ni-Cu alloy',
    'ASTM B164',
    8.8,
    [
      ...exact('ASTM B164, UNS number of the same alloy', ['N04400', 'ASTM B164']),
      ...near(['NCu30', 'GB/T 5235']),
    ],
  ],
)

const titanium = of(
  'titanium',
  [
    'TA1',
    '工业纯钛',
    'Unalloyed titanium',
    gb3620,
    4.51,
    near(['TA1G', gb3620], ['Ti Grade 1', 'ASTM B348']),
  ],
  [
    'TA2',
    '工业纯钛',
    'Unalloyed titanium',
    gb3620,
    4.51,
    near(['TA2G', gb3620], ['Ti Grade 2', 'ASTM B348']),
  ],
  [
    'TC4',
    '钛铝钒合金',
    'Ti-6Al-4V alloy',
    gb3620,
    4.43,
    near(['Ti Grade 5', 'ASTM B348'], ['Ti-6Al-4V', 'AMS 4928']),
  ],
  ['TC11', '钛铝钼锆硅合金', 'Ti-Al-Mo-Zr-Si alloy', gb3620, 4.48, near(['VT9', 'GOST 19807'])],
)

const aluminium = of(
  'aluminium',
  [
    '2A12',
    '铝铜镁硬铝',
    'Al-Cu-Mg alloy',
    gb3190,
    2.78,
    [
      ...exact('GB/T 3190-2020 annex, former designation of the same alloy', ['LY12', 'GB/T 3190-1982']),
      ...near(['2024', 'EN 573-3']),
    ],
  ],
  [
    '2A14',
    '铝铜锻铝',
    'Al-Cu forging alloy',
    gb3190,
    2.8,
    [
      ...exact('GB/T 3190-2020 annex, former designation of the same alloy', ['LD10', 'GB/T 3190-1982']),
      ...near(['2014', 'EN 573-3']),
    ],
  ],
  ['5083', '铝镁合金', 'Al-Mg alloy', gb3190, 2.66],
  ['6061', '铝镁硅合金', 'Al-Mg-Si alloy', gb3190, 2.7],
  ['6082', '铝镁硅合金', 'Al-Mg-Si alloy', gb3190, 2.7],
  ['7075', '铝锌镁铜超硬铝', 'Al-Zn-Mg-Cu alloy', gb3190, 2.81, near(['7A09', gb3190])],
)

/** Grades traded as forgings, group by group; densities in g/cm³ from the row's source or common handbooks. */
export const gradeRows: readonly Grade[] = [
  ...carbon,
  ...lowAlloy,
  ...structural,
  ...carburising,
  ...nitriding,
  ...spring,
  ...bearing,
  ...coldWork,
  ...hotWork,
  ...plasticMould,
  ...highSpeed,
  ...roll,
  ...pressureVessel,
  ...rotor,
  ...heatResistant,
  ...martensitic,
  ...austenitic,
  ...duplex,
  ...precipitation,
  ...nickel,
  ...titanium,
  ...aluminium,
]
