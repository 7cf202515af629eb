import { sql } from 'drizzle-orm'
import { vatRate } from '#contract/steel/price_per_tonne.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import type { Others } from './unusual_rules.ts'

/** With fewer quotes than this, the price in the middle would be that of one company. */
const fewest = 2

const middle = (price: ReturnType<typeof sql>, of = sql`true`) =>
  sql`(case when count(${price}) filter (where ${of}) >= ${fewest}
    then percentile_cont(0.5) within group (order by ${price}) filter (where ${of}) end)::float8`

/** The prices in the middle of what other companies have quoted on a posting, those that were answered too. */
export async function othersOf(
  db: DbOrTx,
  { postingId, tenantId }: { postingId: number; tenantId: number },
): Promise<Others> {
  const perPiece = sql`(q.price_amount * case when q.tax_included = 1 then 1 else ${1 + vatRate}::numeric end)`
  const [found] = await rows<Others>(
    db,
    sql`select ${middle(sql`q.taxed_per_t`)} as per_t,
        ${middle(perPiece, sql`q.price_basis = 'per_piece'`)} as per_piece
      from quote q where q.posting_id = ${postingId} and q.tenant_id <> ${tenantId} and q.state <> 'withdrawn'`,
  )
  return found ?? { per_t: null, per_piece: null }
}
