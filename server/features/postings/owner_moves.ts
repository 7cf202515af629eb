import type { OwnerAction, PostingState } from '#contract/postings/states.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { tellQuoters } from '#server/features/quote/notice_store.ts'
import { Problem } from '#server/http/problem.ts'
import { readPicturePolicy } from '#server/features/website_config/store.ts'
import { checkComplete } from './checks.ts'
import { tellCollectors, tellOutcome } from './notices.ts'
import { queueMatching } from './match_queue_store.ts'
import { recordOwn, recordOwnChange } from './operator_audit.ts'
import { submittedState, type Owner } from './owner_flows.ts'
import { claimQuota, expiryAfter, refuseUnlessMayPublish } from './publishing.ts'
import { joinedOf, ownerRights, stateOf } from './rules.ts'
import {
  deletePosting,
  insertEvent,
  readValues,
  setRevisionState,
  updatePosting,
  type PostingRecord,
} from './store.ts'

/** Columns that a move to another state changes. */
const changesOf: Record<OwnerAction, (row: PostingRecord, now: Date) => Partial<PostingRecord>> = {
  submit: (_, now) => ({ state: 'in_review', submitted_at: now, review_comment: null, review_img_arr: [] }),
  // A draft that was not submitted is nobody's business but its owner's.
  withdraw: ({ pending_revision: pending }) =>
    pending === null ? { state: 'draft', submitted_at: null } : { pending_revision: null },
  offline: () => ({ state: 'offline' }),
  // Its time runs on while it is offline; a posting past it begins anew instead of coming back expired.
  online: (row, now) => ({ state: 'online', ...(isPast(row, now) && renewed(row, now)) }),
  renew: (row, now) => renewed(row, now),
  deal: () => ({ state: 'dealt', remaining: 0, pending_revision: null }),
  close: () => ({ state: 'closed', pending_revision: null }),
}

const isPast = (row: PostingRecord, now: Date) => row.expires_at !== null && row.expires_at <= now

/** A renewed posting runs its full time from now; one that had run out counts as newly published. */
const renewed = (row: PostingRecord, now: Date): Partial<PostingRecord> => ({
  state: 'online',
  expires_at: expiryAfter(now, row.deadline),
  reminded_days: null,
  ...(isPast(row, now) && { published_at: now }),
})

/** What a move means for companies that ordered together. */
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

/** Deletes a draft for good; throws transition_not_allowed where there is more to it than a draft. */
export async function removeOwn(tx: DbOrTx, owner: Owner, row: PostingRecord): Promise<void> {
  const state = stateOf(row, owner.now)
  if (!rightsOf(row, state, owner.now).remove) throw new Problem('transition_not_allowed')
  const before = { ...(await readValues(tx, row.id)), state }
  await deletePosting(tx, row.id)
  await recordOwn(tx, owner, { action: 'remove', sign: row.code, before })
}

/** Moves the own posting to another state; throws transition_not_allowed where the state table does not allow it. */
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
    refuseUnlessMayPublish(actor, definition)
    if (action === 'submit') {
      const policy = await readPicturePolicy(tx)
      checkComplete(definition, await readValues(tx, row.id), { lang, policy })
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
  if (action === 'submit') await submittedState(tx, owner, { code: row.code, revision: row.latest_revision })
  const ends = outcomes[action]
  if (ends) await tellOutcome(tx, { definition, row, now }, ends)
  const after = (change.state as PostingState | undefined) ?? state
  if (state === 'online' && after !== 'online') await tellCollectors(tx, { definition, row, now }, 'offline')
  if (after === 'dealt' || after === 'closed') await tellQuoters(tx, { row, now }, 'over')
  if (state !== 'online' && after === 'online') {
    await tellCollectors(tx, { definition, row, now }, 'online')
    await queueMatching(tx, row.id)
  }
  await recordOwnChange(tx, owner, { action, row })
}
