import { sql } from 'drizzle-orm'
import { defaultQuotas, type Quotas } from '#contract/quotas.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { readSection } from '#server/features/website_config/store.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { chinaMonthStart } from '#server/reference/china_time.ts'
import { limitOf, requireWithinLimit } from './rules.ts'

/** The limits in force: those that operators have set, with defaults for the others. */
export async function readQuotas(db: DbOrTx): Promise<Quotas> {
  return { ...defaultQuotas, ...((await readSection(db, 'quotas')) as Partial<Quotas> | undefined) }
}

/**
 * Intentions and quotes that a company has sent and group buyings that it has joined since then: they share one
 * limit.
 */
export async function countResponses(db: DbOrTx, tenantId: number, since: Date): Promise<number> {
  const from = since.toISOString()
  const [found] = await rows<{ count: number }>(
    db,
    sql`select ((select count(*) from intention where tenant_id = ${tenantId} and created_at >= ${from})
      + (select count(*) from quote where tenant_id = ${tenantId} and created_at >= ${from})
      + (select count(*) from participation where tenant_id = ${tenantId} and created_at >= ${from}))::int as count`,
  )
  return found?.count ?? 0
}

/**
 * Throws quota_exhausted when the company, whose row the transaction has locked, has responded to as many postings
 * this month as its tier allows.
 */
export async function claimMonthlyResponse(tx: DbOrTx, actor: CompanyActor, now: Date): Promise<void> {
  const quotas = await readQuotas(tx)
  if (limitOf(quotas, 'intentions_per_month', actor) === null) return
  const used = await countResponses(tx, actor.tenantId, chinaMonthStart(now))
  requireWithinLimit(quotas, 'intentions_per_month', actor, used)
}
