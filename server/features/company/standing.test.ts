import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { certifications, creditRatings, memberships } from '#contract/enums.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { isFrozen, standingAt, type Standing, type StoredStanding } from './standing_rules.ts'
import { frozenSql, isCertified, standingSql } from './standing_store.ts'

const end = '2030-03-01T00:00:00.000Z'
const moments = [-1, 0, 1].map((ms) => new Date(new Date(end).getTime() + ms))
/** Every combination of what can be stored: dates that are absent, and one that the moments lie around. */
const stored: StoredStanding[] = memberships.flatMap((membership) =>
  certifications.flatMap((certification) =>
    creditRatings.flatMap((credit_rating) =>
      [null, end].flatMap((membership_until) =>
        [null, end].map((certification_expires_on) => ({
          membership,
          membership_until,
          certification,
          certification_expires_on,
          credit_rating,
        })),
      ),
    ),
  ),
)

const app = await testApp()

const tableOf = () =>
  sql`(select * from jsonb_to_recordset(${JSON.stringify(stored.map((row, at) => ({ at, ...row })))}::jsonb) as r(
    at int, membership text, membership_until timestamp, certification text, certification_expires_on timestamp,
    credit_rating int)) t`

test.each(moments)('the rule and its SQL agree on the standing of every company at %s', async (now) => {
  const { membership, certification, creditRating } = standingSql(now.toISOString())
  const found = await rows<Standing & { is_certified: boolean; is_frozen: boolean }>(
    app.deps.database.orm,
    sql`select ${membership} as membership, ${certification} as certification, ${creditRating} as "creditRating",
      ${isCertified(now.toISOString())} as is_certified, ${frozenSql} as is_frozen
      from ${tableOf()} order by t.at`,
  )
  expect(stored.length).toBeGreaterThan(100)
  expect(found).toEqual(
    stored.map((row) => {
      const standing = standingAt(row, now)
      const is_certified = standing.certification === 'certified'
      return { ...standing, is_certified, is_frozen: isFrozen(standing) }
    }),
  )
})

test('a standing ends exactly at its date, and an account without a company has none', () => {
  const row: StoredStanding = {
    membership: 'gold',
    membership_until: end,
    certification: 'certified',
    certification_expires_on: end,
    credit_rating: 4,
  }
  const at = moments.map((now) => standingAt(row, now))
  expect(at[0]).toEqual({ membership: 'gold', certification: 'certified', creditRating: 4 })
  expect(at[1]).toEqual({ membership: 'none', certification: 'expired', creditRating: 4 })
  expect(at[2]).toEqual(at[1])
  const nothing = {
    membership: null,
    membership_until: null,
    certification: null,
    certification_expires_on: null,
    credit_rating: null,
  }
  expect(standingAt(nothing, new Date())).toEqual({
    membership: 'none',
    certification: 'none',
    creditRating: 2,
  })
})
