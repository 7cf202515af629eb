import type { OperatorAction } from '#contract/postings/states.ts'
import type { DbOrTx } from '#server/db/client.ts'
import {
  publishWaiting,
  lockForDecision,
  waitingRevision,
  type Reviewer,
  type Approval,
} from '#server/features/postings/publish_waiting.ts'
import { notifyQuoters } from '#server/features/quote/notice_store.ts'
import { Problem } from '#server/http/problem.ts'
import {
  notifyOfApproval,
  notifyCollectors,
  notifyOfOutcome,
  notifyOfRejection,
  notifyOfTakedown,
} from '#server/features/postings/notices.ts'
import { queueMatching } from '#server/features/postings/match_queue_store.ts'
import {
  insertEvent,
  setRevisionState,
  updatePosting,
  type PostingRecord,
} from '#server/features/postings/store.ts'
import { recordReview } from './audit.ts'

/** What an operator fills in; `revision` is the one that the operator has seen, for decisions about a submission. */
export type ReviewForm = { comment: string; img_arr: string[]; revision?: number | undefined }

/**
 * Puts a submission online, as an operator decided. `conflict` creates the error for a submission that has changed
 * since: operators approve only what they have seen.
 */
export async function approvePosting(tx: DbOrTx, reviewer: Reviewer, given: Approval): Promise<void> {
  const row = await publishWaiting(tx, reviewer, given)
  await recordReview(tx, reviewer, { action: 'approve', row })
}

/**
 * Rejects the submission, unless the operator has seen another revision. After a rejected edit the published posting
 * stays as it is.
 */
export async function rejectPosting(
  tx: DbOrTx,
  reviewer: Reviewer,
  code: string,
  form: ReviewForm,
): Promise<void> {
  const { definition, actor, now } = reviewer
  const { row } = await lockForDecision(tx, reviewer, code, 'reject')
  const revision = waitingRevision(row)
  if ((form.revision ?? revision) !== revision) throw new Problem('edit_conflict')
  const review = { reviewerId: actor.accountId, comment: form.comment, imgArr: form.img_arr, now }
  await setRevisionState(tx, row.id, revision, 'rejected', review)
  await updatePosting(tx, row.id, {
    ...commentColumns(form, now),
    ...(row.pending_revision === null ? { state: 'rejected' } : { pending_revision: null }),
  })
  await addToHistory(tx, reviewer, { action: 'reject', row, revision, comment: form.comment })
  await notifyOfRejection(tx, { definition, row, now }, form.comment)
  await recordReview(tx, reviewer, { action: 'reject', row, comment: form.comment })
}

/** Records a decision and its reason where the posting's owner reads it. */
const addToHistory = (
  tx: DbOrTx,
  { actor, now }: Reviewer,
  { row, ...of }: { action: OperatorAction; row: PostingRecord; revision: number; comment: string },
): Promise<void> => insertEvent(tx, { ...of, postingId: row.id, accountId: actor.accountId, now })

const commentColumns = (form: ReviewForm, now: Date) => ({
  review_comment: form.comment,
  review_img_arr: form.img_arr,
  reviewed_at: now,
  updated_at: now,
})

/** Takes a published posting down with a reason; a waiting edit becomes a draft again. */
export async function takeDownPosting(
  tx: DbOrTx,
  reviewer: Reviewer,
  code: string,
  form: ReviewForm,
): Promise<void> {
  const { definition, now } = reviewer
  const { row, state } = await lockForDecision(tx, reviewer, code, 'take_down')
  if (row.pending_revision !== null) await setRevisionState(tx, row.id, row.pending_revision, 'draft')
  await updatePosting(tx, row.id, {
    ...commentColumns(form, now),
    state: 'taken_down',
    pending_revision: null,
  })
  await addToHistory(tx, reviewer, {
    action: 'take_down',
    row,
    revision: row.revision,
    comment: form.comment,
  })
  await notifyOfTakedown(tx, { definition, row, now }, form.comment)
  await notifyOfOutcome(tx, { definition, row, now }, 'cancelled')
  if (state === 'online') await notifyCollectors(tx, { definition, row, now }, 'offline')
  await notifyQuoters(tx, { row, now }, 'over')
  await recordReview(tx, reviewer, { action: 'take_down', row, comment: form.comment })
}

/** Restores a posting that was taken down; its deadline has continued to run. */
export async function restorePosting(
  tx: DbOrTx,
  reviewer: Reviewer,
  code: string,
  form: ReviewForm,
): Promise<void> {
  const { definition, now } = reviewer
  const { row } = await lockForDecision(tx, reviewer, code, 'restore')
  await updatePosting(tx, row.id, {
    state: 'online',
    review_comment: null,
    review_img_arr: [],
    reviewed_at: now,
    updated_at: now,
  })
  await addToHistory(tx, reviewer, { action: 'restore', row, revision: row.revision, comment: form.comment })
  await notifyOfApproval(tx, { definition, row, now })
  await notifyCollectors(tx, { definition, row, now }, 'online')
  await queueMatching(tx, row.id)
  await recordReview(tx, reviewer, { action: 'restore', row, comment: form.comment })
}
