import { sql } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import type { ReviewAction, ReviewReason } from '#contract/review.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { reviewReason } from '#server/db/review_tables.ts'

export const reasonRows: RowSource = { table: reviewReason }

/** The reasons in use for a decision about a kind, in the operators' order. */
export const listReasons = (
  db: DbOrTx,
  { kind, action }: { kind: PostingKind; action: ReviewAction },
): Promise<ReviewReason[]> =>
  rows(
    db,
    sql`select id, json_build_object('zh', text_zh, 'en', text_en) as text from review_reason
      where state = 'active' and action = ${action} and (coalesce(cardinality(kinds), 0) = 0 or ${kind} = any(kinds))
      order by position, id limit 40`,
  )
