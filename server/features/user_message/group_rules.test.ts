import { describe, expect, test } from 'vitest'
import { groupKey, isOpen, joined, notYetMailed, type Earlier, type Said } from './group_rules.ts'

const at = new Date('2026-03-02T08:00:00.700Z')
const hours = (count: number) => new Date(at.getTime() + count * 3_600_000)
const named = (name: string) => ({ zh: `${name} 圆钢`, en: `${name} bar` })

const approval = (name: string): Said => ({
  record_sign: `Q${name}`,
  code: 'posting_approved',
  params: { title: named(name) },
})
const match = (name: string): Said => ({
  record_sign: `Q${name}`,
  code: 'search_matched',
  params: { title: named(name), search: 'Bars', others: 2 },
})
const earlier = (said: Said, digested_at: Date | null = null): Earlier => ({
  ...said,
  created_at: at,
  digested_at,
})

test('approvals are told apart by the kind of posting, matches by their search', () => {
  expect(groupKey({ of: 'approved' }, 'quotation')).toBe('approved-quotation')
  expect(groupKey({ of: 'search', id: 7 }, 'visitor_quotation')).toBe('search-7')
})

test.each([
  ['approved-quotation', 23.9, true],
  ['approved-quotation', 24, false],
  ['expiring-quotation', 23.9, true],
  ['expiring-quotation', 24, false],
  ['search-7', 24 * 7 - 0.1, true],
  ['search-7', 24 * 7, false],
])('a message of %s is open after %d hours: %s', (key, count, open) => {
  expect(isOpen(key, { created_at: at }, hours(count))).toBe(open)
})

describe('the message about several', () => {
  test('counts the approvals and names the newest three, with their codes', () => {
    const two = joined('approved-quotation', earlier(approval('A')), approval('B'))
    expect(two).toEqual({
      record_sign: 'approved-1772438400',
      code: 'postings_approved',
      params: { count: 2, titles: [named('B'), named('A')], codes: ['QB', 'QA'], mailed: 0 },
    })
    const later = { ...earlier(two), created_at: hours(1) }
    const four = joined(
      'approved-quotation',
      earlier(joined('approved-quotation', later, approval('C'))),
      approval('D'),
    )
    expect(four).toEqual({
      record_sign: 'approved-1772438400',
      code: 'postings_approved',
      params: { count: 4, titles: ['D', 'C', 'B'].map(named), codes: ['QD', 'QC', 'QB', 'QA'], mailed: 0 },
    })
  })

  test('counts a posting once that was approved again, and names it first', () => {
    const again = joined('approved-quotation', earlier(approval('A')), approval('A'))
    expect(again).toEqual(approval('A'))
    const two = joined('approved-quotation', earlier(approval('A')), approval('B'))
    expect(joined('approved-quotation', earlier(two), approval('A')).params).toEqual({
      count: 2,
      titles: [named('A'), named('B')],
      codes: ['QA', 'QB'],
      mailed: 0,
    })
    const mailed = joined('approved-quotation', earlier(two, at), approval('A'))
    expect(mailed.params).toMatchObject({ count: 2, mailed: 1 })
    expect(notYetMailed(mailed.code, mailed.params)).toMatchObject({ count: 1, titles: [named('A')] })
  })

  test('counts the postings that expire soon, from the first to the last end', () => {
    const ending = (name: string, ends: number): Said => ({
      record_sign: `Q${name}`,
      code: 'posting_expiring',
      params: { title: named(name), days: 3, ends },
    })
    const key = groupKey({ of: 'expiring' }, 'quotation')
    const two = joined(key, earlier(ending('A', 500)), ending('B', 700))
    const three = joined(key, earlier(two), ending('C', 600))
    expect(three).toEqual({
      record_sign: 'expiring-500-700',
      code: 'postings_expiring',
      params: {
        count: 3,
        titles: ['C', 'B', 'A'].map(named),
        codes: ['QC', 'QB', 'QA'],
        ends: [500, 700],
        mailed: 0,
      },
    })
    expect(notYetMailed(three.code, three.params)).toMatchObject({ count: 3 })
    expect(joined(key, earlier(ending('A', 500)), ending('A', 500))).toEqual(ending('A', 500))
  })

  test('adds the matches of a search, those of a day too, under its present name', () => {
    const two = joined('search-7', earlier(match('A')), match('B'))
    expect(two).toEqual({
      record_sign: 'search-7',
      code: 'search_digest',
      params: { search: 'Bars', count: 2, titles: [named('B'), named('A')], mailed: 0 },
    })
    const today: Said = {
      record_sign: 'search-7',
      code: 'search_digest',
      params: { search: 'Round bars', count: 5, titles: ['C', 'D', 'E'].map(named) },
    }
    expect(joined('search-7', earlier(two), today).params).toEqual({
      search: 'Round bars',
      count: 7,
      titles: ['C', 'D', 'E'].map(named),
      mailed: 0,
    })
  })
})

test('a daily mail tells of each event once', () => {
  const two = joined('approved-quotation', earlier(approval('A')), approval('B'))
  expect(notYetMailed(two.code, two.params)).toMatchObject({ count: 2 })
  const three = joined('approved-quotation', earlier(two, at), approval('C'))
  expect(three.params).toMatchObject({ count: 3, mailed: 2 })
  expect(notYetMailed(three.code, three.params)).toEqual({
    count: 1,
    titles: [named('C')],
    codes: ['QC', 'QB', 'QA'],
  })
  const four = joined('approved-quotation', earlier(three), approval('D'))
  expect(notYetMailed(four.code, four.params)).toMatchObject({ count: 2, titles: [named('D'), named('C')] })
  const matches = joined('search-7', earlier(match('A'), at), match('B'))
  expect(notYetMailed(matches.code, matches.params)).toEqual({
    search: 'Bars',
    count: 1,
    titles: [named('B')],
  })
  const alone = match('A')
  expect(notYetMailed(alone.code, alone.params)).toBe(alone.params)
})
