// Runs in tests/support/one_document.ts.
/** Lists in the manner in which stockists of several countries keep them (decision 140). */
import { describe, expect, test } from 'vitest'
import { readAmount } from '#shared/spreadsheet/cell_units.ts'
import { readList as read, usesOf as uses } from './stock_list.test_support.ts'

describe('the lists that stockists keep', () => {
  const round = (d: number, l: number) => ({ shape: 'round', dims: { d, l }, errors: [] })

  test('品名 settles the shape, and the length of another column makes the piece', () => {
    const rows = read(
      ['品名', '材质', '规格', '长度', '支数'],
      ['圆钢', '40Cr', 'φ260', '5200', '4'],
      ['锻圆', '45#', 'φ120', '6000', '8'],
      ['锻件', '45#', 'φ150', '3000', '2'],
    )
    expect(rows).toMatchObject([
      { ...round(260, 5200), material: '40Cr', quantity: 4 },
      { ...round(120, 6000), material: '45', quantity: 8 },
      round(150, 3000),
    ])
  })

  test('two diameters with a slash are asked about, each of them and the range offered', () => {
    const [bar, open] = read(
      ['品名', '材质', '规格', '长度', '支数'],
      ['圆钢', '42CrMo', 'φ110/130', '5800', '3'],
      ['', '42CrMo', 'φ110/130', '', '3'],
    )
    expect(bar).toMatchObject({ errors: ['dims'], dims: { l: 5800 } })
    expect(bar!.fixes['dims']!.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['round bar φ110', 'round bar φ130', 'φ110; the range into the description']),
    )
    expect(bar!.fixed()).toMatchObject({ ...round(110, 5800), quantity: 3 })
    expect(open!.fixes['dims']!.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['round bar φ110', 'ring OD130 ID110']),
    )
  })

  test('the words of categories and groups are goods, not categories that do not exist', () => {
    const rows = read(
      ['品名', '材质', '规格', '支数'],
      ['方钢', '20#', '180*180*2500', '1'],
      ['扁钢', 'Q355B', '90*15*6000', '2'],
      ['锻环', '16Mn', '900*600*150', '2'],
      ['无缝管', '20#', '159*16*6000', '3'],
      ['锻材', '42CrMo', 'φ200×3000', '3'],
    )
    expect(rows).toMatchObject([
      { shape: 'square', dims: { a: 180, l: 2500 }, material: '20', errors: [] },
      { shape: 'flat', dims: { t: 15, w: 90, l: 6000 }, errors: [] },
      { shape: 'ring', dims: { od: 900, id: 600, h: 150 }, errors: [] },
      { shape: 'pipe', dims: { od: 159, wt: 16, l: 6000 }, errors: [] },
      round(200, 3000),
    ])
    expect(read(['品名', '规格'], ['螺丝', 'φ20×100'])[0]!.errors).toEqual(['category_id'])
  })

  test('headings of two languages in one cell, sections in a column of diameters, a weight that the piece settles', () => {
    const rows = read(
      ['牌号\nGrade', '外径 OD (mm)', '长度 L', '支数\nPcs', '重量\nWeight'],
      ['42CrMo', 'φ300', '4000', '2', '4.44'],
      ['40Cr', '250*250', '4000', '1', '1.96t'],
      ['42CrMo', '200×610', '3000', '1', '2.87'],
    )
    expect(rows).toMatchObject([
      { ...round(300, 4000), kg: 4440 },
      { shape: 'square', dims: { a: 250, l: 4000 }, kg: 1960, errors: [] },
      { shape: 'flat', dims: { t: 200, w: 610, l: 3000 }, kg: 2870, errors: [] },
    ])
  })

  test('Wt is a weight, unless its unit is one of length', () => {
    for (const heading of ['Wt', 'Wt. (Kgs)', 'Wt (MT)', 'WT(kg)'])
      expect(uses([heading]), heading).toEqual(['actual_weight_kg'])
    expect(uses(['WT (mm)'])).toEqual(['dims.wt'])
    expect(uses(['Lbs', 'Qty (Nos)', 'Cond', 'Make'])).toEqual([
      'actual_weight_kg',
      'quantity',
      'delivery_state',
      'mill',
    ])
    expect(uses(['Werkstoff', 'Abmessung', 'Stück', 'Gewicht (kg)', 'Charge'])).toEqual([
      'material',
      'dims',
      'quantity',
      'actual_weight_kg',
      'heat_no',
    ])
    expect(uses(['Марка стали', 'Размер', 'Масса', 'Плавка'])).toEqual([
      'material',
      'dims',
      'actual_weight_kg',
      'heat_no',
    ])
  })

  test('Section above sizes is no shape, numbers of materials are grades, inches become tenths of a millimetre', () => {
    expect(
      read(
        ['Product', 'Quality', 'Section', 'Length'],
        ['Round', 'EN8', '55 mm', '3500'],
        ['Flat', 'EN9', '30x150 mm', '6000'],
      ),
    ).toMatchObject([round(55, 3500), { shape: 'flat', dims: { t: 30, w: 150, l: 6000 }, errors: [] }])
    expect(
      read(
        ['Malzeme cinsi', 'Şekil', 'Ölçü'],
        ['1.2343', 'Yuvarlak', 'Ø210x5200'],
        ['1.2379', 'Kare', '220x4300'],
        ['304', 'Yuvarlak', 'Ø90x3000'],
      ),
    ).toMatchObject([{ material: '1.2343' }, { material: '1.2379' }, { material: '304' }])
    const [ring] = read(['Desc', 'Alloy', 'OD', 'ID', 'Height'], ['Ring', '4140', '14"', '9.25"', '6"'])
    expect(ring).toMatchObject({ shape: 'ring', dims: { od: 355.6, id: 235, h: 152.4 } })
  })

  test('feet in a column of lengths, abbreviated conditions, thousands apart by blanks', () => {
    const [row] = read(
      ['Grade', 'Size', 'Length', 'Cond', 'Pcs', 'Weight (kg)'],
      ['4140', 'Ø150', '10\' 6"', 'ANN', '2', '888'],
    )
    expect(row).toMatchObject({ shape: 'round', dims: { d: 150, l: 3200.4 }, kg: 888, errors: [] })
    expect(readAmount('11 649,5', 'kg', '')).toBe(11_649.5)
  })

  test('the weight of a row decides between the pieces that a specification may be', () => {
    const headings = ['Grade', 'Size', 'Length', 'Pcs', 'Lbs']
    const [bar, square, open] = read(
      headings,
      ['4140', '5-1/2"', '18\' 3"', '2', '2,948'],
      ['4140', '4"', '240"', '5', '5,440'],
      ['4140', '4"', '240"', '5', ''],
    )
    expect(bar).toMatchObject({ shape: 'round', dims: { d: 139.7, l: 5562.6 }, errors: [] })
    expect(bar!.notes['dims']).toContain('only it has the weight of the row')
    expect(square).toMatchObject({ shape: 'square', dims: { a: 101.6, l: 6096 }, errors: [] })
    expect(open!.errors).toEqual(['dims'])
    const [grouped] = read(
      ['Werkstoff', 'Abmessung', 'Menge', 'Gewicht (kg)'],
      ['1.2379', 'Ø140 x 1.400', '2', '338'],
    )
    expect(grouped).toMatchObject(round(140, 1400))
  })

  test('an open piece is offered in each of its shapes, as one click for all rows of the sort', () => {
    const [block] = read(['材质', '规格', '数量'], ['P20', '560×380×1100', '1'])
    expect(block!.fixes['dims']!.map(({ sort, text }) => [sort, text])).toEqual([
      ['shape  flat', 'flat bar 560×380×1100'],
      ['shape  sleeve', 'sleeve 560×380×1100'],
    ])
    expect(block!.fixed()).toMatchObject({ shape: 'flat', dims: { t: 380, w: 560, l: 1100 }, errors: [] })
    const [flange] = read(['品名', '材质', '规格', '支数'], ['法兰', '20#', 'DN150 PN16', '3'])
    expect(flange!.errors).toEqual(['dims'])
    expect(flange!.fixed()).toMatchObject({ shape: 'ring', dims: { od: 285 }, errors: [] })
    expect(flange!.fixed((fixes) => fixes[1])).toMatchObject({ shape: 'disc', dims: { d: 285 } })
  })

  test('equal sides are a square, an outside and an inside diameter with a height a ring', () => {
    const rows = read(
      ['牌号', '外径 OD', '长度', '支数', '重量'],
      ['40Cr', '280x280x3100', '', '1', '1.91'],
      ['16Mn', 'φ700/φ420', '300', '2', '1.16'],
    )
    expect(rows).toMatchObject([
      { shape: 'square', dims: { a: 280, l: 3100 }, kg: 1910, errors: [] },
      { shape: 'ring', dims: { od: 700, id: 420, h: 300 }, kg: 1160, errors: [] },
    ])
  })

  test('a tolerance class between section and length is kept apart', () => {
    const rows = read(
      ['Grade', 'Size', 'Length', 'Qty'],
      ['C45', 'Ø70 h9', '3200', '5'],
      ['C45', 'Ø55 k6 x 720', '', '5'],
    )
    expect(rows).toMatchObject([
      { ...round(70, 3200), material: 'C45', notes: { dims: 'Not read: h9' } },
      { ...round(55, 720), material: 'C45', notes: { dims: 'Not read: k6' } },
    ])
  })

  test('a section of a millimetre is a list in inches, and asked about', () => {
    const [row] = read(['Size', 'Grade', 'Pcs'], ['2 x 200 Square', '1045', '3'])
    expect(row!.errors).toEqual(['dims'])
    expect(row!.fixed()).toMatchObject({ shape: 'square', dims: { a: 50.8, l: 5080 }, errors: [] })
  })

  test('a weight far from theory may be confirmed in its own unit', () => {
    const [row] = read(['Grade', 'Size', 'Lbs', 'Pcs'], ['4140', '5" dia x 20\'', '4,700', '3'])
    expect(row!.fixes['actual_weight_kg']!.map(({ text }) => text)).toEqual(['1819 kg', '4700 lb weighed'])
    expect(row!.fixed((fixes) => fixes[1])).toMatchObject({ kg: 2131.884, errors: [] })
  })

  test('a weight without a unit follows theory, then most weights of its column, never a single one', () => {
    const headings = ['品名', '材质', '规格', '支数', '重量']
    const marked = (unit: string): string[][] => [
      ['圆钢', '45', 'φ200×6000', '2', `2.96${unit}`],
      ['圆钢', '45', 'φ250×6000', '2', `4.62${unit}`],
    ]
    const open = ['锻件', '45', '按图', '1', '3.4']
    const weighed = ['圆钢', '45', 'φ250×5600', '4', '8630']
    const tonnes = read(headings, ...marked('吨'), open, weighed).slice(2)
    expect(tonnes).toMatchObject([
      { kg: 3400, errors: [] },
      { kg: 8630, errors: [] },
    ])
    expect(tonnes[0]!.notes['actual_weight_kg']).toContain('like most weights of the column')
    const [single] = read(headings, open, marked('吨')[0]!)
    expect(single!.errors).toEqual(['actual_weight_kg'])
  })

  test('a grade with a word for forged goods or a state', () => {
    const rows = read(
      ['Grade', 'Size', 'Qty'],
      ['16Mn锻', 'φ300×2000', '1'],
      ['42CrMo4+QT', 'φ300×2000', '1'],
    )
    expect(rows).toMatchObject([
      { material: '16Mn', notes: { material: 'Read as 16Mn, written “16Mn锻”' } },
      { material: '42CrMo4', values: { delivery_state: 'quenched_tempered' } },
    ])
  })

  test.each([
    ['角钢', '75×75×8'],
    ['槽钢', '16#'],
    ['钢轨', '43kg'],
    ['Angle', '75 x 75 x 8'],
    ['I-Beam', '200'],
    ['Winkelstahl', '80x80x8'],
    ['Уголок', '75х75х8'],
    ['Швеллер', '16П'],
    ['Köşebent', '80x80x8'],
    ['Angolare', '80x80x8'],
    ['Viga', 'IPE 200'],
    ['Cornière', '70x70x7'],
    ['山形鋼', '75×75×9'],
    ['앵글', '75x75x9'],
  ])('%s %s is refused by its name', (goods, size) => {
    const [named] = read(['Product', 'Grade', 'Size', 'Qty'], [goods, 'S355JR', size, '4'])
    const said = /is a section that the market does not have/
    expect(named!.said['category_id']).toMatch(said)
    expect(named!.fixes['dims'] ?? []).toEqual([])
    const [inSize] = read(['Grade', 'Size', 'Qty'], ['S355JR', `${goods} ${size}`, '4'])
    expect(inSize!.said['dims']).toMatch(said)
    expect([named!.dims, inSize!.dims]).toEqual([undefined, undefined])
  })

  test.each(['L75×75×8', 'HEB 200', 'UPN120', '[16', '∠63×6'])('%s is refused by its sign', (size) => {
    const [row] = read(['Grade', 'Size', 'Qty'], ['S355JR', size, '4'])
    expect(row!.said['dims']).toMatch(/is a section that the market does not have/)
  })
})
