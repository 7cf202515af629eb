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

/** Condition that the company `t` has one membership at `now`: columns are compared, which have statistics. */
export const membershipIs = (value: unknown, now: Moment): SQL =>
  value === 'none'
    ? sql`t.membership = 'none' or t.membership_until <= ${now}`
    : sql`t.membership = ${value} and (t.membership_until is null or t.membership_until > ${now})`

/** The same of its certification. */
export function certificationIs(value: unknown, now: Moment): SQL {
  if (value === 'expired') return sql`t.certification = 'certified' and t.certification_expires_on <= ${now}`
  if (value !== 'certified') return sql`t.certification = ${value}`
  return sql`t.certification = 'certified'
    and (t.certification_expires_on is null or t.certification_expires_on > ${now})`
}

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
