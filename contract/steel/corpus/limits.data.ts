// Ranges, tolerances, several lots, and what stands apart from the dimensions.
import {
  asks,
  type CorpusClass,
  count,
  disc,
  flat,
  from,
  hexagon,
  ingot,
  lots,
  only,
  pipe,
  range,
  ring,
  round,
  square,
  upTo,
  within,
} from './pieces.ts'

const { bars, pcs, blocks, lengths } = count

export const ranges: CorpusClass = {
  name: 'ranges',
  source: 'delivery programmes of mills and enquiries for stock (from–to, 以上, over, ab, от … до)',
  lines: [
    [
      'φ200-220',
      asks(
        { shape: 'round', dims: {}, ranges: [range('d', 200, 220)] },
        { shape: 'disc', dims: {}, ranges: [range('d', 200, 220)] },
        { shape: 'pipe', dims: {}, ranges: [range('od', 200, 220)] },
      ),
    ],
    ['圆钢 φ200-220', { ...only('round'), ranges: [range('d', 200, 220)], categoryWord: '圆钢' }],
    ['圆钢 φ200~φ220 长6m', { ...round(null, 6000), ranges: [range('d', 200, 220)], categoryWord: '圆钢' }],
    ['φ200-φ220×6000', { ...round(null, 6000), ranges: [range('d', 200, 220)] }],
    ['φ300-320×6000 42CrMo', { ...round(null, 6000), ranges: [range('d', 300, 320)], material: '42CrMo' }],
    ['φ50×5.8~6m', { ...round(50), ranges: [range('l', 5800, 6000)] }],
    ['φ50×5.8m~6m', { ...round(50), ranges: [range('l', 5800, 6000)] }],
    ['φ50 5.8～6米 45#', { ...round(50), ranges: [range('l', 5800, 6000)], material: '45' }],
    ['φ50 长5800-6000', { ...round(50), ranges: [range('l', 5800, 6000)] }],
    ['φ50 长度5米至6米', { ...round(50), ranges: [range('l', 5000, 6000)] }],
    ['φ50 x 5 to 6 m', { ...round(50), ranges: [range('l', 5000, 6000)] }],
    [
      'Rundstahl Ø 50-60 x 6 m',
      { ...round(null, 6000), ranges: [range('d', 50, 60)], categoryWord: 'Rundstahl' },
    ],
    ['Ø 50 Länge 3 bis 6 m', { ...round(50), ranges: [range('l', 3000, 6000)] }],
    ['300-320方 42CrMo', { ...only('square'), ranges: [range('a', 300, 320)], material: '42CrMo' }],
    ['扁钢 40-60×300×6000', { ...flat(null, 300, 6000), ranges: [range('t', 40, 60)], categoryWord: '扁钢' }],
    [
      '锻环 外径500~520 内径300 高150',
      { ...ring(null, 300, 150), ranges: [range('od', 500, 520)], categoryWord: '锻环' },
    ],
    [
      '钢管 φ219×18-20×6000',
      { ...pipe(219, null, 6000), ranges: [range('wt', 18, 20)], categoryWord: '钢管' },
    ],
    [
      'round bar 2" to 4" dia x 12 ft',
      { ...round(null, 3657.6), ranges: [range('d', 50.8, 101.6)], categoryWord: 'round bar' },
    ],
    ['圆钢 φ≥250', { ...only('round'), ranges: [from('d', 250)], categoryWord: '圆钢' }],
    [
      '锻圆 直径300以下 42CrMo',
      { ...only('round'), ranges: [upTo('d', 300)], categoryWord: '锻圆', material: '42CrMo' },
    ],
    ['round bar over 300 mm', { ...only('round'), ranges: [from('d', 300)], categoryWord: 'round bar' }],
    [
      'Rundstahl Ø von 100 bis 200',
      { ...only('round'), ranges: [range('d', 100, 200)], categoryWord: 'Rundstahl' },
    ],
    ['tondo da 20 a 90 mm', { ...only('round'), ranges: [range('d', 20, 90)], categoryWord: 'tondo' }],
    ['круг от 100 до 200', { ...only('round'), ranges: [range('d', 100, 200)], categoryWord: 'круг' }],
    ['φ50 长3米以上', { ...round(50), ranges: [from('l', 3000)] }],
    ['φ300×≥3000', { ...round(300), ranges: [from('l', 3000)] }],
    [
      '3-6米',
      asks(
        ...(['round', 'square', 'hexagon', 'flat', 'pipe', 'sleeve'] as const).map((shape) => ({
          shape,
          dims: {},
          ranges: [range('l', 3000, 6000)],
        })),
      ),
    ],
    ['φ300×1200 S≤0.025', { ...round(300, 1200), unread: ['S≤0.025'] }],
    ['圆钢 5000以下', { ...only('round'), categoryWord: '圆钢', unread: ['5000以下'] }],
    ['钢锭 8-10t', { ...only('ingot'), ranges: [range('kg', 8000, 10_000)], categoryWord: '钢锭' }],
    ['φ300-1200', { ...only(), unread: ['φ300-1200'] }],
    ['φ320-300×6000', { ...only(), unread: ['φ320-300×6000'] }],
    ['φ300×1200 3-5支', { ...round(300, 1200), unread: ['3-5支'] }],
  ],
}

export const tolerances: CorpusClass = {
  name: 'tolerances',
  source: 'drawings by ISO 2768 and ISO 286-2, order forms of bright bars',
  lines: [
    ['φ300±1×1200', { ...round(300, 1200), tolerances: [within('d', 1, 1)] }],
    ['φ300±1×1200±5', { ...round(300, 1200), tolerances: [within('d', 1, 1), within('l', 5, 5)] }],
    ['φ300(±2)×1200', { ...round(300, 1200), tolerances: [within('d', 2, 2)] }],
    ['φ300+2/0×1200', { ...round(300, 1200), tolerances: [within('d', 2, 0)] }],
    ['φ300 +2/-1 ×1200', { ...round(300, 1200), tolerances: [within('d', 2, 1)] }],
    ['φ300(+2/0)×1200(+10/0)', { ...round(300, 1200), tolerances: [within('d', 2, 0), within('l', 10, 0)] }],
    ['φ300(0/-3)×1200', { ...round(300, 1200), tolerances: [within('d', 0, 3)] }],
    ['φ300 0/-3 × 1200', { ...round(300, 1200), tolerances: [within('d', 0, 3)] }],
    ['φ300-0/+3×1200', { ...round(300, 1200), tolerances: [within('d', 3, 0)] }],
    ['φ300(+5/+2)×1200', { ...round(300, 1200), tolerances: [within('d', 5, -2)] }],
    ['φ300(+3)×1200', { ...round(300, 1200), tolerances: [within('d', 3, 0)] }],
    ['φ300(-3)×1200', { ...round(300, 1200), tolerances: [within('d', 0, 3)] }],
    ['φ300 +/-0.5 x 1200', { ...round(300, 1200), tolerances: [within('d', 0.5, 0.5)] }],
    ['φ300±0,5×1200', { ...round(300, 1200), tolerances: [within('d', 0.5, 0.5)] }],
    [
      'OD500(+3/0) ID300(0/-3) H150±1',
      { ...ring(500, 300, 150), tolerances: [within('od', 3, 0), within('id', 0, 3), within('h', 1, 1)] },
    ],
    [
      '外径500±1 内径300±1 高150±0.5',
      { ...ring(500, 300, 150), tolerances: [within('od', 1, 1), within('id', 1, 1), within('h', 0.5, 0.5)] },
    ],
    [
      '300±2×400±2×2000±5',
      { ...flat(300, 400, 2000), tolerances: [within('t', 2, 2), within('w', 2, 2), within('l', 5, 5)] },
    ],
    ['φ90×6m±50', { ...round(90, 6000), tolerances: [within('l', 50, 50)] }],
    ['φ90×6m(+100/0)', { ...round(90, 6000), tolerances: [within('l', 100, 0)] }],
    ['φ90×6m±0.05', { ...round(90, 6000), tolerances: [within('l', 50, 50)] }],
    ['dia 8" ±0.02 x 40"', { ...round(203.2, 1016), tolerances: [within('d', 0.508, 0.508)] }],
    [
      '钢管 φ219±1%×20×6000',
      { ...pipe(219, 20, 6000), tolerances: [within('od', 2.19, 2.19)], categoryWord: '钢管' },
    ],
    ['φ300×1200±', { ...round(300, 1200), unread: ['±'] }],
    ['1410*6+余料', { ...only(), unread: ['1410×6+余料'] }],
  ],
}

export const severalLots: CorpusClass = {
  name: 'several lots',
  source: 'enquiries that list several pieces in one message, lines of stock lists',
  lines: [
    [
      '圆钢 φ120/140/160 42CrMo 各3支',
      lots(
        { shape: 'round', material: '42CrMo', categoryWord: '圆钢' },
        ...[120, 140, 160].map((d) => ({
          ...round(d),
          material: '42CrMo',
          categoryWord: '圆钢',
          ...bars(3),
        })),
      ),
    ],
    [
      'round bar Ø80, 90, 100 C45 6 m',
      lots(
        { shape: 'round', material: 'C45', categoryWord: 'round bar' },
        ...[80, 90, 100].map((d) => ({ ...round(d, 6000), material: 'C45', categoryWord: 'round bar' })),
      ),
    ],
    [
      '圆钢 φ50 φ60 φ70 45# 3支',
      {
        ...lots(
          { shape: 'round', material: '45', categoryWord: '圆钢' },
          ...[50, 60, 70].map((d) => ({ ...round(d), material: '45', categoryWord: '圆钢' })),
        ),
        unread: ['3支'],
      },
    ],
    ['φ160/140/120', ring(160, 140, 120)],
    [
      '320x1200 3支, 350x1500 2支',
      lots(
        {},
        { ...asks(round(320, 1200), square(320, 1200)), ...bars(3) },
        { ...asks(round(350, 1500), square(350, 1500)), ...bars(2) },
      ),
    ],
    [
      'φ320x1200 3支, φ350x1500 2支',
      lots({ shape: 'round' }, { ...round(320, 1200), ...bars(3) }, { ...round(350, 1500), ...bars(2) }),
    ],
    [
      'φ320×1200×3支 φ350×1500×2支',
      lots({ shape: 'round' }, { ...round(320, 1200), ...bars(3) }, { ...round(350, 1500), ...bars(2) }),
    ],
    [
      'φ320×1200 3支；φ350×1500 2支；φ400×900 1支',
      lots(
        { shape: 'round' },
        { ...round(320, 1200), ...bars(3) },
        { ...round(350, 1500), ...bars(2) },
        { ...round(400, 900), ...bars(1) },
      ),
    ],
    ['φ320×1200、φ350×1500', lots({ shape: 'round' }, round(320, 1200), round(350, 1500))],
    ['φ320×1200和φ350×1500', lots({ shape: 'round' }, round(320, 1200), round(350, 1500))],
    [
      '42CrMo φ320×1200 3支，φ350×1500 2支',
      lots(
        { shape: 'round', material: '42CrMo' },
        { ...round(320, 1200), material: '42CrMo', ...bars(3) },
        { ...round(350, 1500), material: '42CrMo', ...bars(2) },
      ),
    ],
    [
      'φ320×1200 3支，φ350×1500 2支 42CrMo 调质',
      lots(
        { shape: 'round', material: '42CrMo', deliveryState: 'quenched_tempered' },
        { ...round(320, 1200), material: '42CrMo', deliveryState: 'quenched_tempered', ...bars(3) },
        { ...round(350, 1500), material: '42CrMo', deliveryState: 'quenched_tempered', ...bars(2) },
      ),
    ],
    [
      '42CrMo φ320×1200 3支; 45# φ350×1500 2支',
      lots(
        { shape: 'round' },
        { ...round(320, 1200), material: '42CrMo', ...bars(3) },
        { ...round(350, 1500), material: '45', ...bars(2) },
      ),
    ],
    [
      'φ320×1200 42CrMo, φ350×1500 45#',
      lots(
        { shape: 'round' },
        { ...round(320, 1200), material: '42CrMo' },
        { ...round(350, 1500), material: '45' },
      ),
    ],
    [
      '2支φ300×1200, 3支φ320×1500',
      lots({ shape: 'round' }, { ...round(300, 1200), ...bars(2) }, { ...round(320, 1500), ...bars(3) }),
    ],
    [
      '2 pcs dia 300 x 1200 and 3 pcs dia 320 x 1500',
      lots({ shape: 'round' }, { ...round(300, 1200), ...pcs(2) }, { ...round(320, 1500), ...pcs(3) }),
    ],
    [
      '2 Stück Ø300x1200, 1 Stück Ø320x1500',
      lots({ shape: 'round' }, { ...round(300, 1200), ...pcs(2) }, { ...round(320, 1500), ...pcs(1) }),
    ],
    [
      'φ300×1200, φ320×1500 各2支',
      lots({ shape: 'round' }, { ...round(300, 1200), ...bars(2) }, { ...round(320, 1500), ...bars(2) }),
    ],
    [
      'φ300×1200, φ320×1500 2 pcs each',
      lots({ shape: 'round' }, { ...round(300, 1200), ...pcs(2) }, { ...round(320, 1500), ...pcs(2) }),
    ],
    [
      'φ300×1200, φ320×1500 2支',
      lots({ shape: 'round', unread: ['2支'] }, round(300, 1200), round(320, 1500)),
    ],
    [
      '圆钢 φ300×1200 2支, 方钢 200×3000 1支',
      lots(
        {},
        { ...round(300, 1200), categoryWord: '圆钢', ...bars(2) },
        { ...square(200, 3000), categoryWord: '方钢', ...bars(1) },
      ),
    ],
    [
      '42CrMo 锻圆 φ320(+2/0)×6150 调质 3支, 圆钢 45 φ200-220 5.8~6m',
      lots(
        { shape: 'round' },
        {
          ...round(320, 6150),
          tolerances: [{ dim: 'd', plus: 2, minus: 0 }],
          material: '42CrMo',
          categoryWord: '锻圆',
          deliveryState: 'quenched_tempered',
          ...bars(3),
        },
        {
          ...round(),
          ranges: [
            { dim: 'd', min: 200, max: 220 },
            { dim: 'l', min: 5800, max: 6000 },
          ],
          material: '45',
          categoryWord: '圆钢',
        },
      ),
    ],
    [
      '圆钢 φ320×6150 2支，方钢 200 6m 1支',
      lots(
        {},
        { ...round(320, 6150), categoryWord: '圆钢', ...bars(2) },
        { ...square(200, 6000), categoryWord: '方钢', ...bars(1) },
      ),
    ],
    [
      '42CrMo round 320x1200, 45 round dia 200 6m',
      lots(
        { shape: 'round', categoryWord: 'round' },
        { ...round(320, 1200), material: '42CrMo', categoryWord: 'round' },
        { ...round(200, 6000), material: '45', categoryWord: 'round' },
      ),
    ],
    [
      'φ300×1200 2支, φ320×1500',
      lots({ shape: 'round' }, { ...round(300, 1200), ...bars(2) }, round(320, 1500)),
    ],
    [
      '锻环 500/300×150 2件, 600/400×200 3件',
      lots(
        { shape: 'ring', categoryWord: '锻环' },
        { ...ring(500, 300, 150), categoryWord: '锻环', ...pcs(2) },
        { ...ring(600, 400, 200), categoryWord: '锻环', ...pcs(3) },
      ),
    ],
    [
      'H13 300×400×2000 3块; 250×500×1800 2块',
      lots(
        { shape: 'flat', material: 'H13' },
        { ...flat(300, 400, 2000), material: 'H13', ...blocks(3) },
        { ...flat(250, 500, 1800), material: 'H13', ...blocks(2) },
      ),
    ],
    [
      'φ300 2支 φ320 3支 圆钢',
      lots(
        { shape: 'round', categoryWord: '圆钢' },
        { ...round(300), categoryWord: '圆钢', ...bars(2) },
        { ...round(320), categoryWord: '圆钢', ...bars(3) },
      ),
    ],
    [
      '钢锭 12.5t 2支, 8t 3支',
      lots(
        { shape: 'ingot', categoryWord: '钢锭' },
        { ...ingot(12_500), categoryWord: '钢锭', ...bars(2) },
        { ...ingot(8000), categoryWord: '钢锭', ...bars(3) },
      ),
    ],
    [
      'φ320±1×1200 3支, φ350×1500 2支',
      lots(
        { shape: 'round' },
        { ...round(320, 1200), tolerances: [within('d', 1, 1)], ...bars(3) },
        { ...round(350, 1500), ...bars(2) },
      ),
    ],
    [
      '锻轴 φ420×2800 2支, φ380×2500 1支',
      lots(
        { shape: 'round', categoryWord: '锻轴' },
        { ...round(420, 2800), categoryWord: '锻轴', ...bars(2) },
        { ...round(380, 2500), categoryWord: '锻轴', ...bars(1) },
      ),
    ],
  ],
}

export const apart: CorpusClass = {
  name: 'length and quantity apart from the section',
  source: 'stock lists that give section, length and number apart, pasted from a sheet',
  lines: [
    ['φ219×20 20# 6m', { ...pipe(219, 20, 6000), material: '20' }],
    ['φ50 45# 6m', { ...round(50, 6000), material: '45' }],
    ['45# φ50 6米 20支', { ...round(50, 6000), material: '45', ...bars(20) }],
    ['φ50 20支 6米', { ...round(50, 6000), ...bars(20) }],
    ['6m φ50 45#', { ...round(50, 6000), material: '45' }],
    ['φ300 42CrMo L=1200', { ...round(300, 1200), material: '42CrMo' }],
    ['φ300 42CrMo 长1200 2支', { ...round(300, 1200), material: '42CrMo', ...bars(2) }],
    ['L=1200 42CrMo φ300', { ...round(300, 1200), material: '42CrMo' }],
    ['φ300 调质 L1200', { ...round(300, 1200), deliveryState: 'quenched_tempered' }],
    ['φ500/φ300 42CrMo 高150', { ...ring(500, 300, 150), material: '42CrMo' }],
    ['φ500×150 42CrMo 内孔300', { ...ring(500, 300, 150), material: '42CrMo' }],
    ['□200 45# 3米', { ...square(200, 3000), material: '45' }],
    ['90方 6m', square(90, 6000)],
    ['round bar 100 mm 4140 6 m', { ...round(100, 6000), material: '4140', categoryWord: 'round bar' }],
    ['圆钢 320 L=1200', { ...round(320, 1200), categoryWord: '圆钢' }],
    ['圆钢 320 6米 3支', { ...round(320, 6000), categoryWord: '圆钢', ...bars(3) }],
    [
      '2支 调质 42CrMo 锻圆 φ320*6150',
      {
        ...round(320, 6150),
        material: '42CrMo',
        categoryWord: '锻圆',
        deliveryState: 'quenched_tempered',
        ...bars(2),
      },
    ],
    [
      '42CrMo 锻圆 φ320×6150×2支 调质',
      {
        ...round(320, 6150),
        material: '42CrMo',
        categoryWord: '锻圆',
        deliveryState: 'quenched_tempered',
        ...bars(2),
      },
    ],
    ['φ300×1200 数量:3支', { ...round(300, 1200), ...bars(3) }],
    ['φ300×1200 数量3', { ...round(300, 1200), quantity: 3 }],
    ['φ300x1200 qty: 5 pcs', { ...round(300, 1200), ...pcs(5) }],
    ['Ø300x1200 Menge 4 Stück', { ...round(300, 1200), ...pcs(4) }],
    ['φ300x1200 3 off', { ...round(300, 1200), ...pcs(3) }],
    ['φ300x1200 3 nos', { ...round(300, 1200), ...pcs(3) }],
    ['φ300×1200共3支', { ...round(300, 1200), ...bars(3) }],
    ['φ50×6m 100根', { ...round(50, 6000), ...lengths(100) }],
    ['φ300×1200 6m', { ...round(300, 1200), unread: ['6m'] }],
    ['六角46 45# 3米', { ...hexagon(46, 3000), material: '45', categoryWord: '六角' }],
    ['φ1250×210 饼', { ...disc(1250, 210), categoryWord: '饼' }],
  ],
}
