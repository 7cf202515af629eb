import { and, eq } from 'drizzle-orm'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import type { PostingState } from '#contract/postings/states.ts'
import { recordAudit, type AuditEntry } from '../audit.ts'
import type { DbOrTx } from '../client.ts'
import { posting, postingEvent, postingRevision } from '../posting_tables.ts'

/** What an operator's action makes of a posting; `submit` is of the platform's own, which nobody else reviews. */
const moves: Readonly<Record<string, { from: PostingState; to: PostingState }>> = {
  approve: { from: 'in_review', to: 'online' },
  reject: { from: 'in_review', to: 'rejected' },
  take_down: { from: 'online', to: 'taken_down' },
  submit: { from: 'draft', to: 'online' },
}

/** Records what the demo's operator has done, oldest first: `kept` and what the histories of the postings say. */
export async function recordOperatorWrites(
  tx: DbOrTx,
  { operatorId, kept }: { operatorId: number; kept: readonly Omit<AuditEntry, 'actorId'>[] },
): Promise<void> {
  const events = await tx
    .select({
      kind: posting.kind,
      code: posting.code,
      action: postingEvent.action,
      revision: postingEvent.revision,
      comment: postingEvent.comment,
      at: postingEvent.at,
      values: postingRevision.values,
    })
    .from(postingEvent)
    .innerJoin(posting, eq(posting.id, postingEvent.posting_id))
    .innerJoin(
      postingRevision,
      and(
        eq(postingRevision.posting_id, postingEvent.posting_id),
        eq(postingRevision.revision, postingEvent.revision),
      ),
    )
    .where(eq(postingEvent.account_id, operatorId))
  const ofPostings = events.flatMap(
    ({ kind, code, action, revision, comment, at, values }): Omit<AuditEntry, 'actorId'>[] => {
      const entry = { kind, action, sign: code, now: at }
      if (action === 'create') return [{ ...entry, after: { ...(values as object), state: 'draft' } }]
      const move = moves[action]
      const isOwn = postings[kind as RegisteredKind].definition.postedBy === 'platform'
      if (!move || (isOwn && action === 'approve')) return []
      const place = { revision, pending_revision: null }
      const before = { state: move.from, ...place }
      const after = { state: move.to, ...place, ...(comment !== null && { comment }) }
      return [{ ...entry, before, after }]
    },
  )
  const inOrder = [...kept, ...ofPostings].toSorted((one, other) => one.now.getTime() - other.now.getTime())
  await recordAudit(tx, ...inOrder.map((entry) => ({ ...entry, actorId: operatorId })))
}
