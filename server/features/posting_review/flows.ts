import type { Lang } from '#contract/enums.ts'
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
import { isSample } from '#server/features/postings/review_rules.ts'
import { operatorRights, stateOf } from '#server/features/postings/rules.ts'
import {
  notifyOfApproval,
  notifyCollectors,
  notifyOfOutcome,
  notifyOfRejection,
  notifyOfTakedown,
} from '#server/features/postings/notices.ts'
import { queueCertificateCheck } from '#server/features/postings/certificate_queue_store.ts'
import { queueMatching } from '#server/features/postings/match_queue_store.ts'
import {
  insertEvent,
  lockPosting,
  setRevisionState,
  updatePosting,
  type PostingRecord,
} from '#server/features/postings/store.ts'
import { recordReview } from './audit.ts'
import { lastDecision } from './decided_store.ts'
import { commentFor } from './reason_store.ts'
import { meanwhile } from './rules.ts'

/** An operator who decides; what another did meanwhile is said in `lang`. */
export type Deciding = Reviewer & { lang: Lang }

/** What an operator fills in; `revision` is the one that the operator has seen. */
export type ReviewForm = { comment: string; img_arr: string[]; revision?: number | undefined }

/**
 * Locks the posting; if this decision is no longer possible because another operator has just decided, throws what that
 * was and by whom. Other reasons are left to `lockForDecision`.
 */
async function requireUndecided(
  tx: DbOrTx,
  { definition, now, lang }: Deciding,
  code: string,
  action: OperatorAction,
): Promise<void> {
  const row = await lockPosting(tx, definition.kind, code, 'all')
  if (!row || row.submitted_at === null) return
  const { pending_revision } = row
  const is_sample = isSample(row)
  if (operatorRights({ state: stateOf(row, now), pending_revision, is_sample })[action]) return
  const decided = await lastDecision(tx, row.id, lang)
  if (decided) throw new Problem(meanwhile[decided.action], { data: decided, values: { by: decided.by } })
}

async function lockUndecided(
  tx: DbOrTx,
  reviewer: Deciding,
  code: string,
  action: OperatorAction,
): ReturnType<typeof lockForDecision> {
  await requireUndecided(tx, reviewer, code, action)
  return lockForDecision(tx, reviewer, code, action)
}

/**
 * The form with preset reasons in the author's language. Throws edit_conflict when the owner has changed the posting
 * since the operator read it.
 */
async function forOwner(tx: DbOrTx, row: PostingRecord, form: ReviewForm): Promise<ReviewForm> {
  const { revision, comment } = form
  if (revision !== undefined && revision !== waitingRevision(row)) throw new Problem('edit_conflict')
  return { ...form, comment: await commentFor(tx, comment, row.author_id) }
}

/**
 * Puts a submission online, as an operator decided. `conflict` creates the error for a submission that has changed
 * since: operators approve only what they have seen.
 */
export async function approvePosting(tx: DbOrTx, reviewer: Deciding, given: Approval): Promise<void> {
  await requireUndecided(tx, reviewer, given.code, 'approve')
  const row = (await confirmSample(tx, reviewer, given)) ?? (await publishWaiting(tx, reviewer, given))
  await recordReview(tx, reviewer, { action: 'approve', row })
}

/** Takes a posting that was published automatically out of the queue; undefined if what waits is a submission. */
async function confirmSample(
  tx: DbOrTx,
  reviewer: Deciding,
  { code, revision, conflict }: Approval,
): Promise<PostingRecord | undefined> {
  const { actor, now } = reviewer
  const { row } = await lockForDecision(tx, reviewer, code, 'approve')
  if (row.pending_revision !== null || !isSample(row)) return undefined
  if (row.revision !== revision) throw await conflict()
  await updatePosting(tx, row.id, { sampled_at: null })
  await insertEvent(tx, { postingId: row.id, action: 'approve', revision, accountId: actor.accountId, now })
  return row
}

/**
 * Rejects the submission, unless the operator has seen another revision. After a rejected edit the published posting
 * stays as it is.
 */
export async function rejectPosting(
  tx: DbOrTx,
  reviewer: Deciding,
  code: string,
  written: ReviewForm,
): Promise<void> {
  const { definition, actor, now } = reviewer
  const { row } = await lockUndecided(tx, reviewer, code, 'reject')
  const form = await forOwner(tx, row, written)
  const revision = waitingRevision(row)
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
  reviewer: Deciding,
  code: string,
  written: ReviewForm,
): Promise<void> {
  const { definition, now } = reviewer
  const { row, state } = await lockUndecided(tx, reviewer, code, 'take_down')
  const form = await forOwner(tx, row, written)
  if (row.pending_revision !== null) await setRevisionState(tx, row.id, row.pending_revision, 'draft')
  await updatePosting(tx, row.id, {
    ...commentColumns(form, now),
    state: 'taken_down',
    pending_revision: null,
    sampled_at: null,
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
  reviewer: Deciding,
  code: string,
  written: ReviewForm,
): Promise<void> {
  const { definition, now } = reviewer
  const { row } = await lockUndecided(tx, reviewer, code, 'restore')
  const form = await forOwner(tx, row, written)
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
  await queueCertificateCheck(tx, definition, row.id)
  await recordReview(tx, reviewer, { action: 'restore', row, comment: form.comment })
}
