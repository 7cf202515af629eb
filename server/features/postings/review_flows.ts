import { isDeepStrictEqual } from 'node:util'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { OperatorAction, PostingState } from '#contract/postings/states.ts'
import { companyNames } from '#server/db/names.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { tellQuoters } from '#server/features/quote/notice_store.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import { postingColumns } from './columns.ts'
import {
  tellApproved,
  tellCollectors,
  tellInvited,
  tellOutcome,
  tellParticipants,
  tellRejected,
  tellTakenDown,
} from './notices.ts'
import { recordReview } from './operator_audit.ts'
import { expiryAfter } from './publishing.ts'
import { queueMatching } from './match_queue_store.ts'
import { countsOtherwise, dealtOf, operatorRights, stateOf } from './rules.ts'
import {
  insertEvent,
  lockPosting,
  lockPostingById,
  readValues,
  setRevisionState,
  updatePosting,
  type PostingRecord,
} from './store.ts'

export type Reviewer = { definition: PostingDefinition; actor: Actor; now: Date }
/** `revision`: the one that was read, where the decision is about what waits. */
export type Word = { comment: string; img_arr: string[]; revision?: number | undefined }

/** The posting, held for a decision, if the state table allows the operator this action. */
async function lockFor(
  tx: DbOrTx,
  { definition, now }: Reviewer,
  code: string,
  action: OperatorAction,
): Promise<{ row: PostingRecord; state: PostingState }> {
  const row = await lockPosting(tx, definition.kind, code, 'all')
  if (!row || row.submitted_at === null) throw new Problem('not_found')
  const state = stateOf(row, now)
  if (!operatorRights({ state, pending_revision: row.pending_revision })[action]) {
    throw new Problem('transition_not_allowed')
  }
  return { row, state }
}

const waitingRevision = (row: PostingRecord): number => row.pending_revision ?? row.revision

type Approval = { code: string; revision: number; conflict: () => Promise<Problem> }

/**
 * Puts what waits online, as an operator decided. `conflict` makes the error for a revision that is not the one that waits: the operator must
 * see what is approved.
 */
export async function approvePosting(tx: DbOrTx, reviewer: Reviewer, given: Approval): Promise<void> {
  const row = await publishWaiting(tx, reviewer, given)
  await recordReview(tx, reviewer, { action: 'approve', row })
}

/** Puts what waits online and returns the posting as it was before. */
async function publishWaiting(tx: DbOrTx, reviewer: Reviewer, given: Approval): Promise<PostingRecord> {
  const { definition, actor, now } = reviewer
  const { row } = await lockFor(tx, reviewer, given.code, 'approve')
  const revision = waitingRevision(row)
  if (revision !== given.revision) throw await given.conflict()
  await setRevisionState(tx, row.id, revision, 'approved', {
    reviewerId: actor.accountId,
    comment: null,
    imgArr: [],
    now,
  })
  const decided = { review_comment: null, review_img_arr: [], reviewed_at: now, updated_at: now }
  if (row.pending_revision === null) {
    await updatePosting(tx, row.id, {
      ...decided,
      state: 'online',
      published_at: now,
      expires_at: expiryAfter(now, row.deadline),
      reminded_days: null,
    })
  } else {
    await applyRevision(tx, reviewer, row, revision, decided)
  }
  await insertEvent(tx, { postingId: row.id, action: 'approve', revision, accountId: actor.accountId, now })
  await tellApproved(tx, { definition, row, now })
  const online = await lockPostingById(tx, row.id)
  await tellInvited(tx, { definition, row: online, now }, row.pending_revision === null ? undefined : row)
  await queueMatching(tx, row.id)
  return row
}

/** Puts what was just submitted online when nobody has to review it. */
export async function publishUnreviewed(
  tx: DbOrTx,
  reviewer: Reviewer,
  given: { code: string; revision: number },
): Promise<void> {
  const conflict = async () => new Problem('edit_conflict')
  await publishWaiting(tx, reviewer, { ...given, conflict })
}

/** Replaces what is online by an approved edit. Its time runs on unless the edit changed the deadline. */
async function applyRevision(
  tx: DbOrTx,
  { definition, now }: Reviewer,
  row: PostingRecord,
  revision: number,
  decided: Parameters<typeof updatePosting>[2],
): Promise<void> {
  const values = await readValues(tx, row.id, revision)
  const columns = postingColumns(definition, values, {
    code: row.code,
    company: await companyNames(tx, row.tenant_id),
  })
  if (countsOtherwise(row, columns)) throw new Problem('transition_not_allowed')
  // What deals have taken stays taken.
  const dealt = dealtOf(row)
  const remaining = columns.remaining ? Math.max(0, columns.remaining - dealt) : null
  // A request that was cut down to what is dealt already is covered.
  const isCovered = definition.response === 'quote' && dealt > 0 && remaining === 0
  const deadline = columns.deadline ?? null
  await updatePosting(tx, row.id, {
    ...columns,
    ...decided,
    remaining,
    revision,
    ...(isCovered && { state: 'dealt' }),
    pending_revision: null,
    ...(deadline !== row.deadline && { expires_at: expiryAfter(now, deadline), reminded_days: null }),
  })
  const isSame = deadline === row.deadline && isDeepStrictEqual(termsOf(columns), termsOf(row))
  if (!isSame) await tellParticipants(tx, { definition, row, now }, 'changed')
  if (columns.price_per_t !== row.price_per_t) await tellCollectors(tx, { definition, row, now }, 'price')
  await tellQuoters(tx, { row, now }, isCovered ? 'over' : 'changed')
}

/** What rows tell about a posting, without what others have made of it since. */
function termsOf({ extras }: { extras?: unknown }): object {
  const { joined_t: _, joined_count: __, ...terms } = extras as RaiseRowValues
  return JSON.parse(JSON.stringify(terms)) as object
}

/** Refuses what waits, unless another revision was read; an edit's refusal leaves the published posting as it is. */
export async function rejectPosting(tx: DbOrTx, reviewer: Reviewer, code: string, word: Word): Promise<void> {
  const { definition, actor, now } = reviewer
  const { row } = await lockFor(tx, reviewer, code, 'reject')
  const revision = waitingRevision(row)
  if ((word.revision ?? revision) !== revision) throw new Problem('edit_conflict')
  const review = { reviewerId: actor.accountId, comment: word.comment, imgArr: word.img_arr, now }
  await setRevisionState(tx, row.id, revision, 'rejected', review)
  await updatePosting(tx, row.id, {
    ...wordColumns(word, now),
    ...(row.pending_revision === null ? { state: 'rejected' } : { pending_revision: null }),
  })
  await insertEvent(tx, {
    postingId: row.id,
    action: 'reject',
    revision,
    accountId: actor.accountId,
    comment: word.comment,
    now,
  })
  await tellRejected(tx, { definition, row, now }, word.comment)
  await recordReview(tx, reviewer, { action: 'reject', row, comment: word.comment })
}

const wordColumns = (word: Word, now: Date) => ({
  review_comment: word.comment,
  review_img_arr: word.img_arr,
  reviewed_at: now,
  updated_at: now,
})

/** Takes a published posting away with a reason; an edit under way goes back to being a draft. */
export async function takeDownPosting(
  tx: DbOrTx,
  reviewer: Reviewer,
  code: string,
  word: Word,
): Promise<void> {
  const { definition, actor, now } = reviewer
  const { row, state } = await lockFor(tx, reviewer, code, 'take_down')
  if (row.pending_revision !== null) await setRevisionState(tx, row.id, row.pending_revision, 'draft')
  await updatePosting(tx, row.id, { ...wordColumns(word, now), state: 'taken_down', pending_revision: null })
  const event = {
    postingId: row.id,
    revision: row.revision,
    accountId: actor.accountId,
    comment: word.comment,
    now,
  }
  await insertEvent(tx, { ...event, action: 'take_down' })
  await tellTakenDown(tx, { definition, row, now }, word.comment)
  await tellOutcome(tx, { definition, row, now }, 'cancelled')
  if (state === 'online') await tellCollectors(tx, { definition, row, now }, 'offline')
  await tellQuoters(tx, { row, now }, 'over')
  await recordReview(tx, reviewer, { action: 'take_down', row, comment: word.comment })
}

/** Puts a posting that was taken down back; its time has run on. */
export async function restorePosting(
  tx: DbOrTx,
  reviewer: Reviewer,
  code: string,
  word: Word,
): Promise<void> {
  const { definition, actor, now } = reviewer
  const { row } = await lockFor(tx, reviewer, code, 'restore')
  await updatePosting(tx, row.id, {
    state: 'online',
    review_comment: null,
    review_img_arr: [],
    reviewed_at: now,
    updated_at: now,
  })
  const event = {
    postingId: row.id,
    revision: row.revision,
    accountId: actor.accountId,
    comment: word.comment,
    now,
  }
  await insertEvent(tx, { ...event, action: 'restore' })
  await tellApproved(tx, { definition, row, now })
  await tellCollectors(tx, { definition, row, now }, 'online')
  await queueMatching(tx, row.id)
  await recordReview(tx, reviewer, { action: 'restore', row, comment: word.comment })
}
