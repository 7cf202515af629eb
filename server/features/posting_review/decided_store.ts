import { sql } from 'drizzle-orm'
import type { Lang } from '#contract/enums.ts'
import { operatorActions, type OperatorAction } from '#contract/postings/states.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { personNameIn } from '#server/db/names.ts'
import { iso } from '#server/features/postings/row_store.ts'

/** A decision of an operator; `at` is an ISO time. */
export type Decided = { action: OperatorAction; by: string; at: string }

/** What happened to a posting last, if it was the decision of an operator. */
export async function lastDecision(db: DbOrTx, postingId: number, lang: Lang): Promise<Decided | undefined> {
  const [last] = await rows<{ action: string; by: string; at: string }>(
    db,
    sql`select e.action, ${personNameIn(lang)} as by, ${iso('e.at')} as at
      from posting_event e join account a on a.id = e.account_id
      where e.posting_id = ${postingId} order by e.id desc limit 1`,
  )
  const action = operatorActions.find((one) => one === last?.action)
  return last && action && { ...last, action }
}
