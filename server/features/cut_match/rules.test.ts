import { describe, expect, test } from 'vitest'
import { barsOf, bodyOf, cutOf, stateDiffers, type CutFacts } from './rules.ts'

const facts = (given: Partial<CutFacts> = {}): CutFacts => ({
  id: 1,
  shape: 'round',
  dims: { d: 100, l: 2000 },
  material: '45',
  delivery_state: null,
  remaining: 1,
  details: {},
  ...given,
})

test('a matched body needs a shape and dimensions', () => {
  const { shape, dims } = facts()
  expect(bodyOf({ shape, dims })).toEqual({ shape: 'round', dims: { d: 100, l: 2000 } })
  expect(bodyOf({ shape: null, dims })).toBeUndefined()
  expect(bodyOf({ shape, dims: null })).toBeUndefined()
})

describe('the bars of a stock', () => {
  const piece = (length: number | null) => ({ piece_no: 'x', length, weight_kg: null, heat_no: '' })
  const listed = (...lengths: (number | null)[]) => ({ details: { pieces: lengths.map(piece) } })

  test.each<[string, Partial<CutFacts>, [length: number, count: number][]]>([
    ['one length, whole bars', { remaining: 3 }, [[2000, 3]]],
    ['a begun bar is none', { remaining: 2.9 }, [[2000, 2]]],
    ['less than a bar', { remaining: 0.9 }, []],
    ['nothing left', { remaining: 0 }, []],
    ['nobody said how many', { remaining: null }, []],
    ['a disc by its height', { shape: 'disc', dims: { d: 300, h: 80 } }, [[80, 1]]],
    ['no shape', { shape: null }, []],
    ['no dimensions', { dims: null }, []],
    ['no length', { dims: { d: 100 } }, []],
    ['a shape that has none', { shape: 'ingot', dims: { kg: 900 } }, []],
    ['a list without lengths', { ...listed(null), remaining: 2 }, [[2000, 2]]],
    ['an empty list', { ...listed(), remaining: 2 }, [[2000, 2]]],
    [
      'a list, shortest first by figures',
      { ...listed(1000, 900, 1000, null), remaining: 4 },
      [
        [900, 1],
        [1000, 2],
      ],
    ],
    [
      'of a list, the shortest that may be left',
      { ...listed(1000, 900, 1000), remaining: 2.5 },
      [
        [900, 1],
        [1000, 1],
      ],
    ],
    ['of a list, none', { ...listed(1000, 900), remaining: 0 }, []],
  ])('%s', (_, given, expected) => {
    expect(barsOf(facts(given))).toEqual(expected.map(([length, count]) => ({ length, count })))
  })
})

describe('how a request is cut from a stock', () => {
  const request = (given: Partial<CutFacts> = {}) =>
    facts({ dims: { d: 100, l: 500 }, remaining: 3, ...given })
  const fit = (stock: Partial<CutFacts>, asked: Partial<CutFacts> = {}) => cutOf(facts(stock), request(asked))

  test.each<[string, Partial<CutFacts>, Partial<CutFacts>, number | undefined]>([
    ['with the kerf of a band saw by default', {}, {}, 3],
    ['with the kerf of the request', {}, { details: { kerf: 5 } }, 5],
    ['with the kerf of the stock before that', { details: { kerf: 0 } }, { details: { kerf: 5 } }, 0],
    ['four do not fit with a kerf', {}, { remaining: 4 }, undefined],
    ['four fit without one', { details: { kerf: 0 } }, { remaining: 4 }, 0],
    ['a begun piece is a whole one', {}, { remaining: 3.1 }, undefined],
    ['nothing is asked for', {}, { remaining: null }, undefined],
    ['nothing is known of the stock', { dims: null }, {}, undefined],
    ['nothing is known of the piece', {}, { shape: null }, undefined],
    ['slices as short as may be', { details: { min_cut: 500 } }, {}, 3],
    ['slices that are too short', { details: { min_cut: 500.1 } }, {}, undefined],
  ])('%s', (_, stock, asked, kerf) => {
    expect(fit(stock, asked)?.kerf).toBe(kerf)
  })

  test('uses the density of the grade for its weights', () => {
    const kg = (material: string | null) => fit({ material })?.finishedKg
    const litres = (3 * Math.PI * 50 ** 2 * 500) / 1e6
    expect(kg('45')).toBeCloseTo(litres * 7.85, 1)
    expect(kg(null)).toBeCloseTo(litres * 7.85, 1)
    expect(kg('TC4')).toBeLessThan(litres * 5)
  })
})

test('the delivery state differs only if the request names one', () => {
  const differs = (stock: CutFacts['delivery_state'], wanted: CutFacts['delivery_state']) =>
    stateDiffers(facts({ delivery_state: stock }), facts({ delivery_state: wanted }))
  expect(differs('annealed', 'normalised')).toBe(true)
  expect(differs(null, 'normalised')).toBe(true)
  expect(differs('normalised', 'normalised')).toBe(false)
  expect(differs('annealed', null)).toBe(false)
  expect(differs(null, null)).toBe(false)
})
