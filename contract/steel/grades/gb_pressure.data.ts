import { former, table } from './table.ts'

/*
 * Forgings, plates and tubes for pressure equipment and rotors of the Chinese standards. Chemistry from NB/T 47008-2017,
 * NB/T 47009-2017 and GB/T 713-2014 as the trade knows it; hardness of NB/T 47008 is the range after heat treatment.
 * What depends on the thickness or on an agreement is left out. Stainless forgings of NB/T 47010 go by the unified code
 * of their grade (S30408), which is a name of the grade in stainless.data.ts.
 */
const forging = table({ standard: 'NB/T 47008', group: 'pressure_vessel', states: 'N NT QT' })
const cold = table({ standard: 'NB/T 47009', group: 'pressure_vessel', states: 'NT QT' })
const plate = table({ standard: 'GB/T 713', group: 'pressure_vessel', states: 'HR N' })

export const gbPressure = [
  ...forging('承压设备用碳锰钢锻件', 'C-Mn pressure-vessel forging', [
    '16Mn',
    'C .13-.2 Si .2-.6 Mn 1.2-1.6 P .03 S .02 Cr .3 Ni .3 Cu .25',
    'N 121-178',
    'P355GH',
  ]),
  ...forging(
    '承压设备用锰钼钢锻件',
    'Mn-Mo pressure-vessel forging',
    ['20MnMo', 'C .17-.23 Si .15-.4 Mn 1.1-1.4 P .025 S .015 Cr .3 Ni .3 Mo .2-.35'],
    ['20MnMoNb', 'C .17-.23 Si .15-.4 Mn 1.3-1.6 P .025 S .015 Cr .3 Ni .3 Mo .45-.65 Nb .025-.05'],
    [
      '20MnNiMo',
      'C .17-.23 Si .15-.4 Mn 1.2-1.5 P .02 S .015 Cr .3 Ni .4-1 Mo .45-.6',
      undefined,
      'SA-508 Gr.3',
    ],
  ),
  ...forging(
    '铬钼耐热钢锻件',
    'Cr-Mo creep-resistant forging',
    [
      '15CrMo',
      'C .12-.18 Si .1-.6 Mn .3-.8 P .025 S .015 Cr .8-1.25 Mo .45-.65',
      undefined,
      'F12, 13CrMo4-5, 15ХМ',
    ],
    ['14Cr1Mo', 'C .11-.17 Si .5-.8 Mn .3-.8 P .02 S .015 Cr 1.15-1.5 Mo .45-.65', undefined, 'F11'],
    [
      '12Cr2Mo1',
      'C .15 Si .5 Mn .3-.6 P .02 S .015 Cr 2-2.5 Mo .9-1.1',
      undefined,
      'F22, 10CrMo9-10, 11CrMo9-10',
    ],
  ),
  ...forging(
    '铬钼钒耐热钢锻件',
    'Cr-Mo-V creep-resistant forging',
    [
      '12Cr1MoV',
      'C .09-.15 Si .15-.4 Mn .4-.7 P .025 S .015 Cr .9-1.2 Mo .25-.35 V .15-.3',
      undefined,
      '12Х1МФ',
    ],
    [
      '12Cr2Mo1V',
      'C .11-.15 Si .1 Mn .3-.6 P .012 S .01 Cr 2-2.5 Ni .25 Mo .9-1.1 V .25-.35',
      undefined,
      'F22V',
    ],
    ['12Cr3Mo1V', 'C .1-.15 Si .1 Mn .3-.6 Cr 2.75-3.25 Ni .25 Mo .9-1.1 V .2-.3', undefined, 'F3V'],
  ),
  ...table({ standard: 'NB/T 47008', group: 'heat_resistant', density: 7.8, states: 'NT QT' })(
    '中铬耐热钢',
    'Medium-chromium heat-resistant steel',
    [
      '12Cr5Mo',
      'C .15 Si .5 Mn .6 P .025 S .015 Cr 4-6 Ni .5 Mo .45-.65',
      undefined,
      'F5, X16CrMo5-1, 15Х5М',
      {
        exact: [former('GB/T 20878-2007, former designation of the same grade', '1Cr5Mo', 'GB/T 1221-1992')],
      },
    ],
    [
      '10Cr9Mo1VNbN',
      'C .08-.12 Si .2-.5 Mn .3-.6 P .02 S .01 Cr 8-9.5 Ni .4 Mo .85-1.05 V .18-.25 Nb .06-.1 N .03-.07',
      undefined,
      'F91, X10CrMoVNb9-1',
      { density: 7.77 },
    ],
    [
      '10Cr9MoW2VNbBN',
      'C .07-.13 Si .5 Mn .3-.6 P .02 S .01 Cr 8.5-9.5 Ni .4 Mo .3-.6 W 1.5-2 V .15-.25 Nb .04-.09 N .03-.07 B .001-.006',
      undefined,
      'F92',
      { density: 7.77 },
    ],
  ),
  ...cold(
    '低温承压设备用锻件',
    'Low-temperature forging',
    ['16MnD', 'C .13-.2 Si .2-.6 Mn 1.2-1.6 P .02 S .01 Cr .25 Ni .4 Cu .25', undefined, 'LF2'],
    ['20MnMoD', 'C .16-.22 Si .15-.4 Mn 1.1-1.4 P .02 S .008 Cr .3 Ni .5 Mo .2-.35'],
    ['08MnNiMoVD', 'C .06-.1 Si .2-.4 Mn 1.1-1.4 P .02 S .008 Cr .3 Ni 1.2-1.7 Mo .2-.4 V .02-.06'],
    ['10Ni3MoVD', 'C .08-.12 Si .15-.35 Mn .7-.9 P .015 S .008 Cr .3 Ni 2.5-3 Mo .2-.3 V .02-.06'],
    ['09MnNiD', 'C .06-.12 Si .15-.35 Mn 1.2-1.6 P .02 S .008 Cr .3 Ni .45-.85 Nb .05'],
  ),
  ...cold(
    '低温承压设备用镍钢锻件',
    'Low-temperature nickel-steel forging',
    ['08Ni3D', 'C .1 Si .15-.35 Mn .4-.9 P .015 S .008 Cr .3 Ni 3.25-3.75 Mo .12', undefined, 'LF3, 12Ni14'],
    [
      '06Ni9D',
      'C .08 Si .15-.35 Mn .3-.8 P .008 S .004 Cr .3 Ni 8.5-10 Mo .1',
      undefined,
      'X8Ni9',
      { density: 7.87 },
    ],
  ),
  ...plate(
    '锅炉和压力容器用钢板',
    'Boiler and pressure-vessel plate',
    ['Q245R', 'C .2 Si .35 P .025 S .01', undefined, 'P265GH', { exact: [] }],
    ['Q345R', 'C .2 Si .55 P .025 S .01', undefined, 'P355GH'],
    ['18MnMoNbR', 'C .21 Si .15-.5 Mn 1.2-1.6 P .02 S .01 Mo .45-.65 Nb .025-.05', undefined, '20MnMoNb'],
    [
      '15CrMoR',
      'C .08-.18 Si .15-.4 Mn .4-.7 P .025 S .01 Cr .8-1.2 Mo .45-.6',
      undefined,
      '15CrMo, 13CrMo4-5',
    ],
    ['14Cr1MoR', 'C .17 Si .5-.8 Mn .4-.65 P .02 S .01 Cr 1.15-1.5 Mo .45-.65', undefined, '14Cr1Mo'],
    ['12Cr2Mo1R', 'C .08-.15 Si .5 Mn .3-.6 P .02 S .01 Cr 2-2.5 Mo .9-1.1', undefined, '12Cr2Mo1'],
    [
      '12Cr1MoVR',
      'C .08-.15 Si .15-.4 Mn .4-.7 P .025 S .01 Cr .9-1.2 Mo .25-.35 V .15-.3',
      undefined,
      '12Cr1MoV',
    ],
  ),
  ...table({ standard: 'GB 713-1997', group: 'pressure_vessel', states: 'HR N' })(
    '锅炉用钢板（旧牌号）',
    'Boiler plate (superseded grade)',
    ['20g', undefined, undefined, 'Q245R', { supersededBy: 'Q245R' }],
    ['16Mng', undefined, undefined, 'Q345R', { supersededBy: 'Q345R' }],
  ),
  ...table({ standard: 'GB 6654-1996', group: 'pressure_vessel', states: 'HR N' })(
    '压力容器用钢板（旧牌号）',
    'Pressure-vessel plate (superseded grade)',
    ['20R', undefined, undefined, 'Q245R', { supersededBy: 'Q245R' }],
    ['16MnR', undefined, undefined, 'Q345R', { supersededBy: 'Q345R' }],
  ),
  ...table({ standard: 'GB/T 5310', group: 'pressure_vessel', base: 'P .025 S .015', states: 'N' })(
    '高压锅炉用钢',
    'Steel for high-pressure boilers',
    ['25MnG', 'C .22-.27 Si .17-.37 Mn .7-1'],
    ['15MoG', 'C .12-.2 Si .17-.37 Mn .4-.8 Mo .25-.35', undefined, '16Mo3'],
    ['15CrMoG', 'C .12-.18 Si .17-.37 Mn .4-.7 Cr .8-1.1 Mo .4-.55', undefined, '15CrMo'],
    [
      '12Cr1MoVG',
      'C .08-.15 Si .17-.37 Mn .4-.7 P .025 S .01 Cr .9-1.2 Mo .25-.35 V .15-.3',
      undefined,
      '12Cr1MoV',
    ],
    ['12Cr2MoG', 'C .08-.15 Si .5 Mn .4-.6 Cr 2-2.5 Mo .9-1.13', undefined, '12Cr2Mo1'],
  ),
  ...table({ standard: 'JB/T 8708', group: 'rotor', states: 'QT' })(
    '汽轮发电机转子钢',
    'Generator rotor steel',
    ['25Cr2Ni4MoV', undefined, undefined, '26NiCrMoV14-5'],
  ),
  ...table({ standard: 'JB/T 8707', group: 'rotor', states: 'QT' })(
    '汽轮机低压转子钢',
    'Low-pressure turbine rotor steel',
    ['30Cr2Ni4MoV', 'C .35 Si .1 Mn .2-.4 Cr 1.5-2 Ni 3.25-3.75 Mo .3-.6 V .07-.15'],
  ),
  ...table({ standard: 'JB/T 1265', group: 'rotor', states: 'QT' })(
    '汽轮机高中压转子钢',
    'High-pressure turbine rotor steel',
    [
      '30Cr1Mo1V',
      'C .27-.34 Si .17-.37 Mn .7-1 Cr 1.05-1.35 Ni .5 Mo 1-1.3 V .21-.29',
      undefined,
      '30CrMoNiV5-11@SEW 555',
    ],
  ),
]
