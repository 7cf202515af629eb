/** Stock lists as they are kept in several countries, with numbers of their own, for a walk from the file to the market. */
/** A correction of a column, in one row or in all that need it; `isOther` if another one is offered before it. */
type Choice = { of: string; row?: number; take: string; isOther?: boolean }

export type WalkedList = {
  name: string
  /** Rows of the sheet, headings included. */
  cells: readonly (readonly string[])[]
  /** What the person chooses of what is offered, in this order. */
  choose?: readonly Choice[]
  /** What is chosen once the questions for all rows are answered. */
  afterwards?: readonly Choice[]
  /** Numbers of rows that stay in the table, because more is asked of them than can be chosen. */
  stays?: readonly number[]
  /** By number of the row, what a buyer types to find it. */
  found: Readonly<Record<number, string>>
}

export const chineseLists: readonly WalkedList[] = [
  {
    name: '品名与长度',
    cells: [
      ['品名', '材质', '规格', '长度', '支数'],
      ['圆钢', '42CrMo', 'φ318', '6140', '3'],
      ['锻圆', '45#', 'φ104', '5990', '12'],
    ],
    found: { 2: '42CrMo φ318×6140', 3: '45# φ104×5990' },
  },
  {
    name: '直径与长度',
    cells: [
      ['品名', '材质', '直径(mm)', '长度(mm)', '支数'],
      ['圆钢', '40Cr', '262', '5110', '2'],
      ['锻件', '45', '146', '4480', '5'],
    ],
    found: { 2: '40Cr 262×5110', 3: '45 φ146×4480' },
  },
  {
    name: '七种品名',
    cells: [
      ['品名', '材质', '规格', '支数'],
      ['圆钢', '42CrMo', 'φ316*6120', '3'],
      ['锻圆', '45#', 'φ106*5970', '12'],
      ['方钢', '20#', '190*190*2870', '1'],
      ['扁钢', 'Q355B', '110*22*5870', '2'],
      ['锻环', '16Mn', '1180*790*170', '2'],
      ['无缝管', '20#', '219*22*5870', '3'],
      ['法兰', '20#', 'DN150 PN16', '3'],
    ],
    choose: [
      { of: 'Category', row: 4, take: '锻方钢' },
      { of: 'Category', row: 5, take: '锻扁钢' },
      { of: 'Category', row: 6, take: '自由锻环', isOther: true },
      { of: 'Category', row: 7, take: '厚壁无缝管' },
    ],
    stays: [8],
    found: {
      2: '42CrMo φ316×6120',
      3: '45# φ106×5970',
      4: '方钢 20# 190×190×2870',
      5: '扁钢 Q355B 22×110×5870',
      6: '锻环 16Mn 1180/790×170',
      7: '无缝管 20# 219×22×5870',
    },
  },
  {
    name: '米重与总重',
    cells: [
      [
        '序号',
        '品名',
        '材质',
        '规格',
        '长度',
        '支数',
        '米重(kg/m)',
        '单重(kg)',
        '总重(t)',
        '炉号',
        '产地',
        '备注',
      ],
      [
        '1',
        '锻圆',
        '42CrMo',
        'φ308',
        '5880',
        '3',
        '584.9',
        '3439',
        '10.317',
        'K26-0417',
        '示例钢厂',
        '探伤合格',
      ],
      ['2', '圆钢', '45#', 'φ108', '6010', '12', '71.91', '432.2', '5.186', 'K26-0511', '示例钢厂', ''],
    ],
    found: { 2: '42CrMo φ308×5880', 3: '45# φ108×6010' },
  },
  {
    name: '双语表头',
    cells: [
      [
        '序号',
        '牌号\nGrade',
        '规格 Size (mm)',
        '',
        '状态\nCondition',
        '支数\nPcs',
        '重量\nWeight',
        '单价(含税)\nPrice',
        '炉号\nHeat No.',
      ],
      ['', '', '外径/厚×宽 OD', '长度 L', '', '', '', '', ''],
      ['1', '42CrMo', 'φ302', '4180', '调质', '3', '7.05吨', '6850', 'W0512A'],
      ['2', '45#', 'φ248', '5760', '热轧', '4', '8.74', '4600', 'W119'],
      ['3', '40Cr', '248*248', '3980', '退火', '2', '3.84t', '5350', 'W0417'],
      ['4', '304', 'φ182', '3180', '固溶', '6', '3.95吨', '1.86万/吨', 'W2511'],
      ['5', '45钢', 'φ160-180', '3-6米', '锻后退火', '12', '约11吨', '电议', 'W1'],
    ],
    choose: [{ of: 'Price', take: '按每吨' }],
    stays: [7],
    found: { 3: '42CrMo φ302×4180', 4: '45# φ248×5760', 6: '304 φ182×3180' },
  },
  {
    name: '扁材三个尺寸的次序',
    cells: [
      ['材质', '规格(mm)', '数量'],
      ['42CrMo', '扁钢 118*24*5910', '5'],
      ['Q355B', '钢板 5980*1990*24', '2'],
      ['718H', '模块 1180*630*390', '1'],
    ],
    afterwards: [{ of: 'Category', take: '锻扁钢' }],
    found: {
      2: '42CrMo 扁钢 24×118×5910',
      3: 'Q355B 钢板 24×1990×5980',
      4: '718H 模块 390×630×1180',
    },
  },
]

export const foreignLists: readonly WalkedList[] = [
  {
    name: 'No-break spaces',
    cells: [
      ['Grade', 'Size', 'Length (mm)', 'Qty', 'Weight (kg)'],
      ['42CrMo4', 'Ø322', '6 160', '3', '11 814,7'],
      ['C45', 'Ø102', '6 010', '12', '4 626,3'],
    ],
    found: { 2: '42CrMo4 Ø322×6160', 3: 'C45 Ø102×6010' },
  },
  {
    name: 'India',
    cells: [
      ['STOCK LIST AS ON 07.10.2026'],
      [
        'Sr No',
        'Grade',
        'Section',
        'Dia (mm)',
        'Length (mtr)',
        'Qty (Nos)',
        'Wt (MT)',
        'Heat No',
        'Make',
        'Location',
      ],
      ['1', 'EN19', 'Round', '125', '4.6', '6', '2.659', 'H2701', 'Sample Mill', 'Pune'],
      ['2', 'EN24', 'Round', '205', '3.3', '2', '1.710', 'H2703', 'Sample Mill', 'Pune'],
      ['TOTAL', '', '', '', '', '8', '4.369'],
    ],
    choose: [{ of: 'Stored at', take: '' }],
    found: { 3: 'EN19 125×4600', 4: 'EN24 dia 205 x 3300' },
  },
  {
    name: 'America',
    cells: [
      ['Grade', 'Size', 'Length', 'Cond', 'Pcs', 'Lbs', 'Heat'],
      ['4140', '6-1/4"', `20' 6"`, 'HT', '3', '6,418', 'A1123'],
      ['4340', '11.000"', 'RL 10/12', 'ANN', '2', '7,119', 'B2210'],
    ],
    choose: [{ of: 'Length L', row: 3, take: '3,048 mm' }],
    found: { 2: `4140 6-1/4" x 20' 6"`, 3: '4340 11" x 10 ft' },
  },
  {
    name: 'Pounds in one row',
    cells: [
      ['Grade', 'Size', 'Lbs', 'Pcs'],
      ['4140', `5" dia x 18'`, '3,608', '3'],
    ],
    found: { 2: `4140 5" dia x 18'` },
  },
  {
    name: 'Tolerance classes',
    cells: [
      ['Grade', 'Size', 'Tol', 'Length', 'Qty'],
      ['C45', 'Ø58', 'h11', '3010', '5'],
      ['42CrMo4', 'Ø64 h11', '', '3020', '5'],
    ],
    found: { 2: 'C45 Ø58 x 3010', 3: '42CrMo4 Ø64 h11 x 3020' },
  },
  {
    name: 'Germany',
    cells: [
      ['Pos', 'Benennung', 'Werkstoff', 'Abmessung', 'Menge', 'Einheit', 'Gewicht (kg)'],
      ['1', 'Rundstahl', '42CrMo4+QT', 'Ø82 x 1020', '2', 'Stk', '84,6'],
      ['2', 'Flachstahl', 'S355J2', '110x22x1020', '4', 'Stk', '77,5'],
      ['3', 'Welle', 'C45', 'Ø62 h11 x 860', '1', 'Stk', '20,38'],
      ['4', 'Rundstahl', '1.2379', 'Ø165 x 1.260', '1', 'Stk', '207,4'],
    ],
    choose: [{ of: 'Category', row: 3, take: 'Forged flats' }],
    found: { 2: '42CrMo4 Ø82 x 1020', 3: 'S355J2 22x110x1020', 4: 'C45 Ø62 x 860', 5: '1.2379 Ø165 x 1260' },
  },
  {
    name: 'Weights called Wt',
    cells: [
      ['Product', 'Grade', 'OD (mm)', 'Wt (kg)', 'Length (m)', 'Pcs'],
      ['Seamless pipe', '16Mn', '273', '5000', '6', '5'],
      ['Seamless pipe', '20', '219', '3540', '6', '6'],
    ],
    choose: [{ of: 'Category', take: 'Thick-wall seamless pipe' }],
    // The wall is nowhere, and no weight is taken for it.
    stays: [2, 3],
    found: {},
  },
]
