import type { OwnerAction, PostingState } from '#contract/postings/states.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { submittedState, type Owner } from '#server/features/postings/new_posting.ts'
import { notifyQuoters } from '#server/features/quote/notice_store.ts'
import { may } from '#server/features/company/may_rules.ts'
import { Problem } from '#server/http/problem.ts'
import { readKindPolicy } from '#server/features/website_config/review_policy_store.ts'
import { readPicturePolicy } from '#server/features/website_config/store.ts'
import { checkComplete } from '#server/features/postings/checks.ts'
import { checkDates } from '#server/features/postings/date_rules.ts'
import { notifyCollectors, notifyOfOutcome } from '#server/features/postings/notices.ts'
import { queueCertificateCheck } from '#server/features/postings/certificate_queue_store.ts'
import { queueMatching } from '#server/features/postings/match_queue_store.ts'
import { recordOwn, recordOwnChange } from '#server/features/postings/operator_audit.ts'
import { claimQuota, expiryAfter } from '#server/features/postings/publishing.ts'
import { joinedOf, ownerRights, stateOf } from '#server/features/postings/rules.ts'
import {
  deletePosting,
  insertEvent,
  readValues,
  setRevisionState,
  updatePosting,
  type PostingRecord,
} from '#server/features/postings/store.ts'
import { askAboutFigures } from '#server/features/postings/unusual.ts'

/** Column values for a change of state. */
const changesOf: Record<OwnerAction, (row: PostingRecord, now: Date) => Partial<PostingRecord>> = {
  submit: (_, now) => ({ state: 'in_review', submitted_at: now, review_comment: null, review_img_arr: [] }),
  // A draft that was never submitted leaves no trace for others.
  withdraw: ({ pending_revision: pending }) =>
    pending === null ? { state: 'draft', submitted_at: null } : { pending_revision: null },
  offline: () => ({ state: 'offline' }),
  // The posting's time continues to run while it is offline; one past its end starts a new period instead of coming
  // back expired.
  online: (row, now) => ({ state: 'online', ...(isPast(row, now) && renewed(row, now)) }),
  renew: (row, now) => renewed(row, now),
  deal: () => ({ state: 'dealt', remaining: 0, pending_revision: null }),
  close: () => ({ state: 'closed', pending_revision: null }),
}

const isPast = (row: PostingRecord, now: Date) => row.expires_at !== null && row.expires_at <= now

/** A renewed posting runs its full time from now; an expired one counts as newly published. */
const renewed = (row: PostingRecord, now: Date): Partial<PostingRecord> => ({
  state: 'online',
  expires_at: expiryAfter(now, row.deadline),
  reminded_days: null,
  ...(isPast(row, now) && { published_at: now }),
})

/** Effects of a change of state on companies that order together. */
const outcomes: Partial<Record<OwnerAction, 'succeeded' | 'cancelled'>> = {
  deal: 'succeeded',
  close: 'cancelled',
}

const publishing: readonly OwnerAction[] = ['submit', 'online', 'renew']

const rightsOf = (row: PostingRecord, state: PostingState, now: Date) =>
  ownerRights({
    state,
    pending_revision: row.pending_revision,
    was_reviewed: row.reviewed_at !== null,
    joined: joinedOf(row, now),
  })

/** Deletes a draft for good; throws transition_not_allowed for anything else. */
export async function removeOwn(tx: DbOrTx, owner: Owner, row: PostingRecord): Promise<void> {
  const state = stateOf(row, owner.now)
  if (!rightsOf(row, state, owner.now).remove) throw new Problem('transition_not_allowed')
  const before = { ...(await readValues(tx, row.id)), state }
  await deletePosting(tx, row.id)
  await recordOwn(tx, owner, { action: 'remove', sign: row.code, before })
}

/** Changes the state of the own posting; throws transition_not_allowed where the state table does not allow it. */
export async function moveOwn(
  tx: DbOrTx,
  owner: Owner,
  row: PostingRecord,
  action: OwnerAction,
): Promise<void> {
  const { definition, actor, now, lang } = owner
  const state = stateOf(row, now)
  if (!rightsOf(row, state, now)[action]) throw new Problem('transition_not_allowed')
  if (publishing.includes(action)) {
    may(actor).publish(definition).orRefuse()
    if (action === 'submit') {
      const policy = await readPicturePolicy(tx)
      const values = await readValues(tx, row.id)
      checkComplete(definition, values, { lang, policy })
      checkDates(definition, values, { lang, now })
      await askAboutFigures(tx, owner, { values, confirmed: [] })
    }
    await claimQuota(tx, { ...owner, postingId: row.id })
  }
  const change = changesOf[action](row, now)
  if (row.pending_revision !== null && change.pending_revision === null) {
    await setRevisionState(tx, row.id, row.pending_revision, 'draft')
  }
  if (action === 'submit') await setRevisionState(tx, row.id, row.latest_revision, 'in_review')
  if (change.state === 'draft') await setRevisionState(tx, row.id, row.revision, 'draft')
  await updatePosting(tx, row.id, { ...change, updated_at: now })
  await insertEvent(tx, {
    postingId: row.id,
    action,
    revision: row.revision,
    accountId: actor.accountId,
    now,
  })
  if (action === 'submit')
    await submittedState(tx, owner, {
      id: row.id,
      code: row.code,
      revision: row.latest_revision,
      review: await readKindPolicy(tx, definition),
    })
  const ends = outcomes[action]
  if (ends) await notifyOfOutcome(tx, { definition, row, now }, ends)
  const after = (change.state as PostingState | undefined) ?? state
  if (state === 'online' && after !== 'online')
    await notifyCollectors(tx, { definition, row, now }, 'offline')
  if (after === 'dealt') await notifyQuoters(tx, { row, now }, 'not_chosen')
  // Those who quoted on an awarded request have been told.
  if (after === 'closed' && state !== 'dealt') await notifyQuoters(tx, { row, now }, 'over')
  if (state !== 'online' && after === 'online') {
    await notifyCollectors(tx, { definition, row, now }, 'online')
    await queueMatching(tx, row.id)
    await queueCertificateCheck(tx, definition, row.id)
  }
  await recordOwnChange(tx, owner, { action, row })
}
