// Runs in tests/support/one_document.ts.
/** Lists whose pieces are not all alike: they have a way in, and nothing of what they say is lost (decision 155). */
import { describe, expect, test } from 'vitest'
import { readList } from './stock_list.test_support.ts'
import { isSeveralHeats, readUneven, withoutAbout } from './uneven_sizes.ts'

describe('a cell of lengths that differ', () => {
  test.each<[string, string, { min?: number; max?: number }]>([
    ['4-7米', '', { min: 4000, max: 7000 }],
    ['4～7m', '', { min: 4000, max: 7000 }],
    ['2500-4100', '', { min: 2500, max: 4100 }],
    ['4-7', '长度(m)', { min: 4000, max: 7000 }],
    ['2.5 to 4 mtr', '', { min: 2500, max: 4000 }],
    ['R/L 16-20 ft', '', { min: 4876.8, max: 6096 }],
    ["10'-12'", '', { min: 3048, max: 3657.6 }],
    ['3,5 bis 5 m', '', { min: 3500, max: 5000 }],
    ['5500/4300/2800', 'mm', { min: 2800, max: 5500 }],
    ['≥4000', '', { min: 4000 }],
    ['4米以上', '', { min: 4000 }],
    ['乱尺', '', {}],
    ['2 mtrs to 5mtrs', '', { min: 2000, max: 5000 }],
    ['randomly between 5 and 9 meters', '', { min: 5000, max: 9000 }],
    [`7'0" to 9'6"`, '', { min: 2133.6, max: 2895.6 }],
    ['fabrikationslängd 4-6 m', '', { min: 4000, max: 6000 }],
    ['Indefinite length', '', {}],
    ['varies', '', {}],
    // What is only at most, or nominal, has no shortest.
    ['Up to 5.5 meters', '', {}],
    ['≤5800', '', {}],
    ["18'R/L", '', {}],
    ['不定尺 5~8米', '', { min: 5000, max: 8000 }],
    ['Random lengths', '', {}],
    ['Herstellängen 5-7 m', '', { min: 5000, max: 7000 }],
    ['немерная 4-6 м', '', { min: 4000, max: 6000 }],
    ['н/д', '', {}],
    ['karışık boy', '', {}],
    ['lunghezze miste', '', {}],
  ])('%s under “%s”', (text, heading, ends) => {
    const { min, max, inUnits } = readUneven(text, heading) ?? { text: 'none', min: -1 }
    expect({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }).toEqual(ends)
    expect(inUnits).toBeUndefined()
  })

  test.each(['6000', '6 m', '3-6支', '20\' 6"', '1/2', 'see remarks', '4-1/2"', ''])('%s is none', (text) =>
    expect(readUneven(text, '')).toBeUndefined(),
  )

  test('a range without a unit may be in metres or in feet', () => {
    expect(readUneven('RL 14/18', '')?.inUnits).toEqual([
      { unit: 'ft', min: 4267.2, max: 5486.4 },
      { unit: 'm', min: 14_000, max: 18_000 },
    ])
    expect(readUneven('4-7', '')?.inUnits?.map(({ unit }) => unit)).toEqual(['m', 'ft'])
  })
})

test('about, and several heats', () => {
  for (const [text, bare] of [
    ['约12吨', '12吨'],
    ['8.5t左右', '8.5t'],
    ['ca. 940 kg', '940 kg'],
    ['~3 t', '3 t'],
  ] as const)
    expect(withoutAbout(text), text).toBe(bare)
  expect(withoutAbout('12吨')).toBeUndefined()
  for (const text of ['混炉', 'mixed', 'Various heats', 'разные'])
    expect(isSeveralHeats(text), text).toBe(true)
  expect(isSeveralHeats('混25-118')).toBe(false)
})

describe('a list with them', () => {
  const headings = ['材质', '规格', '长度', '支数', '重量', '备注']

  test('a range of lengths is asked once for all rows; the shortest is offered, with the range in the description', () => {
    const [row] = readList(headings, ['45', 'φ180', '4-7米', '10', '11.5吨', '打包'])
    expect(row).toMatchObject({ shape: 'round', dims: { d: 180 }, errors: ['dims.l'] })
    expect(row!.fixes['dims.l']).toMatchObject([
      { sort: 'uneven l smallest ', text: '4000 (4-7米)' },
      { sort: 'uneven average', text: '5757 (4-7米)' },
    ])
    const fixed = row!.fixed()
    expect(fixed).toMatchObject({ dims: { d: 180, l: 4000 }, kg: 11_500, errors: [] })
    expect(fixed.description).toBe('打包; Random lengths: 4-7米; 4,000 mm is the shortest')
    // The weight is the basis, and has to be there.
    expect(fixed.values['weighing_method']).toBe(1)
    expect(row!.fixed((fixes) => fixes[1])).toMatchObject({
      dims: { l: 5757 },
      description: '打包; Random lengths: 4-7米; 5,757 mm is an average',
    })
  })

  test('a weight outside of what the range allows is still asked about', () => {
    const [row] = readList(headings, ['45', 'φ180', '4000 (4-7米)', '10', '21吨', ''])
    expect(row!.errors).toEqual(['actual_weight_kg'])
    expect(readList(headings, ['45', 'φ180', '4000 (4-7米)', '10', '13.8吨', ''])[0]!.errors).toEqual([])
  })

  test('散尺 alone takes the average by weight, or asks for the range', () => {
    const [known, unknown] = readList(
      headings,
      ['20#', 'φ80', '散尺', '25', '4.2t', ''],
      ['20#', 'φ80', '散尺', '25', '', ''],
    )
    expect(known!.fixes['dims.l']).toMatchObject([{ sort: 'uneven average', text: '4258 (散尺)' }])
    expect(known!.fixed()).toMatchObject({ dims: { d: 80, l: 4258 }, errors: [] })
    expect(unknown!.fixes['dims.l']).toEqual([])
    expect(unknown!.said['dims.l']).toContain('write the smallest and the largest')
    expect(unknown!.dims).toEqual({ d: 80 })
  })

  test('a range of sizes: the smallest is offered, with the range in the description', () => {
    const [row] = readList(headings, ['45', 'φ140-165', '5000', '8', '约6.5吨', ''])
    expect(row).toMatchObject({ errors: ['dims'], kg: 6500 })
    const fixed = row!.fixed()
    expect(fixed).toMatchObject({ shape: 'round', dims: { d: 140, l: 5000 }, errors: [] })
    expect(fixed.description).toBe('Weight: 约6.5吨; Sizes: φ140-165; the smallest is given')
    const [whole] = readList(['材质', '规格', '支数', '重量'], ['40Cr', 'φ90×3-5m', '4', '750kg'])
    expect(whole!.fixed()).toMatchObject({ dims: { d: 90, l: 3000 }, kg: 750, errors: [] })
    const [ofColumn] = readList(
      ['Grade', 'Diameter (mm)', 'Length (mm)', 'Pcs'],
      ['45', '140-165', '5000', '8'],
    )
    expect(ofColumn).toMatchObject({ errors: ['dims.d'] })
    expect(ofColumn!.fixed()).toMatchObject({ dims: { d: 140, l: 5000 }, errors: [] })
  })

  test('a diameter of a column of its own has its average length by weight, too', () => {
    const [row] = readList(
      ['Grade', 'Dia (mm)', 'Length', 'Qty (Nos)', 'Wt (MT)'],
      ['EN19', '150', 'Random', '8', '5.6'],
    )
    expect(row!.fixed()).toMatchObject({ shape: 'round', dims: { d: 150, l: 5046 }, kg: 5600, errors: [] })
  })

  test('R/L without a unit is asked for, the unit first that the weight has', () => {
    const [row] = readList(
      ['Grade', 'Size', 'Length', 'Pcs', 'Lbs'],
      ['4340', '8.000"', 'RL 14/18', '3', '7,400'],
    )
    expect(row).toMatchObject({ shape: 'round', dims: { d: 203.2 }, errors: ['dims.l'] })
    expect(row!.fixes['dims.l']![0]!.text).toBe('4267.2 (RL 14/18 ft)')
    expect(row!.fixed()).toMatchObject({ dims: { d: 203.2, l: 4267.2 }, errors: [] })
  })

  test('several numbers are never the first of them', () => {
    const [row] = readList(headings, ['45', 'φ180', '6000', '4', '4-5吨', ''])
    expect(row).toMatchObject({ errors: ['actual_weight_kg'], kg: undefined })
  })

  test('what stands behind a number and is no unit is never left away', () => {
    const rows = readList(
      headings,
      ['45', 'φ180', '5800mm以上', '4', '', ''],
      ['45', 'φ180', '定尺6米', '4', '4.8吨净重', ''],
      ['45', 'φ180', '6米', '4', '5吨多', ''],
      ['45', 'φ180', '6m nom.', '4', '', ''],
    )
    expect(rows.map(({ errors, dims }) => [errors, dims])).toEqual([
      [['dims.l'], { d: 180 }],
      [[], { d: 180, l: 6000 }],
      [['actual_weight_kg'], { d: 180, l: 6000 }],
      [['dims.l', 'dims'], undefined],
    ])
    expect(rows[0]!.fixes['dims.l']![0]!.text).toBe('5800 (5800mm以上)')
  })

  test('a word for random lengths behind a section is asked about like one of a column', () => {
    const whole = ['材质', '规格', '支数', '重量']
    const [known, unknown, hardness] = readList(
      whole,
      ['45', 'φ110×散尺', '20', '6.2t'],
      ['40Х', '圆钢 130 乱尺', '', '3t'],
      ['45', 'φ110×6000 (HB 280-320)', '2', ''],
    )
    expect(known).toMatchObject({ shape: 'round', dims: { d: 110 }, errors: ['dims'] })
    expect(known!.fixed()).toMatchObject({ dims: { d: 110, l: 4155 }, kg: 6200, errors: [] })
    expect(known!.fixed().description).toBe('Random lengths: φ110×散尺; 4,155 mm is an average')
    expect(unknown).toMatchObject({ dims: { d: 130 }, errors: ['dims'] })
    expect(hardness).toMatchObject({ dims: { d: 110, l: 6000 }, description: undefined, errors: [] })
  })

  test('several heats are no number of a heat', () => {
    const [row] = readList(['Grade', 'Size', 'Pcs', 'Heat'], ['45', 'φ180×3000', '4', '混炉'])
    expect(row!.values['heat_no']).toBeUndefined()
    expect(row!.description).toBe('Heats: 混炉')
  })
})
