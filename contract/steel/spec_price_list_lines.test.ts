import { describe, expect, it } from 'vitest'
import { readingOf } from '../../tests/support/reading_of.ts'

/** Manners of price lists, shops and enquiries of twelve countries, with other sizes and figures. */
describe('lines of price lists', () => {
  it.each([
    // Polish metal merchants, Czech and Dutch stockists, Brazilian distributors.
    [
      'pręt okrągły C45R śr. 62 dł. 4000 +50/-0',
      {
        shape: 'round',
        dims: { d: 62, l: 4000 },
        tolerances: [{ dim: 'l', plus: 50, minus: 0 }],
        material: 'C45R',
        unread: [],
      },
    ],
    [
      'pręt fi 70 S355J2 dł. 4-6 m, wiązka 1,8 t',
      {
        shape: 'round',
        dims: { d: 70 },
        ranges: [{ dim: 'l', min: 4000, max: 6000 }],
        weightKg: 1800,
        unread: [],
      },
    ],
    ['tyč kruhová průměr 65 délka 3000 C45 4 ks', { shape: 'round', dims: { d: 65, l: 3000 }, quantity: 4 }],
    ['rondstaf 42CrMo4 diameter 110 lengte 2500, 3 stuks', { shape: 'round', dims: { d: 110, l: 2500 } }],
    ['barra sextavada SAE 1045 1 1/2 polegadas', { shape: 'hexagon', dims: { s: 38.1 }, unread: [] }],
    [
      'Barra hexagonal SAE 1020 1 1/8 pulg 6 m',
      { shape: 'hexagon', dims: { s: 28.6, l: 6000 }, material: '1020', unread: [] },
    ],
    ['REDO 85 F-125', { shape: 'round', dims: { d: 85 }, material: 'F-125', unread: [] }],
    // How long each of a number of pieces is.
    [
      '3 Stab a 750mm, rund 30mm S235JRC+C',
      { dims: { d: 30, l: 750 }, quantity: 3, unit: 'bar', surface: 'drawn', unread: [] },
    ],
    ['4 Stück à 2,5 m Rundstahl 60 mm C45', { dims: { d: 60, l: 2500 }, quantity: 4, unread: [] }],
    [
      'Silberstahl 1.2210 rund 18mm h9 L=1m',
      { dims: { d: 18, l: 1000 }, material: '1.2210', unread: ['h9'] },
    ],
    // The length before the section, in feet; a grade between the section and the length.
    ['steel bar 8\' long 3" diameter', { dims: { d: 76.2, l: 2438.4 }, unread: [] }],
    ['3" sq 4140 x 10', { shape: 'square', dims: { a: 76.2, l: 254 }, material: '4140', unread: [] }],
    ['φ260 42CrMo ×1350', { dims: { d: 260, l: 1350 }, material: '42CrMo', unread: [] }],
    ['EN8 dia 65 x 4 mts - 3 TM', { dims: { d: 65, l: 4000 }, unread: ['3 TM'] }],
    // Russian lists group with a comma nothing: 1,860 is less than two tonnes.
    [
      'Круг г/к 48 мм ст 45 немера 1,860 тн',
      { shape: 'round', dims: { d: 48 }, weightKg: 1860, unread: ['немера'] },
    ],
    ['SM45C 환봉 직경 90㎜ 5M 정척 6본', { dims: { d: 90, l: 5000 }, quantity: 6, unread: [] }],
    ['S45C-D 丸棒 φ32', { dims: { d: 32 }, material: 'S45C', surface: 'drawn', unread: [] }],
    ['SCM440-D9 丸棒 φ25×3000', { dims: { d: 25, l: 3000 }, material: 'SCM440', surface: 'drawn' }],
    // What stands near a size and is none of it, or belongs to the next number.
    ['45钢 190*850 圆 4支', { shape: 'round', dims: { d: 190, l: 850 }, quantity: 4, unread: [] }],
    [
      '锻件 φ430*1700 孔φ130 42CrMo',
      {
        shape: undefined,
        candidates: [
          { shape: 'sleeve', dims: { od: 430, l: 1700, id: 130 } },
          { shape: 'ring', dims: { od: 430, h: 1700, id: 130 } },
        ],
      },
    ],
    ['1040 çap 130 boy 5 mt', { shape: 'round', dims: { d: 130, l: 5000 }, material: '1040' }],
    ['Лист 70 09Г2С 1400х2300', { shape: 'flat', dims: { t: 70, w: 1400, l: 2300 }, unread: [] }],
    // How many plates, not how thick.
    ['Blech 15 Tafeln 1500x3000 S355J2', { dims: { w: 1500, l: 3000 }, quantity: 15 }],
    ['钢板 25张 1500*3000 Q355B', { dims: { w: 1500, l: 3000 }, quantity: 25 }],
    ['Лист 12 листов 1500х6000 09Г2С', { dims: { w: 1500, l: 6000 }, quantity: 12 }],
    ['plate 40 sheets 1500x3000x30 S355', { dims: { t: 30, w: 1500, l: 3000 }, quantity: 40 }],
    ['39NiCrMo3 90 x 180 pz 7', { dims: {}, quantity: 7 }],
    ['420 diaX2 350 long 3 pcs', { shape: 'round', dims: { d: 420, l: 2350 }, quantity: 3, unread: [] }],
    ['φ300 L=2700 一支', { dims: { d: 300, l: 2700 }, quantity: 1, unread: [] }],
    ['bar 4140 3" dia 12 ft $1.25/lb', { dims: { d: 76.2, l: 3657.6 }, unread: ['$1.25/lb'] }],
    ['круг 40Х 60мм 30 штук по 500мм', { dims: { d: 60, l: 500 }, quantity: 30 }],
    ['hollow bar 20MnV6 OD 120 ID 80', { material: '20MnV6', unread: [] }],
  ])('%s', (line, reading) => {
    expect(readingOf(line)).toMatchObject(reading)
  })

  it.each([
    ['4142 5/8 rd, 12 ft random', { shape: 'round', dims: { d: 15.9 } }, '4142'],
    ['303 dia. .625', { shape: 'round', dims: { d: 15.9 } }, '303'],
    ['Ø.875 303', { shape: 'round', dims: { d: 22.2 } }, '303'],
    ['.75 dia 4140 x 96', { shape: 'round', dims: { d: 19.1, l: 2438.4 } }, '4140'],
  ])('%s offers the piece in inches', (line, piece, material) => {
    const read = readingOf(line)
    expect(read.candidates?.[0]).toEqual(piece)
    expect(read.material).toBe(material)
  })

  it.each([
    ['GCr15 圆钢 φ70 6米 一捆10支 共4捆', 'quantity'],
    ['2 x 4 m rond 90 C45', 'dims'],
    ['placa A36 2" x 1.25 x 2.5 m', 'dims'],
  ])('of %s nothing is believed that may be otherwise', (line, name) => {
    const read = readingOf(line)
    expect(name === 'dims' ? Object.keys(read.dims) : [read.quantity].filter(Boolean)).toEqual([])
    expect(read.unread).not.toEqual([])
  })

  it('a dash behind a grade begins the piece, and is no step of a shaft', () => {
    expect(readingOf('Tubo - C45 - Ø310 sp. 25 L=3000')).toMatchObject({ dims: { od: 310, wt: 25, l: 3000 } })
  })

  it('a ribbed bar is no stock of the market', () => {
    expect(readingOf('pręt żebrowany fi 16').dims).toEqual({})
  })
})
