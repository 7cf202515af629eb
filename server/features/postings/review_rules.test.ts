import { expect, test } from 'vitest'
import type { KindPolicy } from '#contract/review_policy.ts'
import type { Standing } from '#server/features/company/standing_rules.ts'
import { isSample, isSampled, passesUnreviewed } from './review_rules.ts'

const policy: KindPolicy = { automatic: true, credit_rating: 3, membership: 'silver', sample_percent: 25 }
const good: Standing = { certification: 'certified', creditRating: 3, membership: 'silver' }

test.each<[string, boolean, Partial<KindPolicy>, Partial<Standing>]>([
  ['a company that satisfies both conditions', true, {}, {}],
  ['a better rating and a higher tier', true, {}, { creditRating: 4, membership: 'gold' }],
  ['a lower rating', false, {}, { creditRating: 2 }],
  ['a lower tier', false, {}, { membership: 'none' }],
  ['no certification in force', false, {}, { certification: 'expired' }],
  ['a certification that was only applied for', false, {}, { certification: 'submitted' }],
  ['a kind in which everybody is reviewed', false, { automatic: false }, {}],
  ['any tier', true, { membership: 'none' }, { membership: 'none' }],
  ['the lowest rating', true, { credit_rating: 1 }, { creditRating: 1 }],
  ['a frozen company at the lowest rating', false, { credit_rating: 1 }, { creditRating: 0 }],
  ['gold asked of silver', false, { membership: 'gold' }, {}],
])('%s: without a review %s', (_, passes, kind, company) => {
  expect(passesUnreviewed({ ...policy, ...kind }, { ...good, ...company })).toBe(passes)
})

test.each([
  [0, 0, false],
  [25, 0, true],
  [25, 0.2499, true],
  [25, 0.25, false],
  [100, 0.9999, true],
])('of %i %%, the draw %f is sampled: %s', (sample_percent, draw, sampled) => {
  expect(isSampled({ ...policy, sample_percent }, draw)).toBe(sampled)
})

test('a sample is checked as long as it is on the market or paused', () => {
  const at = new Date()
  const among = (state: string, sampled_at: Date | null = at) => isSample({ state, sampled_at })
  expect(['online', 'offline', 'dealt', 'closed', 'taken_down'].map((state) => among(state))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(among('online', null)).toBe(false)
})
