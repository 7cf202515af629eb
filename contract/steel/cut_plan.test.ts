import { describe, expect, test } from 'vitest'
import { countPieces, layoutCutPlan, parseCutPlan, type CutPart } from './cut_plan.ts'

const of = (length: number, count = 1): CutPart => ({ kind: 'length', length, count })
const rest: CutPart = { kind: 'rest' }

describe('parseCutPlan', () => {
  test.each<[string, CutPart[]]>([
    ['1410*6+余料', [of(1410, 6), rest]],
    ['１４１０＊６＋余料', [of(1410, 6), rest]],
    ['1410x6 + rest', [of(1410, 6), rest]],
    ['1410×6', [of(1410, 6)]],
    ['1410mm×6件', [of(1410, 6)]],
    ['1.41m*6+offcut', [of(1410, 6), rest]],
    ['800*2+650.5*3+余料', [of(800, 2), of(650.5, 3), rest]],
    ['500', [of(500)]],
    ['500+600、700', [of(500), of(600), of(700)]],
    ['均分3段', [{ kind: 'equal', count: 3 }]],
    ['均分 3', [{ kind: 'equal', count: 3 }]],
    ['4等分', [{ kind: 'equal', count: 4 }]],
    ['3 equal parts', [{ kind: 'equal', count: 3 }]],
    ['1000+均分2段', [of(1000), { kind: 'equal', count: 2 }]],
    ['12等分', [{ kind: 'equal', count: 12 }]],
    ['equal 12', [{ kind: 'equal', count: 12 }]],
    ['均分12段', [{ kind: 'equal', count: 12 }]],
    ['12 equal', [{ kind: 'equal', count: 12 }]],
    ['3 equal part', [{ kind: 'equal', count: 3 }]],
    ['3 equal piece', [{ kind: 'equal', count: 3 }]],
    ['3 equal pieces', [{ kind: 'equal', count: 3 }]],
    ['1410*200', [of(1410, 200)]],
    ['100m', [of(100_000)]],
    ['500;\t  剩余', [of(500), rest]],
    ['1,410*6', [of(1410, 6)]],
    ["1'410*6+rest", [of(1410, 6), rest]],
    ['1 500 × 3 + 余料', [of(1500, 3), rest]],
    // 410 is a grade elsewhere; a plan names none.
    ['1 410*6', [of(1410, 6)]],
    ['500,600,700', [of(500), of(600), of(700)]],
    ['500, 600', [of(500), of(600)]],
    ['20, 300', [of(20), of(300)]],
    ['650,5*3', [of(650.5, 3)]],
    ['1.500m*2', [of(1500, 2)]],
    ['6m', [of(6000)]],
    ['10mm*5', [of(10, 5)]],
    ['30"*2 + 2\' + 余料', [of(762, 2), of(609.6), rest]],
    ['均分三段', [{ kind: 'equal', count: 3 }]],
    ['十等分', [{ kind: 'equal', count: 10 }]],
    ['1410 mm × 6 pcs', [of(1410, 6)]],
  ])('%s', (text, parts) => {
    expect(parseCutPlan(text)).toEqual(parts)
  })

  test.each([
    '',
    '余料',
    '余料+1410*6',
    '均分3段+余料',
    '均分0段',
    '0*6',
    '1410*0',
    '-5',
    '1410*6*2',
    '6*1410',
    'abc',
    '200000',
    '1410*201',
    '1e3',
    '1410*6+abc',
    '1410+均分0段',
    '1410*0+500',
    '100001',
    '500+大余料',
    '500+余料多',
    '约均分3段',
    '约3等分',
    '3等分吗',
    '约500',
    '1.5*3',
    '6*3',
    '1.500*2',
    '50 60',
    '1410 6',
    '20,300',
    '500kg',
    '500mm 600',
    '1 2 equal',
    '均分半段',
    '均分3段多',
    '约3 equal parts',
    '3 equal parts or so',
    'nearly equal 3',
    'equal 3 or so',
  ])('%s is not a plan', (text) => {
    expect(parseCutPlan(text)).toBeUndefined()
  })

  test('countPieces leaves out the rest', () => {
    expect(countPieces([of(800, 2), of(650, 3), rest])).toBe(5)
  })
})

describe('layoutCutPlan', () => {
  const lengths = (text: string, stock: number | null, kerf: number) =>
    layoutCutPlan(parseCutPlan(text)!, stock, kerf)

  test('subtracts the kerf of every cut from the rest', () => {
    const { segments, isTooLong } = lengths('1410*4+余料', 6000, 5)
    expect(segments.map((one) => one.length)).toEqual([1410, 1410, 1410, 1410, 340])
    expect(segments.at(-1)?.kind).toBe('rest')
    expect(isTooLong).toBe(false)
  })

  test('adds a rest that the plan does not mention', () => {
    expect(lengths('1000*2', 2500, 0).segments.at(-1)).toEqual({ kind: 'rest', length: 500 })
    expect(lengths('1000*2', 2000, 0).segments).toHaveLength(2)
  })

  test('accepts a plan that uses the whole bar, but none that needs more', () => {
    expect(lengths('1000*3', 3010, 5)).toMatchObject({ isTooLong: false, segments: { length: 3 } })
    expect(lengths('1000*3', 3009, 5).isTooLong).toBe(true)
    expect(lengths('1410*6+余料', 6000, 5).isTooLong).toBe(true)
  })

  test('divides what the cuts leave into equal parts', () => {
    expect(lengths('均分3段', 3010, 5).segments.map((one) => one.length)).toEqual([1000, 1000, 1000])
    expect(lengths('1000+均分2段', 3010, 5).segments.map((one) => one.length)).toEqual([1000, 1000, 1000])
    expect(lengths('均分3段', 9, 5).isTooLong).toBe(true)
    expect(lengths('均分3段', 10, 5).isTooLong).toBe(true)
    expect(lengths('均分3段', 13, 5).isTooLong).toBe(false)
  })

  test('guesses no lengths when the length of the bar is unknown', () => {
    expect(lengths('均分3段', null, 5).segments).toEqual([
      { kind: 'piece', length: null },
      { kind: 'piece', length: null },
      { kind: 'piece', length: null },
    ])
    expect(lengths('均分3段', null, 5).isTooLong).toBe(false)
    expect(lengths('1410*2+余料', null, 5).segments.at(-1)).toEqual({ kind: 'rest', length: null })
    expect(lengths('1410*2', null, 5)).toEqual({
      segments: [
        { kind: 'piece', length: 1410 },
        { kind: 'piece', length: 1410 },
      ],
      isTooLong: false,
    })
    expect(layoutCutPlan([], null, 5)).toEqual({ segments: [], isTooLong: false })
  })
})
