import { eq, sql, type SQL } from 'drizzle-orm'
import type { CreditRating } from '#contract/enums.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { tenant } from '#server/db/tables.ts'
import { isFrozen } from './standing_rules.ts'

/** A point in time: a parameter, or a column that holds it. */
export type Moment = string | SQL

/** The standing of the company `t` in force at `now`, as `standingAt` (standing_rules.ts) computes it. */
export const standingSql = (now: Moment) => ({
  membership: sql`case when t.membership_until <= ${now} then 'none' else t.membership end`,
  certification: sql`case when t.certification = 'certified' and t.certification_expires_on <= ${now} then 'expired'
    else t.certification end`,
  creditRating: sql`t.credit_rating`,
})

/** Condition that the company `t` is certified at `now`. */
export const isCertified = (now: Moment): SQL => sql`${standingSql(now).certification} = 'certified'`

/** Condition that operators have frozen the company `t`, as `isFrozen` (standing_rules.ts) says it. */
export const frozenSql: SQL = sql`t.credit_rating = 0`

/** Returns whether operators have frozen a company, which excludes it from trading. */
export async function isFrozenTenant(db: DbOrTx, tenantId: number): Promise<boolean> {
  const [found] = await db
    .select({ rating: tenant.credit_rating })
    .from(tenant)
    .where(eq(tenant.id, tenantId))
  return found !== undefined && isFrozen({ creditRating: found.rating as CreditRating })
}
