import { isDeepStrictEqual } from 'node:util'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { OperatorAction, PostingState } from '#contract/postings/states.ts'
import { companyNames } from '#server/db/names.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { notifyQuoters } from '#server/features/quote/notice_store.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import { postingColumns } from './columns.ts'
import { notifyCollectors, notifyInvited, notifyOfApproval, notifyOfTerms } from './notices.ts'
import { expiryAfter } from './publishing.ts'
import { queueCertificateCheck } from './certificate_queue_store.ts'
import { queueMatching } from './match_queue_store.ts'
import { isSample } from './review_rules.ts'
import { changesUnit, dealtOf, operatorRights, stateOf } from './rules.ts'
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
export type Approval = {
  code: string
  revision: number
  conflict: () => Promise<Problem>
  /** Set if nobody reviewed it, because the policy of its kind lets the company's submissions pass. */
  automatic?: { isSampled: boolean } | undefined
}

/** Returns the posting, locked for a decision; throws unless the state table allows the operator this action. */
export async function lockForDecision(
  tx: DbOrTx,
  { definition, now }: Reviewer,
  code: string,
  action: OperatorAction,
): Promise<{ row: PostingRecord; state: PostingState }> {
  const row = await lockPosting(tx, definition.kind, code, 'all')
  if (!row || row.submitted_at === null) throw new Problem('not_found')
  const state = stateOf(row, now)
  if (!operatorRights({ state, pending_revision: row.pending_revision, is_sample: isSample(row) })[action]) {
    throw new Problem('transition_not_allowed')
  }
  return { row, state }
}

export const waitingRevision = (row: PostingRecord): number => row.pending_revision ?? row.revision

/** Puts the submission online and returns the posting as it was before. */
export async function publishWaiting(
  tx: DbOrTx,
  reviewer: Reviewer,
  given: Approval,
): Promise<PostingRecord> {
  const { definition, actor, now } = reviewer
  const { automatic } = given
  const { row } = await lockForDecision(tx, reviewer, given.code, 'approve')
  const revision = waitingRevision(row)
  if (revision !== given.revision) throw await given.conflict()
  await setRevisionState(tx, row.id, revision, 'approved', {
    reviewerId: automatic ? null : actor.accountId,
    comment: null,
    imgArr: [],
    now,
  })
  // An edit that passes leaves an earlier sample in the queue; an operator has seen what he approves.
  const sampledAt = automatic ? (automatic.isSampled ? now : row.sampled_at) : null
  const decided = {
    review_comment: null,
    review_img_arr: [],
    reviewed_at: now,
    updated_at: now,
    sampled_at: sampledAt,
  }
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
  const event = { postingId: row.id, revision, accountId: actor.accountId, now }
  await insertEvent(tx, { ...event, action: automatic ? 'publish' : 'approve' })
  // Whoever publishes without a review has the answer at once.
  if (!automatic) await notifyOfApproval(tx, { definition, row, now })
  const online = await lockPostingById(tx, row.id)
  await notifyInvited(tx, { definition, row: online, now }, row.pending_revision === null ? undefined : row)
  await queueMatching(tx, row.id)
  await queueCertificateCheck(tx, definition, row.id)
  return row
}

/** Replaces the online version by an approved edit. The deadline continues unless the edit changed it. */
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
  if (changesUnit(row, columns)) throw new Problem('transition_not_allowed')
  // Quantities sold in deals stay subtracted.
  const dealt = dealtOf(row)
  const remaining = columns.remaining ? Math.max(0, columns.remaining - dealt) : null
  // A request reduced to the quantity already dealt is covered.
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
  if (!isSame) await notifyOfTerms(tx, { definition, row, now })
  if (columns.price_per_t !== row.price_per_t) await notifyCollectors(tx, { definition, row, now }, 'price')
  await notifyQuoters(tx, { row, now }, isCovered ? 'not_chosen' : 'changed')
}

/** What rows show about a posting, without later changes by others. */
function termsOf({ extras }: { extras?: unknown }): object {
  const { joined_t: _, joined_count: __, ...terms } = extras as RaiseRowValues
  return JSON.parse(JSON.stringify(terms)) as object
}
