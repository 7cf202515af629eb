import { describe, expect, it } from 'vitest'
import { readingOf } from '../../tests/support/reading_of.ts'

const detailsOf = (line: string) => {
  const { shape: _s, dims: _d, material: _m, categoryWord: _c, candidates: _a, ...rest } = readingOf(line)
  return rest
}
const bar = (more: string) => detailsOf(`42CrMo φ260×2400 ${more}`)

describe('a price', () => {
  it.each([
    ['7120元/吨', { amount: 7120, basis: 'per_t', currency: 'CNY' }],
    ['¥1.24万/吨 含税', { amount: 12_400, basis: 'per_t', currency: 'CNY', tax: 1 }],
    ['含税价6980元/吨', { amount: 6980, basis: 'per_t', currency: 'CNY', tax: 1 }],
    ['不含税 6100/吨', { amount: 6100, basis: 'per_t', tax: 0 }],
    ['单价 12.5元/公斤', { amount: 12.5, basis: 'per_kg', currency: 'CNY' }],
    ['€1420/t', { amount: 1420, basis: 'per_t', currency: 'EUR' }],
    ['1.420 €/t', { amount: 1420, basis: 'per_t', currency: 'EUR' }],
    ['2,35 €/kg + IVA', { amount: 2.35, basis: 'per_kg', currency: 'EUR', tax: 0 }],
    ['@ 88/kg', { amount: 88, basis: 'per_kg' }],
    ['USD 1,180 per mt excl. VAT', { amount: 1180, basis: 'per_t', currency: 'USD', tax: 0 }],
    ['Preis 1290 € je Tonne zzgl. MwSt.', { amount: 1290, basis: 'per_t', currency: 'EUR', tax: 0 }],
    ['цена 1150 USD/т с НДС', { amount: 1150, basis: 'per_t', currency: 'USD', tax: 1 }],
    ['9800元/支', { amount: 9800, basis: 'per_piece', currency: 'CNY' }],
  ])('%s is read with what it says, and nothing else', (written, price) => {
    expect(bar(written)).toEqual({ price, unread: [] })
  })

  it('without what it is for keeps only its amount, so that the person is asked', () => {
    expect(bar('USD 960 FOB')).toEqual({ price: { amount: 960, currency: 'USD' }, terms: 'fob', unread: [] })
    expect(bar('单价7300元')).toEqual({ price: { amount: 7300, currency: 'CNY' }, unread: [] })
  })

  it.each([
    ['120元/吨', { amount: 120, currency: 'CNY' }, '/吨'],
    ['6850 CNY/kg', { amount: 6850, currency: 'CNY' }, '/kg'],
    ['€1250/kg', { amount: 1250, currency: 'EUR' }, '/kg'],
    ['6.85元/吨', { amount: 6.85, currency: 'CNY' }, '/吨'],
  ])(
    '%s: a price that is believed only of another basis has none, and what was written is shown',
    (written, price, left) => {
      expect(bar(written)).toEqual({ price, unread: [left] })
    },
  )

  it.each(['0.5元/吨', '£1350/t', '95 000 руб/т', '6200-6800元/吨'])(
    '%s is shown as not read: unbelievable, in another currency, or no single price',
    (written) => {
      expect(bar(written).price).toBeUndefined()
      expect(bar(written).unread).toHaveLength(1)
    },
  )

  it('is not the number of pieces before it', () => {
    expect(bar('数量2 含税价11360元/吨')).toMatchObject({ quantity: 2, price: { amount: 11_360, tax: 1 } })
    expect(bar('qté 2 790 €/tonne')).toMatchObject({ quantity: 2, price: { amount: 790 } })
  })

  it('is none where a number only stands beside a word', () => {
    expect(bar('at 90')).toEqual({ unread: ['at 90'] })
    expect(bar('fiyat')).not.toHaveProperty('price')
  })
})

describe('heat, mill and place', () => {
  it.each([
    ['炉号8X5521', '8X5521'],
    ['炉批号：24K0931', '24K0931'],
    ['Heat No. 771204', '771204'],
    ['HT# A5512-02', 'A5512-02'],
    ['Charge 88214', '88214'],
    ['плавка № 31877', '31877'],
    ['colata n. 55120', '55120'],
    ['ヒートNo. 7K112', '7K112'],
  ])('%s is the heat %s', (written, heat) => {
    expect(bar(written)).toEqual({ heat, unread: [] })
  })

  it('a heat with an X before the size leaves the size alone', () => {
    expect(readingOf('炉号8X552 φ310×4700')).toEqual({
      shape: 'round',
      dims: { d: 310, l: 4700 },
      heat: '8X552',
      unread: [],
    })
  })

  it('a known grade behind a word that may be another one is no heat', () => {
    expect(readingOf('cast 4140 φ310×4700').heat).toBeUndefined()
    expect(bar('heat treated').heat).toBeUndefined()
  })

  it.each([
    ['兴澄产', '兴澄特钢'],
    ['产地：淮钢', '淮钢'],
    ['大冶料', '大冶特钢'],
    ['Ovako', 'Ovako'],
    ['Thyssen', 'thyssenkrupp'],
    ['Hersteller Lohmann', 'Lohmann'],
  ])('%s is the mill %s', (written, mill) => {
    expect(bar(written)).toEqual({ mill, unread: [] })
  })

  it('a town that has a mill is no mill by itself', () => {
    expect(bar('大冶').mill).toBeUndefined()
  })

  it.each([
    ['货在江阴', '江阴'],
    ['无锡现货', '无锡'],
    ['ex stock Rotterdam', 'Rotterdam'],
    ['ab Lager Duisburg', 'Duisburg'],
  ])('%s lies there', (written, place) => {
    expect(bar(written)).toEqual({ place, unread: [] })
  })
})

describe('papers, tests and the kind of stock', () => {
  it.each([
    ['EN 10204 3.1', { certificate: '3.1', hasWarranty: true }],
    ['3.1证书', { certificate: '3.1', hasWarranty: true }],
    ['DIN EN 10204-3.2', { certificate: '3.2', hasWarranty: true }],
    ['mit Werkszeugnis 2.2', { certificate: '2.2', hasWarranty: true }],
    ['带质保书', { hasWarranty: true }],
    ['UT acc. EN 10228-3 class 4', { ndt: { methods: ['UT'], standard: 'EN 10228-3', level: '4' } }],
    ['探伤 GB/T 6402 III级', { ndt: { methods: ['UT'], standard: 'GB/T 6402', level: 'III' } }],
    ['UT SEP1921 D/d', { ndt: { methods: ['UT'], standard: 'SEP1921', level: 'D/d' } }],
    ['UT-III级', { ndt: { methods: ['UT'], level: 'III' } }],
    ['UT+MT', { ndt: { methods: ['UT', 'MT'] } }],
    ['磁粉探伤合格', { ndt: { methods: ['MT'] } }],
    ['УЗК', { ndt: { methods: ['UT'] } }],
    ['余料', { character: 2 }],
    ['二级', { character: 2 }],
    ['drop', { character: 2 }],
    ['Reststück', { character: 2 }],
    ['正品', { character: 1 }],
  ])('%s is read', (written, details) => {
    expect(bar(written)).toEqual({ ...details, unread: [] })
  })

  it.each(['无质保书', '不探伤', 'no UT', 'without certificate'])(
    '%s is denied, and shown as not read',
    (written) => {
      expect(bar(written)).toEqual({ unread: [written] })
    },
  )

  it('a forging that was drop forged is no remnant', () => {
    expect(bar('drop forged').character).toBeUndefined()
  })
})

describe('the weight of a lot', () => {
  it.each([
    ['42CrMo φ260×2400 3支 3002kg', 3002],
    ['42CrMo φ260×2400 3支 3吨', 3000],
    ['C45 Ø180x3000 4 Stück 2,40 t', 2400],
    ['42CrMo φ260×2400 3支 单重1000kg', 3000],
    ['42CrMo φ260×2400 1001kg', 1001],
  ])('%s is read where it agrees with the piece', (line, weightKg) => {
    expect(readingOf(line)).toMatchObject({ weightKg, unread: [] })
  })

  it('is shown as not read where it contradicts the piece or may be of several', () => {
    expect(readingOf('42CrMo φ260×2400 3支 5200kg')).toMatchObject({ quantity: 3, unread: ['5200kg'] })
    expect(readingOf('42CrMo φ260×2400 3002kg')).not.toHaveProperty('weightKg')
  })

  it('decides between shapes when only one of them weighs so much', () => {
    expect(readingOf('42CrMo 200×3000 2支 1.48t')).toMatchObject({
      shape: 'round',
      dims: { d: 200, l: 3000 },
    })
    expect(readingOf('42CrMo 200×3000 2支 1.884t')).toMatchObject({
      shape: 'square',
      dims: { a: 200, l: 3000 },
    })
    expect(readingOf('42CrMo 200×3000 2支').candidates).toHaveLength(2)
  })
})

it('what only one of several lots says is of nobody: it is shown as it stands', () => {
  const { lots, heat, unread } = readingOf('42CrMo φ320×1200 3支, φ350×1500 2支 炉号8X5521')
  expect(lots).toHaveLength(2)
  expect([heat, lots!.map((lot) => lot.heat), unread]).toEqual([
    undefined,
    [undefined, undefined],
    ['炉号8X5521'],
  ])
})

it('a piece that lacks a dimension is not filled while a labelled size is left over', () => {
  expect(readingOf('扁钢 355×2900 abc 105')).toMatchObject({ dims: {} })
})

it.each([
  ['C45 Ø 205 x 6200 mm 1.606 kg', 1606],
  ['C45 Ø 205 x 6200 mm 3 Stück 4.820 kg', 4820],
  ['F-1140 Ø 310 x 3100 mm 1 ud 1.836 kg', 1836],
  ['C45 rund 20 x 480 mm 1.184 kg', 1.184],
])('%s: what the piece weighs says whether a point groups digits', (line, weightKg) => {
  expect(readingOf(line)).toMatchObject({ weightKg, unread: [] })
})

it('leaves a weight whose digits may be either where neither is that of the piece', () => {
  expect(readingOf('C45 Ø 205 x 6200 mm 3 Stück 9.820 kg')).toMatchObject({ unread: ['9.820 kg'] })
})
