import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPiece } from '../../tests/support/any_piece.ts'
import { deliveryStates, quantityUnits } from './delivery_states.ts'
import { parseSpec } from './spec_parser.ts'
import { canonicalLine, maxSpecRows, readSpecSheet } from './spec_sheet.ts'

describe('a pasted list', () => {
  it('is read line by line, with weights of piece and lot', () => {
    const { rows, left } = readSpecSheet(
      '42CrMo 锻圆 φ320*6150 调质 2支\r\n\n  304 法兰 乱写 \n178*32\nφ300×1200',
    )
    expect(left).toBe(0)
    expect(rows.map((row) => row.number)).toEqual([1, 3, 4, 5])
    expect(rows[0]).toMatchObject({ grade: { code: '42CrMo' }, density: 7.85, issues: {} })
    expect(rows[0]!.pieceKg).toBeCloseTo(3882.7, 1)
    expect(rows[0]!.lotKg).toBeCloseTo(7765.4, 1)
    expect(rows[1]!.line).toBe('304 法兰 乱写')
    expect(rows[1]!.parsed.unread.join()).toContain('乱写')
    expect(rows[2]).toMatchObject({ pieceKg: undefined, parsed: { shape: undefined } })
    expect(rows[3]!.lotKg).toBeUndefined()
  })

  it('has the weights of every kind of piece in a line, and their sum if all are known', () => {
    const [row, open] = readSpecSheet(
      '42CrMo φ320x1200 3支, φ350x1500 2支\n42CrMo φ320x1200 3支, φ350x1500',
    ).rows
    expect(row!.pieces.map(({ lot, density }) => [lot.dims, lot.quantity, density])).toEqual([
      [{ d: 320, l: 1200 }, 3, 7.85],
      [{ d: 350, l: 1500 }, 2, 7.85],
    ])
    expect(row!.pieceKg).toBeUndefined()
    expect(row!.lotKg).toBeCloseTo(3 * row!.pieces[0]!.pieceKg! + 2 * row!.pieces[1]!.pieceKg!, 6)
    expect(open!.pieces).toHaveLength(2)
    expect(open!.lotKg).toBeUndefined()
  })

  it('takes the density of the grade that the line names', () => {
    const [steel, titanium] = readSpecSheet('TA2 φ100×1000\nφ100×1000').rows.toReversed()
    expect(titanium!.pieceKg! / steel!.pieceKg!).toBeCloseTo(4.51 / 7.85, 9)
  })

  it('reports dimensions that are missing or impossible', () => {
    const [row] = readSpecSheet('锻圆 220').rows
    expect(row).toMatchObject({ issues: { l: 'dim_required' }, pieceKg: undefined })
    expect(readSpecSheet('φ300.25×1200').rows[0]).toMatchObject({
      issues: { d: 'dim_decimals' },
      pieceKg: undefined,
    })
  })

  it('may have the line ends of any operating system', () => {
    expect(readSpecSheet('φ300×1200\rφ320×1300\u2028φ340×1400').rows.map(({ number }) => number)).toEqual([
      1, 2, 3,
    ])
  })

  it('may have one shape chosen for all lines, or one for single lines', () => {
    expect(readSpecSheet('178*32\n219*25', { shape: 'round' }).rows.map((row) => row.parsed.shape)).toEqual([
      'round',
      'round',
    ])
    const chosen = new Map([['178*32', 'pipe' as const]])
    expect(readSpecSheet('178*32\n219*25\n178*32', { chosen }).rows.map((row) => row.parsed.shape)).toEqual([
      'pipe',
      undefined,
      'pipe',
    ])
  })

  it('is read up to its limit, with the number of lines left', () => {
    const { rows, left } = readSpecSheet('φ300×1200\n'.repeat(maxSpecRows + 7))
    expect(rows).toHaveLength(maxSpecRows)
    expect(left).toBe(7)
  })
})

describe('the canonical line', () => {
  it('names the piece in both languages', () => {
    expect(canonicalLine(parseSpec('2支 调质 42CrMo 锻圆 Φ320*6150'))).toEqual({
      zh: '42CrMo 圆棒 φ320×6150 调质 2支',
      en: '42CrMo round bar φ320×6150, quenched and tempered, 2 bars',
    })
    expect(canonicalLine(parseSpec('按图'))).toEqual({ zh: '按图', en: 'by drawing' })
    expect(canonicalLine(parseSpec('178*32'))).toBeUndefined()
  })

  it.each([
    ['45 圆钢 φ200-220 5.8~6m', '45 圆棒 φ200~220×5800~6000'],
    ['圆钢 φ200×5800~6000', '圆棒 φ200×5800~6000'],
    ['锻环 OD500~520/ID300×150', '环件 OD500~520/ID300×150'],
    ['扁钢 40-42×300×6000', '扁钢 40~42×300×6000'],
  ])('of %s has the range in its place and is read as it', (typed, zh) => {
    const read = parseSpec(typed)
    expect(canonicalLine(read)?.zh).toBe(zh)
    expect(parseSpec(zh)).toMatchObject({ dims: read.dims, ranges: read.ranges, unread: [] })
    const [row] = readSpecSheet(typed).rows
    expect([row?.issues, row?.pieceKg]).toEqual([{}, undefined])
  })

  it.each([
    ['0支 φ300×1200', '圆棒 φ300×1200', 'round bar φ300×1200'],
    ['1支 φ300×1200', '圆棒 φ300×1200 1支', 'round bar φ300×1200, 1 bar'],
    ['□200×2000', '方钢 □200×2000', 'square bar □200×2000'],
    ['40*300*6000', '扁钢 40×300×6000', 'flat bar 40×300×6000'],
    ['100*400*2000', '模块 100×400×2000', 'block 100×400×2000'],
    ['300*400*2000', '模块 300×400×2000', 'block 300×400×2000'],
    ['锻环 500/300*150', '环件 OD500/ID300×150', 'ring OD500/ID300×150'],
    ['筒体 500/300*1500', '筒体 OD500/ID300×L1500', 'sleeve OD500/ID300×L1500'],
    ['钢管 219*32*7700', '管 φ219×32×7700', 'pipe φ219×32×7700'],
    ['锻饼 1250*210', '饼 φ1250×210', 'disc φ1250×210'],
    ['六角 46*3000', '六角钢 S46×3000', 'hexagon bar S46×3000'],
    ['420*800+680*2000', '台阶轴 φ420×800+φ680×2000', 'stepped shaft φ420×800+φ680×2000'],
    ['台阶轴', '台阶轴', 'stepped shaft'],
    ['12.5t锭', '钢锭 12500kg', 'ingot 12500kg'],
  ])('writes %s as %s and %s', (typed, zh, en) => {
    expect(canonicalLine(parseSpec(typed))).toEqual({ zh, en })
  })

  it('is parsed to the values that it was written from', () => {
    const piece = fc.record({
      piece: anyPiece,
      material: fc.constantFrom('42CrMo', 'H13', '06Cr19Ni10', 'Inconel 718', undefined),
      deliveryState: fc.constantFrom(...deliveryStates, undefined),
      quantity: fc.constantFrom(1, 2, 12),
      unit: fc.constantFrom(...quantityUnits),
    })
    fc.assert(
      fc.property(piece, ({ piece: { shape, dims }, ...rest }) => {
        const said = { shape, dims, ...rest, unread: [] }
        const lines = canonicalLine(said)!
        for (const line of [lines.zh, lines.en]) {
          const {
            shape: readShape,
            dims: readDims,
            material,
            deliveryState,
            quantity,
            unit,
            unread,
          } = parseSpec(line)
          expect(
            { shape: readShape, dims: readDims, material, deliveryState, quantity, unit, unread },
            line,
          ).toEqual(said)
        }
      }),
      { numRuns: 300 },
    )
  })
})
