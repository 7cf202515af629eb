import type { OperatorAction } from '#contract/postings/states.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { placeOf, type Writer } from '#server/features/postings/operator_audit.ts'
import { lockPostingById, type PostingRecord } from '#server/features/postings/store.ts'

/** Records an operator's decision on a posting, with the comment for its owner; `row` is the posting before it. */
export async function recordReview(
  tx: DbOrTx,
  { definition, actor, now }: Writer,
  given: { action: OperatorAction; row: PostingRecord; comment?: string },
): Promise<void> {
  const { action, row, comment } = given
  const after = placeOf(await lockPostingById(tx, row.id), now)
  await recordAudit(tx, {
    actorId: actor.accountId,
    kind: definition.kind,
    action,
    sign: row.code,
    before: placeOf(row, now),
    after: { ...after, ...(comment !== undefined && { comment }) },
    now,
  })
}
