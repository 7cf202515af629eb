import { sql } from 'drizzle-orm'
import type { TrendDay } from '#contract/trend.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'

/**
 * What a company received on each of the days (`YYYY-MM-DD`, oldest first), zeros included. `dayStart` is the moment
 * at which the first of them begins.
 */
export function readTrend(
  db: DbOrTx,
  given: { tenantId: number; days: readonly string[]; dayStart: Date },
): Promise<TrendDay[]> {
  const { tenantId } = given
  const from = given.dayStart.toISOString()
  const chinaDay = sql.raw(`to_char(created_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD')`)
  return rows(
    db,
    sql`select d.day, coalesce(v.count, 0)::int as views, coalesce(i.count, 0)::int as enquiries,
        coalesce(q.count, 0)::int as quotes
      from unnest(${sql.param(given.days)}::text[]) d(day)
        left join (select v.day::text as day, sum(v.count) as count from posting_view_day v
          join posting p on p.id = v.posting_id
          where p.tenant_id = ${tenantId} and v.day >= ${given.days[0]}::date group by 1) v on v.day = d.day
        left join (select ${chinaDay} as day, count(*) as count from intention
          where seller_tenant_id = ${tenantId} and created_at >= ${from} group by 1) i on i.day = d.day
        left join (select ${chinaDay} as day, count(*) as count from quote
          where buyer_tenant_id = ${tenantId} and created_at >= ${from} group by 1) q on q.day = d.day
      order by d.day`,
  )
}
