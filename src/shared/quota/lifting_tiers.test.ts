import { expect, test } from 'vitest'
import { defaultQuotas } from '#contract/quotas.ts'
import { liftingTiers } from './lifting_tiers.ts'

test('only tiers with a higher limit, or none, would lift an exhausted one', () => {
  expect(liftingTiers(defaultQuotas.intentions_per_month, 'certified')).toEqual(['silver', 'gold'])
  expect(liftingTiers(defaultQuotas.contact_views_per_day, 'silver')).toEqual(['gold'])
  expect(liftingTiers(defaultQuotas.saved_searches, 'company')).toEqual(['silver', 'gold'])
  expect(liftingTiers(defaultQuotas.spot_postings_online, 'gold')).toEqual([])
  expect(liftingTiers(defaultQuotas.buying_requests_per_month, 'gold')).toEqual([])
  expect(liftingTiers(defaultQuotas.freight_allowances_per_year, 'gold')).toEqual([])
})
