import type { DbOrTx } from '#server/db/client.ts'
import { Problem } from '#server/http/problem.ts'
import { insertEvent, setRevisionState, updatePosting, type PostingRecord } from './store.ts'

/**
 * Subtracts an agreed quantity from what remains of a posting that the transaction has locked: when two buyers accept
 * the same tonnes, the second gets `too_little_left` with the remaining quantity. A posting with nothing left is
 * dealt; returns whether it is.
 */
export async function takeRemaining(
  tx: DbOrTx,
  given: { posting: PostingRecord; agreed: number; accountId: number; now: Date },
): Promise<boolean> {
  const { posting, agreed, accountId, now } = given
  const remaining = posting.remaining ?? 0
  if (agreed > remaining) throw new Problem('too_little_left', { data: { remaining } })
  const left = Math.round((remaining - agreed) * 1e6) / 1e6
  const isOver = left === 0 && ['online', 'offline'].includes(posting.state)
  await updatePosting(tx, posting.id, {
    remaining: left,
    updated_at: now,
    ...(isOver && { state: 'dealt', pending_revision: null }),
  })
  if (!isOver) return false
  if (posting.pending_revision !== null)
    await setRevisionState(tx, posting.id, posting.pending_revision, 'draft')
  await insertEvent(tx, { postingId: posting.id, action: 'deal', revision: posting.revision, accountId, now })
  return true
}
