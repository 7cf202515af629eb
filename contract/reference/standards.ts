/** What a standard covers: the material, the forging as delivered, or its testing and certificates. */
export type StandardKind = 'material' | 'forging' | 'testing'

export type Standard = { code: string; kind: StandardKind; zh: string; en: string }

type Row = readonly [code: string, zh: string, en: string]

function of(kind: StandardKind, ...rows: Row[]): Standard[] {
  return rows.map(([code, zh, en]) => ({ code, kind, zh, en }))
}

/** Standards that postings usually name; others can be entered. */
export const standards: readonly Standard[] = [
  ...of(
    'material',
    ['GB/T 699', '优质碳素结构钢', 'Quality carbon structural steels'],
    ['GB/T 700', '碳素结构钢', 'Carbon structural steels'],
    ['GB/T 1591', '低合金高强度结构钢', 'High-strength low-alloy structural steels'],
    ['GB/T 3077', '合金结构钢', 'Alloy structural steels'],
    ['GB/T 5216', '保证淬透性结构钢', 'Structural steels with specified hardenability'],
    ['GB/T 1222', '弹簧钢', 'Spring steels'],
    ['GB/T 18254', '高碳铬轴承钢', 'High-carbon chromium bearing steel'],
    ['GB/T 1299', '工模具钢', 'Tool and mould steels'],
    ['GB/T 9943', '高速工具钢', 'High-speed tool steels'],
    ['GB/T 1220', '不锈钢棒', 'Stainless steel bars'],
    ['GB/T 1221', '耐热钢棒', 'Heat-resistant steel bars'],
    ['GB/T 20878', '不锈钢 牌号及化学成分', 'Stainless steels: grades and chemical composition'],
    [
      'EN ISO 683-1',
      '热处理钢 第1部分：非合金调质钢',
      'Heat-treatable steels: non-alloy steels for quenching and tempering',
    ],
    [
      'EN ISO 683-2',
      '热处理钢 第2部分：合金调质钢',
      'Heat-treatable steels: alloy steels for quenching and tempering',
    ],
    ['EN ISO 683-3', '热处理钢 第3部分：渗碳钢', 'Heat-treatable steels: case-hardening steels'],
    ['EN ISO 4957', '工具钢', 'Tool steels'],
    ['EN 10088-3', '不锈钢 第3部分：半成品、棒材', 'Stainless steels: semi-finished products and bars'],
    ['ASTM A29', '碳素钢与合金钢棒', 'Carbon and alloy steel bars, hot-wrought'],
    ['ASTM A276', '不锈钢棒与型材', 'Stainless steel bars and shapes'],
    ['ASTM A564', '沉淀硬化不锈钢棒', 'Age-hardening stainless steel bars and shapes'],
    ['ASTM A681', '合金工具钢', 'Alloy tool steels'],
    ['JIS G4051', '机械结构用碳素钢', 'Carbon steels for machine structural use'],
    ['JIS G4053', '机械结构用合金钢', 'Low-alloyed steels for machine structural use'],
  ),
  ...of(
    'forging',
    ['GB/T 908', '锻制钢棒尺寸、外形、重量及允许偏差', 'Forged bars: dimensions, shape, mass and tolerances'],
    [
      'GB/T 702',
      '热轧钢棒尺寸、外形、重量及允许偏差',
      'Hot-rolled bars: dimensions, shape, mass and tolerances',
    ],
    [
      'GB/T 12362',
      '钢质模锻件 公差及机械加工余量',
      'Steel die forgings: tolerances and machining allowances',
    ],
    [
      'GB/T 21469',
      '锤上钢质自由锻件机械加工余量与公差 一般要求',
      'Hammer open-die forgings: machining allowances and tolerances',
    ],
    ['GB/T 33083', '大型碳素结构钢锻件 技术条件', 'Heavy carbon structural steel forgings'],
    ['GB/T 33084', '大型合金结构钢锻件 技术条件', 'Heavy alloy structural steel forgings'],
    ['JB/T 5000.8', '重型机械通用技术条件 第8部分：锻件', 'Heavy machinery, general conditions: forgings'],
    ['JB/T 6396', '大型合金结构钢锻件 技术条件', 'Heavy alloy structural steel forgings (machinery)'],
    ['JB/T 6397', '大型碳素结构钢锻件 技术条件', 'Heavy carbon structural steel forgings (machinery)'],
    [
      'JB/T 6398',
      '大型不锈、耐酸、耐热钢锻件',
      'Heavy stainless, acid-resistant and heat-resistant forgings',
    ],
    ['NB/T 47008', '承压设备用碳素钢和合金钢锻件', 'Carbon and alloy steel forgings for pressure equipment'],
    ['NB/T 47009', '低温承压设备用合金钢锻件', 'Alloy steel forgings for low-temperature pressure equipment'],
    [
      'NB/T 47010',
      '承压设备用不锈钢和耐热钢锻件',
      'Stainless and heat-resistant forgings for pressure equipment',
    ],
    ['EN 10250', '一般工程用自由锻件', 'Open-die steel forgings for general engineering'],
    ['EN 10222', '承压用钢锻件', 'Steel forgings for pressure purposes'],
    [
      'ASTM A668',
      '一般工业用碳素钢与合金钢锻件',
      'Carbon and alloy steel forgings for general industrial use',
    ],
    ['ASTM A788', '钢锻件一般要求', 'Steel forgings, general requirements'],
    ['ASTM A105', '管道用碳钢锻件', 'Carbon steel forgings for piping'],
    [
      'ASTM A182',
      '高温用合金钢与不锈钢锻制法兰、管件',
      'Forged alloy and stainless flanges and fittings for high temperature',
    ],
    ['ASTM A350', '低温用碳钢与低合金钢锻件', 'Carbon and low-alloy forgings for low-temperature piping'],
    ['ASTM A336', '承压与高温用合金钢锻件', 'Alloy steel forgings for pressure and high temperature'],
    ['ASTM A473', '不锈钢锻件', 'Stainless steel forgings'],
    ['ASTM A694', '高压输送用法兰、管件锻件', 'Forgings for high-pressure transmission flanges and fittings'],
    ['ASTM B381', '钛与钛合金锻件', 'Titanium and titanium alloy forgings'],
    ['ASTM B637', '高温用镍合金棒材与锻件', 'Nickel alloy bars and forgings for high temperature'],
    [
      'ASME SA-508',
      '压力容器用淬火回火碳钢与合金钢锻件',
      'Quenched and tempered forgings for pressure vessels',
    ],
    ['API 6A', '井口与采油树设备', 'Wellhead and tree equipment'],
    ['JIS G3201', '一般用碳素钢锻件', 'Carbon steel forgings for general use'],
  ),
  ...of(
    'testing',
    ['GB/T 222', '钢的成品化学成分允许偏差', 'Permissible deviations of product analysis'],
    ['GB/T 231.1', '金属材料 布氏硬度试验', 'Brinell hardness test'],
    ['GB/T 6402', '钢锻件超声检测方法', 'Ultrasonic testing of steel forgings'],
    ['GB/T 4162', '锻轧钢棒超声检测方法', 'Ultrasonic testing of forged and rolled bars'],
    [
      'JB/T 5000.15',
      '重型机械通用技术条件 第15部分：锻钢件无损检测',
      'Heavy machinery, general conditions: non-destructive testing of forgings',
    ],
    ['NB/T 47013.3', '承压设备无损检测 第3部分：超声检测', 'Pressure equipment: ultrasonic testing'],
    [
      'EN 10228-3',
      '钢锻件无损检测 第3部分：铁素体或马氏体钢锻件超声检测',
      'Ultrasonic testing of ferritic or martensitic forgings',
    ],
    ['EN 10204', '金属产品 检验文件类型', 'Types of inspection documents'],
    ['SEP 1921', '锻件与棒材超声检测', 'Ultrasonic testing of forgings and bars'],
    ['ASTM A388', '钢锻件超声检测', 'Ultrasonic examination of steel forgings'],
  ),
]
