import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayChange, metNext, termsIssue } from './correction_rules.ts'
import { addDays, addYears } from './days.ts'
import {
  balanceOf,
  dueExpiries,
  dueGrants,
  leftOn,
  lotsOf,
  refundsFee,
  usableLots,
  type Entry,
} from './freight_rules.ts'
import { placePeriod, replacedEnd, type Period } from './rules.ts'

const perYear = 12

/** A ledger in memory that adds exactly what the store adds. */
function ledger() {
  let periods: Period[] = []
  const entries: Entry[] = []
  const add = (entry: Partial<Entry> & Pick<Entry, 'kind' | 'amount'>) =>
    void entries.push({
      grant_id: null,
      period_id: null,
      year: null,
      expires_before: null,
      ...entry,
      id: entries.length + 1,
    })
  return {
    entries,
    lots: () => lotsOf(entries, periods),
    settle(today: string) {
      for (const due of dueGrants(periods, entries, today)) add({ ...due, kind: 'grant', amount: perYear })
      for (const lot of dueExpiries(lotsOf(entries, periods), today))
        add({ kind: 'expire', amount: -lot.left, grant_id: lot.id })
    },
    confirm(tier: Period['tier'], years: number, startsOn: string) {
      const placed = placePeriod(periods, { tier, years, startsOn })
      if ('blockedUntil' in placed) return
      const gone = new Set(placed.replaces.map(({ id }) => id))
      periods = periods.map((one) =>
        gone.has(one.id) ? { ...one, ends_before: replacedEnd(one, startsOn) } : one,
      )
      periods.push({ id: periods.length + 1, tier, starts_on: startsOn, ends_before: placed.ends_before })
    },
    /** Corrects one of the periods as an operator can, or leaves it. */
    correct(at: number, today: string, { tier, days }: { tier: Period['tier']; days: number }) {
      const period = periods[at % Math.max(1, periods.length)]
      if (!period || !mayChange(period, today)) return
      const next = { tier, ends_before: addDays(period.ends_before, days) }
      if (termsIssue(period, next, today) || metNext(periods, period, next)) return
      periods = periods.map((one) => (one.id === period.id ? { ...one, ...next } : one))
    },
    end(at: number, today: string) {
      const period = periods[at % Math.max(1, periods.length)]
      if (!period || !mayChange(period, today)) return
      const ends_before = replacedEnd(period, today)
      periods = periods.map((one) => (one.id === period.id ? { ...one, ends_before } : one))
    },
    /** Whether two periods have a day in common. */
    overlap: () =>
      periods.some((one, at) =>
        periods
          .slice(at + 1)
          .some(
            (other) =>
              one.starts_on < one.ends_before &&
              other.starts_on < other.ends_before &&
              one.starts_on < other.ends_before &&
              other.starts_on < one.ends_before,
          ),
      ),
    use(today: string) {
      const [lot] = usableLots(lotsOf(entries, periods), today)
      if (lot) add({ kind: 'use', amount: -1, grant_id: lot.id })
      return lot !== undefined
    },
    refund() {
      const use = entries.findLast(({ kind }) => kind === 'use')
      if (use) add({ kind: 'refund', amount: 0, grant_id: use.grant_id })
    },
  }
}

test('twelve are granted at the start of each year of membership and expire at its end', () => {
  const it = ledger()
  it.confirm('gold', 2, '2026-03-01')
  it.settle('2026-02-28')
  expect(it.entries).toEqual([])
  it.settle('2026-03-01')
  it.settle('2026-03-01')
  expect(it.entries).toMatchObject([{ kind: 'grant', amount: 12, year: 1, expires_before: '2027-03-01' }])
  expect(it.use('2026-05-01')).toBe(true)
  it.settle('2027-03-01')
  expect(it.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['grant', 12],
    ['use', -1],
    ['grant', 12],
    ['expire', -11],
  ])
  it.settle('2028-03-01')
  expect(balanceOf(it.entries)).toBe(0)
  expect(it.use('2028-03-01')).toBe(false)
})

test('a year that gold replaces ends with its period, and no later year of it is granted', () => {
  const it = ledger()
  it.confirm('silver', 3, '2026-03-01')
  it.settle('2026-03-01')
  it.confirm('gold', 1, '2026-06-01')
  it.settle('2026-06-01')
  expect(it.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['grant', 12],
    ['grant', 12],
    ['expire', -12],
  ])
  expect(it.lots().filter(({ left }) => left > 0)).toMatchObject([{ tier: 'gold' }])
  it.settle('2029-01-01')
  expect(balanceOf(it.entries)).toBe(0)
})

test('what is left of a year expires when its membership is ended, and what was used stays used', () => {
  const it = ledger()
  it.confirm('gold', 2, '2026-03-01')
  it.settle('2026-03-01')
  expect(it.use('2026-05-01')).toBe(true)
  it.end(0, '2026-06-01')
  expect(it.use('2026-06-01')).toBe(false)
  it.settle('2026-06-01')
  expect(it.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['grant', 12],
    ['use', -1],
    ['expire', -11],
  ])
  it.settle('2029-01-01')
  expect(balanceOf(it.entries)).toBe(0)
})

test('a membership that is made shorter and longer again has the whole of its year, and a tier of its own', () => {
  const it = ledger()
  it.confirm('silver', 1, '2026-03-01')
  it.correct(0, '2026-03-01', { tier: 'silver', days: -200 })
  it.settle('2026-03-01')
  expect(it.lots()).toMatchObject([{ tier: 'silver', left: 12, expires_before: '2026-08-13' }])
  it.correct(0, '2026-04-01', { tier: 'gold', days: 400 })
  expect(it.lots()).toMatchObject([{ tier: 'gold', left: 12, expires_before: '2027-03-01' }])
  it.settle('2027-03-01')
  expect(it.lots().map(({ left, expires_before: end }) => [left, end])).toEqual([
    [0, '2027-03-01'],
    [12, '2027-09-17'],
  ])
  it.settle('2027-09-17')
  expect(balanceOf(it.entries)).toBe(0)
})

test('nothing expired can be used, even before the job has taken it off the balance', () => {
  const it = ledger()
  it.confirm('silver', 1, '2026-03-01')
  it.settle('2026-03-01')
  expect(leftOn(it.lots(), '2027-02-28')).toBe(12)
  expect(leftOn(it.lots(), '2027-03-01')).toBe(0)
  expect(it.use('2027-03-01')).toBe(false)
})

test('gold refunds the fee, silver does not', () => {
  expect(refundsFee('gold')).toBe(true)
  expect(refundsFee('silver')).toBe(false)
})

const step = fc.oneof(
  fc.record({ do: fc.constant('pass' as const), days: fc.nat(500) }),
  fc.record({
    do: fc.constant('confirm' as const),
    tier: fc.constantFrom('silver' as const, 'gold' as const),
    years: fc.constantFrom(1, 2, 3),
    ahead: fc.nat(400),
  }),
  fc.record({
    do: fc.constant('correct' as const),
    at: fc.nat(20),
    tier: fc.constantFrom('silver' as const, 'gold' as const),
    days: fc.integer({ min: -500, max: 500 }),
  }),
  fc.record({ do: fc.constant('end' as const), at: fc.nat(20) }),
  fc.record({ do: fc.constantFrom('use' as const, 'refund' as const, 'settle' as const) }),
)

test('whatever is granted, used, refunded, corrected and ended in whatever order, periods stay apart and the ledger adds up and never goes below zero', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const it = ledger()
      let today = '2026-01-01'
      let used = 0
      for (const one of steps) {
        if (one.do === 'pass') today = addDays(today, one.days)
        if (one.do === 'confirm') it.confirm(one.tier, one.years, addDays(today, one.ahead))
        if (one.do === 'correct') it.correct(one.at, today, one)
        if (one.do === 'end') it.end(one.at, today)
        if (one.do === 'settle') it.settle(today)
        if (one.do === 'refund') it.refund()
        if (one.do === 'use') {
          it.settle(today)
          const before = leftOn(it.lots(), today)
          const isUsed = it.use(today)
          expect(isUsed).toBe(before > 0)
          if (isUsed) used += 1
        }
        expect(it.overlap()).toBe(false)
        const lots = it.lots()
        expect(Math.min(0, ...lots.map(({ left }) => left))).toBe(0)
        expect(balanceOf(it.entries)).toBe(lots.reduce((sum, { left }) => sum + left, 0))
      }
      it.settle(today)
      expect(balanceOf(it.entries)).toBe(leftOn(it.lots(), today))
      const sum = (kind: Entry['kind']) => balanceOf(it.entries.filter((one) => one.kind === kind))
      expect(sum('use') + used).toBe(0)
      expect(sum('refund')).toBe(0)
      expect(sum('grant') % perYear).toBe(0)
      it.settle(addYears(today, 10))
      expect(balanceOf(it.entries)).toBe(0)
    }),
  )
})
