// Steps, spoken forms, letters that look alike, grades among numbers, whole lines, noise, and what is refused.
import {
  asks,
  type CorpusClass,
  count,
  disc,
  drawing,
  flat,
  hexagon,
  ingot,
  only,
  pipe,
  range,
  ring,
  round,
  sleeve,
  square,
  stepped,
  within,
} from './pieces.ts'

const { bars, pcs, blocks, lengths, sets } = count

export const steps: CorpusClass = {
  name: 'steps',
  lines: [
    ['φ420×800+φ680×2000', stepped([420, 800], [680, 2000])],
    ['420*800+680*2000', stepped([420, 800], [680, 2000])],
    ['φ420×800 + φ680×2000 + φ420×800', stepped([420, 800], [680, 2000], [420, 800])],
    ['台阶轴 φ420×800, φ680×2000', { ...stepped([420, 800], [680, 2000]), categoryWord: '台阶轴' }],
    ['台阶轴 φ420×800/φ680×2000', { ...stepped([420, 800], [680, 2000]), categoryWord: '台阶轴' }],
    [
      '台阶轴 φ420×800-φ680×2000-φ420×800',
      { ...stepped([420, 800], [680, 2000], [420, 800]), categoryWord: '台阶轴' },
    ],
    ['锻轴 φ420×800/φ680×2000', { ...stepped([420, 800], [680, 2000]), categoryWord: '锻轴' }],
    ['台阶轴 φ420长800 φ680长2000', { ...stepped([420, 800], [680, 2000]), categoryWord: '台阶轴' }],
    [
      'stepped shaft D420xL800, D680xL2000',
      { ...stepped([420, 800], [680, 2000]), categoryWord: 'stepped shaft' },
    ],
    [
      '42CrMo 台阶轴 φ420×800+φ680×2000 调质 1支',
      {
        ...stepped([420, 800], [680, 2000]),
        categoryWord: '台阶轴',
        material: '42CrMo',
        deliveryState: 'quenched_tempered',
        ...bars(1),
      },
    ],
    ['台阶轴 500', { ...only('stepped'), categoryWord: '台阶轴', unread: ['500'] }],
    ['台阶轴 φ300×φ200', { ...only('stepped'), categoryWord: '台阶轴', unread: ['φ300×φ200'] }],
    ['φ420×800+φ680/2000', { ...only(), unread: ['φ420×800+φ680/2000'] }],
  ],
}

export const spoken: CorpusClass = {
  name: 'Chinese numerals and spoken forms',
  lines: [
    ['三百二十的圆 一米二长', round(320, 1200)],
    ['三百二的圆，一米二长', round(320, 1200)],
    ['三百二的圆 六米长', round(320, 6000)],
    ['直径三百 两米', round(300, 2000)],
    ['直径三百长两米', round(300, 2000)],
    ['直径三百五 长一米五', round(350, 1500)],
    ['直径一百零五 三米', round(105, 3000)],
    ['直径一千二 高三百', disc(1200, 300)],
    ['圆钢 三百二 6米', { ...round(320, 6000), categoryWord: '圆钢' }],
    ['九十方 六米', square(90, 6000)],
    ['两百方，三米长，两支', { ...square(200, 3000), ...bars(2) }],
    ['三百乘四百乘两米', flat(300, 400, 2000)],
    ['φ300 一米二', round(300, 1200)],
    ['φ300 1米2', round(300, 1200)],
    ['φ300 2米半', round(300, 2500)],
    ['φ300 两米半', round(300, 2500)],
    ['φ300 半米', round(300, 500)],
    ['φ300×6米5', round(300, 6500)],
    ['φ300×6米5支', { ...round(300, 6000), ...bars(5) }],
    ['φ300×1米25', round(300, 1250)],
    ['φ300 一米零五', round(300, 1050)],
    ['一吨二的锭', { ...ingot(1200), categoryWord: '锭' }],
    ['半吨锭', { ...ingot(500), categoryWord: '锭' }],
    ['十二吨半的钢锭', { ...ingot(12_500), categoryWord: '钢锭' }],
    ['外径五百 内孔三百 高一百五', ring(500, 300, 150)],
    ['φ300×1200 两支', { ...round(300, 1200), ...bars(2) }],
    ['φ300×1200 十二件', { ...round(300, 1200), ...pcs(12) }],
    ['φ300×1200 一套', { ...round(300, 1200), ...sets(1) }],
    ['φ300×1200 共三支', { ...round(300, 1200), ...bars(3) }],
    ['φ300×1200 一级探伤', { ...round(300, 1200), ndt: { methods: ['UT'], level: '一' } }],
    ['φ300×1200 二级', { ...round(300, 1200), character: 2 }],
    ['三五百的圆', { ...only(), unread: ['三五百的'], categoryWord: '圆', shape: 'round' }],
  ],
}

export const lookAlikes: CorpusClass = {
  name: 'letters that look alike',
  lines: [
    ['φ300х1200', round(300, 1200)],
    ['Ф300х1200', round(300, 1200)],
    ['ф300Х1200', round(300, 1200)],
    ['Ф 300 х 1200 мм', round(300, 1200)],
    ['300х400х2000', flat(300, 400, 2000)],
    ['ОD500/ID300×150', ring(500, 300, 150)],
    ['Ф90х6м', round(90, 6000)],
    ['Н13 300×400×2000', { ...flat(300, 400, 2000), material: 'H13' }],
    ['42СrМо φ300×1200', { ...round(300, 1200), material: '42CrMo' }],
    ['Ф300х1200 2 шт', { ...round(300, 1200), ...pcs(2) }],
    ['ΟD500 ID300 Η150', ring(500, 300, 150)],
    ['φ3О0×1200', { ...only(), unread: ['φ3O0×1200'] }],
  ],
}

export const gradeNumbers: CorpusClass = {
  name: 'grades that are numbers',
  lines: [
    ['45 φ300×1200', { ...round(300, 1200), material: '45' }],
    ['45#φ300×1200', { ...round(300, 1200), material: '45' }],
    ['45号钢 φ300×1200', { ...round(300, 1200), material: '45' }],
    ['45钢 φ300×1200', { ...round(300, 1200), material: '45' }],
    ['304 φ300×1200', { ...round(300, 1200), material: '304' }],
    ['304 300×400×2000', { ...flat(300, 400, 2000), material: '304' }],
    ['φ300×1200 304', { ...round(300, 1200), material: '304' }],
    ['4140 φ300×1200', { ...round(300, 1200), material: '4140' }],
    ['φ300×1200 4140', { ...round(300, 1200), material: '4140' }],
    ['4340 φ300×1200 2支', { ...round(300, 1200), material: '4340', ...bars(2) }],
    ['8620 圆钢 φ100×6m', { ...round(100, 6000), material: '8620', categoryWord: '圆钢' }],
    ['1045 round bar 100 x 6000', { ...round(100, 6000), material: '1045', categoryWord: 'round bar' }],
    ['4140 300×1200', { ...asks(round(300, 1200), square(300, 1200)), material: '4140' }],
    ['2205 ring 500/300x150', { ...ring(500, 300, 150), material: '2205', categoryWord: 'ring' }],
    ['718 模块 300×400×2000', { ...flat(300, 400, 2000), material: '718', categoryWord: '模块' }],
    ['1.7225 φ300×1200', { ...round(300, 1200), material: '1.7225' }],
    ['1.6582 Welle Ø300x2000', { ...round(300, 2000), material: '1.6582', categoryWord: 'Welle' }],
    ['φ300×1200 1.7225', { ...round(300, 1200), material: '1.7225' }],
    ['X 22 CrMoV 12 1 φ300×1200', { ...round(300, 1200), material: 'X22CrMoV12-1' }],
    [
      '42CrMo4+QT Ø300x1200',
      { ...round(300, 1200), material: '42CrMo4', deliveryState: 'quenched_tempered' },
    ],
    ['17-4 PH φ300×1200', { ...round(300, 1200), material: '17-4PH' }],
    ['Inconel 625 φ300×1200', { ...round(300, 1200), material: 'Inconel 625' }],
    ['D2 300×400×2000', { ...flat(300, 400, 2000), material: 'D2' }],
    ['H13 8×300×2000', { ...flat(8, 300, 2000), material: 'H13' }],
    ['20钢 φ219×20×6000 管', { ...pipe(219, 20, 6000), material: '20', categoryWord: '管' }],
    [
      '304 圆钢',
      {
        ...asks({ shape: 'round', dims: {}, material: '304' }, { shape: 'round', dims: { d: 304 } }),
        categoryWord: '圆钢',
      },
    ],
    [
      '圆钢 304 长2000',
      {
        ...asks(round(304, 2000), { shape: 'round', dims: { l: 2000 }, material: '304' }),
        categoryWord: '圆钢',
      },
    ],
    ['304', asks(round(304), square(304))],
    [
      '4140×300',
      asks(
        { shape: 'pipe', dims: { od: 4140, wt: 300 } },
        round(4140, 300),
        disc(4140, 300),
        square(4140, 300),
      ),
    ],
    ['φ50×3000 10', asks({ ...round(50, 3000), ...count.pcs(10) }, { ...round(50, 3000), material: '10' })],
    [
      'φ200×3000 45',
      asks({ ...round(200, 3000), ...count.pcs(45) }, { ...round(200, 3000), material: '45' }),
    ],
    ['φ200×3000 45 3支', { ...round(200, 3000), material: '45', ...count.bars(3) }],
    ['φ300×1200 66', { ...round(300, 1200), unread: ['66'] }],
    ['φ219×20 L360', { ...asks(disc(219, 20), round(219, 20), pipe(219, 20)), unread: ['L360'] }],
    ['φ300×1200 T91', { ...round(300, 1200), unread: ['T91'] }],
    ['S355 六角钢', { ...only('hexagon'), categoryWord: '六角钢', material: 'S355' }],
  ],
}

const full = { material: '42CrMo', deliveryState: 'quenched_tempered' as const }

export const wholeLines: CorpusClass = {
  name: 'whole lines',
  lines: [
    // A price list of acmetals.com: fractions without a sign.
    [
      '4142 HR RD 3-1/8 x 20 ft',
      { ...asks(round(79.4, 6096)), material: '4142', categoryWord: 'RD', deliveryState: 'hot_rolled' },
    ],
    // The lengths of donnellforge.com.
    [
      'Forged Bar EN24 205-400mm 2 mtrs to 6mtrs',
      {
        ...only('round'),
        ranges: [range('d', 205, 400), range('l', 2000, 6000)],
        material: 'EN24',
        categoryWord: 'Forged Bar',
      },
    ],
    // A requirement on go4worldbusiness.com.
    ['Section in mm: 150*150 - 160*160', { ...only(), unread: ['Section in mm: 150×150 - 160×160'] }],
    // Regular sizes of huaro-shanghai.com.
    ['billet 130*130/150*150', { ...only(), categoryWord: 'billet', unread: ['130×130/150×150'] }],
    // Grades and sizes of eatonsteel.com.
    ['4340 2"-4" round', { ...only('round'), categoryWord: 'round', unread: ['4340 2"-4"'] }],
    ['42CrMo 锻圆 φ320*6150 调质 2支', { ...round(320, 6150), ...full, categoryWord: '锻圆', ...bars(2) }],
    ['42CrMo锻圆φ320*6150调质2支', { ...round(320, 6150), ...full, categoryWord: '锻圆', ...bars(2) }],
    [
      '42CrMo forged round bar dia 320x6150 Q+T 2 pcs',
      { ...round(320, 6150), ...full, categoryWord: 'forged round bar', ...pcs(2) },
    ],
    [
      '42CRMO Forged Round Bar, φ320×6150, quenched and tempered, 2 pieces',
      { ...round(320, 6150), ...full, categoryWord: 'Forged Round Bar', ...pcs(2) },
    ],
    [
      'H13 模块 300*400*2000 球化退火 3块',
      {
        ...flat(300, 400, 2000),
        material: 'H13',
        deliveryState: 'spheroidised',
        categoryWord: '模块',
        ...blocks(3),
      },
    ],
    [
      'H13 block 300x400x2000 annealed 3 pcs',
      {
        ...flat(300, 400, 2000),
        material: 'H13',
        deliveryState: 'annealed',
        categoryWord: 'block',
        ...pcs(3),
      },
    ],
    [
      '20# 无缝管 219*32*7700 5支',
      { ...pipe(219, 32, 7700), material: '20', categoryWord: '无缝管', ...bars(5) },
    ],
    ['42CrMo4 4495/3850*175', { ...ring(4495, 3850, 175), material: '42CrMo4' }],
    [
      'GCr15 圆钢 φ50×6m 退火 100根',
      {
        ...round(50, 6000),
        material: 'GCr15',
        deliveryState: 'annealed',
        categoryWord: '圆钢',
        ...lengths(100),
      },
    ],
    [
      '316L 锻件 φ500/φ300×150 固溶 4件',
      {
        ...ring(500, 300, 150),
        material: '316L',
        deliveryState: 'solution',
        categoryWord: '锻件',
        ...pcs(4),
      },
    ],
    [
      '35CrMo 圆饼 φ800×200 正火 2件',
      { ...disc(800, 200), material: '35CrMo', deliveryState: 'normalised', categoryWord: '圆饼', ...pcs(2) },
    ],
    [
      '45# 方钢 200×200×3000 热轧 6支',
      { ...square(200, 3000), material: '45', deliveryState: 'hot_rolled', categoryWord: '方钢', ...bars(6) },
    ],
    [
      '40Cr 六角钢 S46×3000 调质 10支',
      {
        ...hexagon(46, 3000),
        material: '40Cr',
        deliveryState: 'quenched_tempered',
        categoryWord: '六角钢',
        ...bars(10),
      },
    ],
    [
      'F22 forged ring OD1250/ID900/H300 N+T',
      {
        ...ring(1250, 900, 300),
        material: 'F22',
        deliveryState: 'normalised_tempered',
        categoryWord: 'forged ring',
      },
    ],
    [
      'P20 模块 预硬 400×600×2500 1块',
      {
        ...flat(400, 600, 2500),
        material: 'P20',
        deliveryState: 'pre_hardened',
        categoryWord: '模块',
        ...blocks(1),
      },
    ],
    [
      '34CrNiMo6 shaft Ø420x2800 +QT 1 pc',
      {
        ...round(420, 2800),
        material: '34CrNiMo6',
        deliveryState: 'quenched_tempered',
        categoryWord: 'shaft',
        ...pcs(1),
      },
    ],
    [
      '16Mn 筒体 1200/1000×1500 正火+回火 1件',
      {
        ...sleeve(1200, 1000, 1500),
        material: '16Mn',
        deliveryState: 'normalised_tempered',
        categoryWord: '筒体',
        ...pcs(1),
      },
    ],
    [
      '42CrMo4 Rundstahl Ø 300 x 1200 vergütet 2 Stück',
      {
        ...round(300, 1200),
        material: '42CrMo4',
        deliveryState: 'quenched_tempered',
        categoryWord: 'Rundstahl',
        ...pcs(2),
      },
    ],
    [
      '材质42CrMo，规格φ320±1×6150，调质，2支',
      { ...round(320, 6150), ...full, tolerances: [within('d', 1, 1)], ...bars(2) },
    ],
    ['TC4 φ100×1000 退火', { ...round(100, 1000), material: 'TC4', deliveryState: 'annealed' }],
    ['6061 φ200×1000', { ...round(200, 1000), material: '6061' }],
    ['锻轴 42CrMo 按图 3件', { ...drawing, material: '42CrMo', categoryWord: '锻轴', ...pcs(3) }],
  ],
}

export const noise: CorpusClass = {
  name: 'remarks, standards, telephone numbers',
  lines: [
    ['16MnCr5 Ø38 h11 x 3000', { ...round(38, 3000), material: '16MnCr5', unread: ['h11'] }],
    [
      '17-4PH cond. A 圆钢 Ø50',
      { ...round(50), material: '17-4PH', categoryWord: '圆钢', unread: ['cond. A'] },
    ],
    ['φ300×1200 GB/T 6402', { ...round(300, 1200), unread: ['GB/T 6402'] }],
    ['φ300×1200 GB/T6402-2008 II级', { ...round(300, 1200), unread: ['GB/T6402-2008 II级'] }],
    ['EN 10228-3 φ300×1200', { ...round(300, 1200), unread: ['EN 10228-3'] }],
    ['ASTM A388 φ300×1200', { ...round(300, 1200), unread: ['ASTM A388'] }],
    ['JB/T 5000.8 锻圆 φ300×1200', { ...round(300, 1200), categoryWord: '锻圆', unread: ['JB/T 5000.8'] }],
    ['锻圆 HB 260-300', { ...only('round'), categoryWord: '锻圆', unread: ['HB 260-300'] }],
    ['φ300×1200 28-32HRC', { ...round(300, 1200), unread: ['28-32HRC'] }],
    ['φ300×1200 电话13812345678', { ...round(300, 1200), unread: ['电话13812345678'] }],
    ['φ300×1200 Tel: 138 1234 5678', { ...round(300, 1200), unread: ['Tel: 138 1234 5678'] }],
    ['Tel 0511-86543210 φ300×1200', { ...round(300, 1200), unread: ['Tel 0511-86543210'] }],
    ['某某锻造有限公司 φ300×1200', { ...round(300, 1200), unread: ['某某锻造有限公司'] }],
    [
      'φ300×1200 5480元/吨',
      { ...round(300, 1200), price: { amount: 5480, basis: 'per_t', currency: 'CNY' } },
    ],
    ['φ300×1200 单重665kg', { ...round(300, 1200), unread: ['单重665kg'] }],
    ['φ300×1200 3.88t', { ...round(300, 1200), unread: ['3.88t'] }],
    ['φ300×1200 UT', { ...round(300, 1200), ndt: { methods: ['UT'] } }],
    ['φ300×1200 2026-05-06交货', { ...round(300, 1200), unread: ['2026-05-06交货'] }],
    ['φ300×1200 (备料)', { ...round(300, 1200), unread: ['(备料'] }],
    ['φ300×1200 不退火', { ...round(300, 1200), unread: ['不退火'] }],
    ['图号KS-2件', { ...only(), unread: ['图号KS-2件'] }],
    ['φ300×1200 图号 8620-15', { ...round(300, 1200), unread: ['图号 8620-15'] }],
    ['🔥φ300×1200🔥', { ...round(300, 1200), unread: ['🔥', '🔥'] }],
    ['上海 现货 42CrMo φ300×1200', { ...round(300, 1200), material: '42CrMo', place: '上海' }],
    [
      'wanted: φ300x1200, 42CrMo, urgent',
      { ...round(300, 1200), material: '42CrMo', unread: ['wanted', 'urgent'] },
    ],
  ],
}

export const asked: CorpusClass = {
  name: 'asked about',
  lines: [
    ['178*32', asks(pipe(178, 32), round(178, 32), disc(178, 32), square(178, 32))],
    ['220', asks(round(220), square(220))],
    ['φ300', asks(round(300), disc(300), { shape: 'pipe', dims: { od: 300 } })],
    ['300*300', asks(round(300, 300), square(300))],
    ['300×1200', asks(round(300, 1200), square(300, 1200))],
    ['300*300*2000', asks(square(300, 2000), flat(300, 300, 2000))],
    ['500*300*150', asks(flat(150, 300, 500), ring(500, 300, 150))],
    ['φ1250×210', asks(disc(1250, 210), round(1250, 210), pipe(1250, 210))],
    ['φ500/φ300×1500', asks(sleeve(500, 300, 1500), ring(500, 300, 1500))],
    [
      'φ500×φ300',
      asks({ shape: 'sleeve', dims: { od: 500, id: 300 } }, { shape: 'ring', dims: { od: 500, id: 300 } }),
    ],
    ['300长1200', asks(round(300, 1200), square(300, 1200))],
    ['12500kg', asks(ingot(12_500))],
    ['219*32*7700', asks(flat(32, 219, 7700), pipe(219, 32, 7700))],
    ['外径300', asks(round(300), disc(300), { shape: 'pipe', dims: { od: 300 } })],
    [
      '42CrMo 178*32 2支',
      {
        ...asks(pipe(178, 32), round(178, 32), disc(178, 32), square(178, 32)),
        material: '42CrMo',
        ...bars(2),
      },
    ],
  ],
}

export const refused: CorpusClass = {
  name: 'left unread',
  lines: [
    ['∠75×8', { ...only(), unread: ['∠75×8'] }],
    ['SHS 80x80x5', { ...only(), unread: ['SHS 80x80x5'] }],
    ['Vierkantrohr 60x60x4', { ...only(), unread: ['Vierkantrohr 60x60x4'] }],
    ['T-bar 50x50x6', { ...only(), unread: ['T-bar 50x50x6'] }],
    ['труба профильная 80х40х4', { ...only(), unread: ['труба профильная 80×40×4'] }],
    ['-300×1200', { ...only(), unread: ['-300×1200'] }],
    ['φ-300×1200', { ...only(), unread: ['φ-300×1200'] }],
    ['300²×2000', { ...only(), unread: ['300^2×2000'] }],
    ['1e5×300', { ...only(), unread: ['1e5×300'] }],
    ['300××1200', { ...only(), unread: ['300××1200'] }],
    ['300×abc', { ...only(), unread: ['300×abc'] }],
    ['φ300+2×1200', { ...only(), unread: ['φ300+2×1200'] }],
    ['300/500*150', { ...only(), unread: ['300/500×150'] }],
    ['½×300', { ...only(), unread: ['1⁄2×300'] }],
    ['300 500', { ...only(), unread: ['300 500'] }],
    ['300×500kg', { ...only(), unread: ['300×500kg'] }],
    ['锻环 φ500×150', { ...only('ring'), categoryWord: '锻环', unread: ['φ500×150'] }],
    ['方钢 200×300×2000', { ...only('square'), categoryWord: '方钢', unread: ['200×300×2000'] }],
    ['钢管 ID155', { ...only('pipe'), categoryWord: '钢管', unread: ['ID155'] }],
    ['φ300a×1200', { ...only(), unread: ['φ300a×1200'] }],
    ['3×φ300×1200', { ...only(), unread: ['3×φ300×1200'] }],
    ['φ300×1200 φ320', { ...round(300, 1200), unread: ['φ320'] }],
    ['圆钢 300厚', { ...only('round'), categoryWord: '圆钢', unread: ['300厚'] }],
    ['乱写一行', { ...only(), unread: ['乱写一行'] }],
    ['联系我们', { ...only(), unread: ['联系我们'] }],
  ],
}
