import { former, type Row, table } from './table.ts'

/*
 * GB/T 699, 700, 1591 and 1222 (carbon spring steels): chemistry from the tables of the editions named in
 * standards.data.ts as the trade knows them, residual elements as for delivery to the general standard. Hardness of
 * GB/T 699 and GB/T 1222 is the highest as delivered: hot-rolled first, annealed where the standard has a second column.
 * Limits of GB/T 1591 that depend on the thickness or on microalloying agreed in the order are left out.
 */
const quality = table({
  standard: 'GB/T 699',
  group: 'carbon',
  base: 'Si .17-.37 P .035 S .035 Cr .25 Ni .3 Cu .25',
  states: 'HR AF N QT',
})
const structural = table({ standard: 'GB/T 700', group: 'carbon', states: 'HR AF' })
const strong = table({ standard: 'GB/T 1591', group: 'low_alloy', states: 'HR' })
/** The thermomechanically rolled grades by their quality levels; their limits depend on the thickness, and the trade often leaves the level out. */
const levels = {
  Q355M: 'BCDEF',
  Q390M: 'BCDE',
  Q420M: 'BCDE',
  Q460M: 'CDE',
  Q500M: 'CDE',
  Q550M: 'CDE',
  Q620M: 'CDE',
  Q690M: 'CDE',
} as const
const thermomechanical = (zh: string, en: string) =>
  strong(
    zh,
    en,
    ...Object.entries(levels).flatMap(([code, of]): Row[] => [
      [code],
      ...[...of].map((level): Row => [code + level]),
    ]),
  )
const fine = table({ standard: 'GB/T 1591', group: 'low_alloy', states: 'N' })

export const gbCarbon = [
  ...quality(
    '优质碳素结构钢',
    'Quality carbon steel',
    ['08', 'C .05-.11 Mn .35-.65 Cr .1', 'HR≤131', '1008, S09CK@JIS G4051'],
    ['10', 'C .07-.13 Mn .35-.65 Cr .15', 'HR≤137', '1010, S10C, C10E'],
    ['15', 'C .12-.18 Mn .35-.65', 'HR≤143', '1015, S15C, C15E'],
    ['20', 'C .17-.23 Mn .35-.65', 'HR≤156', '1020, C22E, S20C'],
    ['25', 'C .22-.29 Mn .5-.8', 'HR≤170', '1025, C25E, S25C'],
    ['30', 'C .27-.34 Mn .5-.8', 'HR≤179', '1030, C30E, S30C'],
    ['35', 'C .32-.39 Mn .5-.8', 'HR≤197', '1035, C35E, S35C'],
    ['40', 'C .37-.44 Mn .5-.8', 'HR≤217, A≤187', '1040, C40E, S40C'],
    ['45', 'C .42-.5 Mn .5-.8', 'HR≤229, A≤197, QT 217-255', 'C45E, 1045, S45C'],
    ['50', 'C .47-.55 Mn .5-.8', 'HR≤241, A≤207', 'C50E, 1050, S50C'],
    ['55', 'C .52-.6 Mn .5-.8', 'HR≤255, A≤217', 'C55E, 1055, S55C'],
    ['60', 'C .57-.65 Mn .5-.8', 'HR≤255, A≤229', 'C60E, 1060, S58C'],
  ),
  ...quality(
    '优质碳素结构钢（弹簧用）',
    'Quality carbon steel for springs',
    ['65', 'C .62-.7 Mn .5-.8', 'HR≤255, A≤229', '1065', { group: 'spring' }],
    ['70', 'C .67-.75 Mn .5-.8', 'HR≤269, A≤229', '1070', { group: 'spring' }],
    ['75', 'C .72-.8 Mn .5-.8', 'HR≤285, A≤241', '1075', { group: 'spring' }],
    ['80', 'C .77-.85 Mn .5-.8', 'HR≤285, A≤241', '1080', { group: 'spring' }],
    ['85', 'C .82-.9 Mn .5-.8', 'HR≤302, A≤255', '1084', { group: 'spring' }],
  ),
  ...quality(
    '锰优质碳素结构钢',
    'Manganese carbon steel',
    ['15Mn', 'C .12-.18 Mn .7-1', 'HR≤163', '1016@ASTM A29'],
    ['20Mn', 'C .17-.23 Mn .7-1', 'HR≤197', '1022'],
    ['25Mn', 'C .22-.29 Mn .7-1', 'HR≤207', '1026'],
    ['30Mn', 'C .27-.34 Mn .7-1', 'HR≤217, A≤187', '1033@ASTM A29'],
    ['35Mn', 'C .32-.39 Mn .7-1', 'HR≤229, A≤197', '1037@ASTM A29'],
    ['40Mn', 'C .37-.44 Mn .7-1', 'HR≤229, A≤207', '1039@ASTM A29'],
    ['45Mn', 'C .42-.5 Mn .7-1', 'HR≤241, A≤217', '1046@ASTM A29'],
    ['50Mn', 'C .48-.56 Mn .7-1', 'HR≤255, A≤217', '1053@ASTM A29'],
    ['60Mn', 'C .57-.65 Mn .7-1', 'HR≤269, A≤229', '1561@ASTM A29'],
    ['65Mn', 'C .62-.7 Mn .9-1.2', 'HR≤285, A≤229', '1566, 65Г', { group: 'spring' }],
    ['70Mn', 'C .67-.75 Mn .9-1.2', 'HR≤285, A≤229', '1572@ASTM A29', { group: 'spring' }],
  ),
  ...structural(
    '碳素结构钢',
    'Structural carbon steel',
    ['Q195', 'C .12 Si .3 Mn .5 P .035 S .04'],
    ['Q215A', 'C .15 Si .35 Mn 1.2 P .045 S .05'],
    ['Q215B', 'C .15 Si .35 Mn 1.2 P .045 S .045'],
    // Without its class, as orders and lists often have it: see grade_families.data.ts.
    ['Q235', undefined, undefined, 'SS400, A36'],
    ['Q235A', 'C .22 Si .35 Mn 1.4 P .045 S .05'],
    ['Q235B', 'C .2 Si .35 Mn 1.4 P .045 S .045', undefined, 'S235JR, A36, SS400, Ст3сп'],
    ['Q235C', 'C .17 Si .35 Mn 1.4 P .04 S .04', undefined, 'S235J0'],
    ['Q235D', 'C .17 Si .35 Mn 1.4 P .035 S .035', undefined, 'S235J2'],
    ['Q275A', 'C .24 Si .35 Mn 1.5 P .045 S .05'],
    ['Q275B', 'Si .35 Mn 1.5 P .045 S .045', undefined, 'S275JR'],
    ['Q275C', 'C .2 Si .35 Mn 1.5 P .04 S .04', undefined, 'S275J0'],
    ['Q275D', 'C .2 Si .35 Mn 1.5 P .035 S .035', undefined, 'S275J2'],
  ),
  ...strong(
    '低合金高强度结构钢',
    'High-strength low-alloy steel',
    ['Q355', undefined, undefined, 'S355'],
    ['Q355B', 'Si .55 Mn 1.6 P .035 S .035 Cr .3 Ni .3 Cu .4 N .012', undefined, 'S355JR'],
    ['Q355C', 'Si .55 Mn 1.6 P .03 S .03 Cr .3 Ni .3 Cu .4 N .012', undefined, 'S355J0'],
    ['Q355D', 'Si .55 Mn 1.6 P .025 S .025 Cr .3 Ni .3 Cu .4', undefined, 'S355J2'],
    ['Q390B', 'C .2 Si .55 Mn 1.7 P .035 S .035 Cr .3 Ni .5 Mo .1 Cu .4 V .13 Nb .05 Ti .05 N .015'],
    ['Q390C', 'C .2 Si .55 Mn 1.7 P .03 S .03 Cr .3 Ni .5 Mo .1 Cu .4 V .13 Nb .05 Ti .05 N .015'],
    ['Q390D', 'C .2 Si .55 Mn 1.7 P .025 S .025 Cr .3 Ni .5 Mo .1 Cu .4 V .13 Nb .05 Ti .05 N .015'],
    ['Q420B', 'C .2 Si .55 Mn 1.7 P .035 S .035 Cr .3 Ni .8 Mo .2 Cu .4 V .13 Nb .05 Ti .05 N .015'],
    ['Q420C', 'C .2 Si .55 Mn 1.7 P .03 S .03 Cr .3 Ni .8 Mo .2 Cu .4 V .13 Nb .05 Ti .05 N .015'],
    ['Q460C', 'C .2 Si .55 Mn 1.8 P .03 S .03 Cr .3 Ni .8 Mo .2 Cu .4 V .13 Nb .05 Ti .05 N .015 B .004'],
  ),
  ...fine(
    '正火低合金高强度结构钢',
    'Normalised high-strength low-alloy steel',
    ['Q355NB', 'C .2 Si .5 Mn .9-1.65 P .035 S .035'],
    ['Q355NC', 'C .2 Si .5 Mn .9-1.65 P .03 S .03'],
    ['Q355ND', 'C .2 Si .5 Mn .9-1.65 P .03 S .025', undefined, 'S355N'],
    // As hot-rolled the standard ends with D; the trade still says Q355E.
    ['Q355NE', 'C .18 Si .5 Mn .9-1.65 P .025 S .02', undefined, 'S355NL, Q355E@Trade name'],
    ['Q355NF', 'C .16 Si .5 Mn .9-1.65 P .02 S .01'],
    ['Q390NB', 'C .2 Si .5 Mn .9-1.7 P .035 S .035'],
    ['Q390NC', 'C .2 Si .5 Mn .9-1.7 P .03 S .03'],
    ['Q390ND', 'C .2 Si .5 Mn .9-1.7 P .03 S .025'],
    ['Q390NE', 'C .2 Si .5 Mn .9-1.7 P .025 S .02'],
    ['Q420NB', 'C .2 Si .6 Mn 1-1.7 P .035 S .035'],
    ['Q420NC', 'C .2 Si .6 Mn 1-1.7 P .03 S .03'],
    ['Q420ND', 'C .2 Si .6 Mn 1-1.7 P .03 S .025', undefined, 'S420N'],
    ['Q420NE', 'C .2 Si .6 Mn 1-1.7 P .025 S .02', undefined, 'S420NL'],
    ['Q460NC', 'C .2 Si .6 Mn 1-1.7 P .03 S .03'],
    ['Q460ND', 'C .2 Si .6 Mn 1-1.7 P .03 S .025', undefined, 'S460N'],
    ['Q460NE', 'C .2 Si .6 Mn 1-1.7 P .025 S .02', undefined, 'S460NL'],
  ),
  ...thermomechanical(
    '热机械轧制低合金高强度结构钢',
    'Thermomechanically rolled high-strength low-alloy steel',
  ),
  ...table({ standard: 'GB/T 1591-2008', group: 'low_alloy', states: 'HR N' })(
    '低合金高强度结构钢（旧牌号）',
    'High-strength low-alloy steel (superseded grade)',
    ['Q345', undefined, undefined, 'Q355, S355', { supersededBy: 'Q355' }],
    ['Q345A', 'C .2 Si .5 Mn 1.7 P .035 S .035', undefined, 'Q355B', { supersededBy: 'Q355B' }],
    ['Q345B', 'C .2 Si .5 Mn 1.7 P .035 S .035', undefined, 'Q355B, S355JR, 16Mn', { supersededBy: 'Q355B' }],
    ['Q345C', 'C .2 Si .5 Mn 1.7 P .03 S .03', undefined, 'Q355C, S355J0', { supersededBy: 'Q355C' }],
    ['Q345D', 'C .18 Si .5 Mn 1.7 P .03 S .025', undefined, 'Q355D, S355J2', { supersededBy: 'Q355D' }],
    ['Q345E', 'C .18 Si .5 Mn 1.7 P .025 S .02', undefined, 'Q355NE, S355NL', { supersededBy: 'Q355NE' }],
  ),
  ...table({ standard: 'GB/T 1222', group: 'spring', states: 'HR A QT' })(
    '弹簧钢',
    'Spring steel',
    ['60Si2Mn', 'C .56-.64 Si 1.5-2 Mn .7-1 Cr .35 P .025 S .02', 'HR≤321', '9260, SUP6@JIS G4801, 60С2А'],
    ['55CrMn', 'C .52-.6 Si .17-.37 Mn .65-.95 Cr .65-.95 P .025 S .02', 'HR≤321', '5155, SUP9'],
    ['60CrMn', 'C .56-.64 Si .17-.37 Mn .7-1 Cr .7-1 P .025 S .02', 'HR≤321', '5160, SUP9A'],
    ['60Si2Cr', 'C .56-.64 Si 1.4-1.8 Mn .4-.7 Cr .7-1 P .025 S .02', 'A≤321'],
    ['55SiCr', 'C .51-.59 Si 1.2-1.6 Mn .5-.8 Cr .5-.8 P .025 S .02', 'HR≤321', '9254, SUP12, 54SiCr6'],
    ['60Si2CrV', 'C .56-.64 Si 1.4-1.8 Mn .4-.7 Cr .9-1.2 V .1-.2 P .025 S .02', 'A≤321'],
    [
      '50CrV',
      'C .46-.54 Si .17-.37 Mn .5-.8 Cr .8-1.1 V .1-.2 P .025 S .02',
      'HR≤321',
      '51CrV4, 6150, SUP10, 50ХФА',
      {
        exact: [former('GB/T 1222-2016, former designation of the same grade', '50CrVA', 'GB/T 1222-2007')],
      },
    ],
    ['51CrMnV', 'C .47-.55 Si .17-.37 Mn .7-1.1 Cr .9-1.2 V .1-.25 P .025 S .02', 'HR≤321', '51CrV4'],
  ),
]
