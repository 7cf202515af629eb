import { describe, expect, test } from 'vitest'
import { defaultUnusualPolicy as policy } from '#contract/unusual_policy.ts'
import { unusualOf, type BesideFirst, type Figures } from './unusual_rules.ts'

const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
const row = (at: number, price: number, own: Partial<Figures> = {}): Figures => ({
  day: dayOf(at),
  price,
  low: null,
  high: null,
  ...own,
})
/** Prices of the days from 0 on. */
const stored = (...prices: number[]) => prices.map((price, at) => ({ day: dayOf(at), price }))
const calm = stored(4_700, 4_710, 4_730, 4_720, 4_730, 4_735, 4_730)
const found = (rows: Figures[], before = calm, own: { first?: BesideFirst; policy?: typeof policy } = {}) =>
  Object.fromEntries(
    [...unusualOf(rows, { stored: before, first: null, policy, ...own })].map(([day, reasons]) => [
      day,
      reasons[0],
    ]),
  )
const alone = { day: null, region: null }

describe('a price beside the last one', () => {
  test.each([
    ['ten times as high', 47_100, 895.8],
    ['a tenth', 473, -90],
    ['a digit twice', 47_730, 909.1],
    ['a calm series and 6 %', 5_014, 6],
  ])('%s is unusual', (_, price, percent) => {
    expect(found([row(7, price)])).toEqual({
      [dayOf(7)]: {
        name: 'price',
        given: price,
        than: 'day',
        beside: 4_730,
        day: dayOf(6),
        region: null,
        percent,
        usual_percent: 5,
      },
    })
  })

  test.each([4_730, 4_800, 4_950, 4_500])('%i is usual', (price) =>
    expect(found([row(7, price)])).toEqual({}),
  )

  test('a series that moves a lot may move a lot, but never by more than a fifth', () => {
    const wild = stored(1_000, 1_040, 1_000, 1_040, 1_000, 1_040, 1_000)
    expect(found([row(7, 1_190)], wild)).toEqual({})
    expect(found([row(7, 1_210)], wild)).toMatchObject({ [dayOf(7)]: { usual_percent: 20 } })
  })

  test('of a young series up to a fifth is usual', () => {
    expect(found([row(2, 1_150)], stored(1_000, 1_000))).toEqual({})
    expect(found([row(2, 1_250)], stored(1_000, 1_000))).toMatchObject({ [dayOf(2)]: { percent: 25 } })
  })
})

describe('rows of one table', () => {
  test('after a slip the return to the usual price is not asked about', () =>
    expect(Object.keys(found([row(7, 47_100), row(8, 4_725)]))).toEqual([dayOf(7)]))

  test('after a real jump the days that follow are not asked about', () =>
    expect(Object.keys(found([row(7, 6_000), row(8, 6_010), row(9, 6_020)]))).toEqual([dayOf(7)]))

  test('a day between stored ones is compared with the day before it, an earlier one with the next', () => {
    expect(found([row(3, 47_200)])).toMatchObject({ [dayOf(3)]: { beside: 4_730, day: dayOf(2) } })
    expect(found([row(-1, 470)])).toMatchObject({ [dayOf(-1)]: { beside: 4_700, day: dayOf(0) } })
    expect(found([row(-1, 4_690)])).toEqual({})
  })
})

describe('the first price of a series', () => {
  const region = { day: dayOf(-2), price: 1_000, than: 'region', region: 130_000 } as const

  test('is asked about if there is nothing to compare it with, and only the first of a table', () => {
    expect(found([row(0, 1_250), row(1, 1_260)], [])).toEqual({
      [dayOf(0)]: {
        name: 'price',
        given: 1_250,
        than: 'nothing',
        beside: null,
        ...alone,
        percent: null,
        usual_percent: null,
      },
    })
  })

  test('that only corrects the stored one is compared with it', () => {
    expect(found([row(0, 1_010)], stored(1_000))).toEqual({})
    expect(found([row(0, 10_100)], stored(1_000))).toMatchObject({
      [dayOf(0)]: { than: 'day', beside: 1_000 },
    })
  })

  test('may be half above or below the price of another region, or the index of its grade', () => {
    expect(found([row(0, 1_490)], [], { first: region })).toEqual({})
    expect(found([row(0, 510)], [], { first: region })).toEqual({})
    expect(found([row(0, 1_510)], [], { first: region })).toEqual({
      [dayOf(0)]: {
        name: 'price',
        given: 1_510,
        than: 'region',
        beside: 1_000,
        day: dayOf(-2),
        region: 130_000,
        percent: 51,
        usual_percent: 50,
      },
    })
    const index = { day: dayOf(-1), price: 1_000, than: 'index', region: null } as const
    expect(found([row(0, 10_000)], [], { first: index })).toMatchObject({
      [dayOf(0)]: { than: 'index', beside: 1_000, percent: 900 },
    })
  })

  test('a lowest price of another size than a first price is unusual', () =>
    expect(found([row(0, 1_010, { low: 101 })], [], { first: region })).toMatchObject({
      [dayOf(0)]: { name: 'low', than: 'price' },
    }))
})

test('the limits are those of the operators', () => {
  const strict = { ...policy, market_least_percent: 1, market_times: 1, market_fewest_changes: 2 }
  expect(found([row(7, 4_800)], calm, { policy: strict })).toMatchObject({ [dayOf(7)]: { usual_percent: 1 } })
  const loose = { ...policy, market_most_percent: 500, market_fewest_changes: 30 }
  expect(found([row(7, 20_000)], calm, { policy: loose })).toEqual({})
  expect(
    found([row(0, 1_090)], [], {
      first: { day: dayOf(0), price: 1_000, than: 'index', region: null },
      policy: { ...policy, market_first_percent: 8 },
    }),
  ).toMatchObject({ [dayOf(0)]: { percent: 9, usual_percent: 8 } })
})

test.each([
  ['low', { low: 471 }],
  ['high', { high: 47_400 }],
] as const)('a %s of another size than the price is unusual', (name, own) => {
  expect(found([row(7, 4_730, own)])).toMatchObject({ [dayOf(7)]: { name, beside: 4_730, day: null } })
  expect(found([row(7, 4_730, { low: 4_600, high: 4_900 })])).toEqual({})
})

test('each reason is said by itself', () => {
  const reasons = unusualOf([row(7, 47_100, { low: 4_700, high: 95_000 })], {
    stored: calm,
    first: null,
    policy,
  }).get(dayOf(7))
  expect(reasons?.map(({ name, given, beside, percent }) => [name, given, beside, percent])).toEqual([
    ['price', 47_100, 4_730, 895.8],
    ['low', 4_700, 47_100, -90],
    ['high', 95_000, 47_100, 101.7],
  ])
})
