import { fieldIssues } from '#contract/field_issues.ts'
import type { PostingState } from '#contract/postings/states.ts'
import { may } from '#server/features/company/may_rules.ts'
import { companyNames } from '#server/db/names.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readKindPolicy } from '#server/features/website_config/review_policy_store.ts'
import { readPicturePolicy } from '#server/features/website_config/store.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import { Problem } from '#server/http/problem.ts'
import { checkComplete, checkReferences, companyCodes, uploadAddresses } from './checks.ts'
import { postingColumns } from './columns.ts'
import { checkDates } from './date_rules.ts'
import { submittedState, type Owner } from './new_posting.ts'
import { recordOwnChange } from './operator_audit.ts'
import { claimQuota } from './publishing.ts'
import { knownCompanies } from './reader_store.ts'
import { changesUnit, isEditable, isPublished, joinedOf, stateOf } from './rules.ts'
import {
  insertEvent,
  insertRevision,
  lockPosting,
  readValues,
  replaceDraftRevision,
  setRevisionState,
  updatePosting,
  type PostingRecord,
} from './store.ts'
import { askAboutFigures } from './unusual.ts'
import { filled, type AnyValues, type SharedValues } from './values.ts'

/** Throws unless everything that the values refer to exists and uploads belong to the company. */
export async function checkValues(
  tx: DbOrTx,
  owner: Owner,
  values: AnyValues,
  before: AnyValues,
): Promise<void> {
  const { definition, actor, lang, now } = owner
  const kept = Object.values(uploadAddresses(definition, before))
  const own = await claimUploads(tx, actor, Object.values(uploadAddresses(definition, values)), now)
  const companies = await knownCompanies(tx, Object.values(companyCodes(definition, values)))
  checkReferences(definition, values, {
    known: {
      uploads: new Set([...kept, ...own.keys()]),
      companies,
      category: (before as SharedValues).category_id,
    },
    lang,
  })
}

const columnsOf = async (tx: DbOrTx, owner: Owner, code: string, values: AnyValues) =>
  postingColumns(owner.definition, values, { code, company: await companyNames(tx, owner.actor.tenantId) })

/** Returns the own posting, locked for a change; throws not_found for foreign and absent ones alike. */
export async function lockOwn(
  tx: DbOrTx,
  { definition, actor }: Owner,
  code: string,
): Promise<PostingRecord> {
  const row = await lockPosting(tx, definition.kind, code, { tenantId: actor.tenantId })
  if (!row) throw new Problem('not_found')
  return row
}

/**
 * Saves new values. A draft or rejected posting is changed in place; one in review is submitted again; for a
 * published one the values become a revision in review while the old one stays online. `waits`: the result is in review.
 */
export async function editPosting(
  tx: DbOrTx,
  owner: Owner,
  row: PostingRecord,
  given: { values: AnyValues; submit: boolean; confirmed: readonly string[] },
): Promise<{ code: string; state: PostingState; revision: number; waits: boolean }> {
  const { definition, actor, now, lang } = owner
  const state = stateOf(row, now)
  may(actor).trade().orRefuse()
  if (!isEditable(state) || joinedOf(row, now) === 'ended') throw new Problem('transition_not_allowed')
  const values = filled(given.values)
  const submitted = given.submit || state === 'in_review' || isPublished(state)
  if (submitted) may(actor).publish(definition).orRefuse()
  const before = await readValues(tx, row.id)
  await checkValues(tx, owner, values, before)
  if (submitted) {
    checkComplete(definition, values, { lang, policy: await readPicturePolicy(tx) })
    checkDates(definition, values, { lang, now, ...(isPublished(state) && { before }) })
    const wasAsked = isPublished(state) || state === 'in_review'
    await askAboutFigures(tx, owner, { values, confirmed: given.confirmed, ...(wasAsked && { before }) })
  }
  const columns = await columnsOf(tx, owner, row.code, values)
  if (isPublished(state) && changesUnit(row, columns)) {
    throw new Problem('validation_failed', { data: { quantity: fieldIssues.unit_of_dealt[lang] } })
  }
  if (submitted && !isPublished(state)) await claimQuota(tx, { ...owner, postingId: row.id })

  const revision = row.latest_revision + 1
  const made = {
    revision,
    state: submitted ? 'in_review' : 'draft',
    values,
    authorId: actor.accountId,
    now,
  } as const
  const waiting = row.pending_revision ?? (state === 'in_review' ? row.revision : null)
  if (waiting !== null) await setRevisionState(tx, row.id, waiting, 'draft')
  const replaced = state === 'draft' && (await replaceDraftRevision(tx, row.id, row.latest_revision, made))
  if (!replaced) await insertRevision(tx, row.id, made)
  const submission = submitted ? { submitted_at: now, review_comment: null, review_img_arr: [] } : {}
  if (isPublished(state)) {
    await updatePosting(tx, row.id, {
      ...submission,
      latest_revision: revision,
      pending_revision: revision,
      updated_at: now,
    })
  } else {
    await updatePosting(tx, row.id, {
      ...columns,
      ...submission,
      ...(submitted && { state: 'in_review' }),
      revision,
      latest_revision: revision,
      updated_at: now,
    })
  }
  await insertEvent(tx, {
    postingId: row.id,
    action: submitted ? 'submit' : 'edit',
    revision,
    accountId: actor.accountId,
    now,
  })
  const review = await readKindPolicy(tx, definition)
  const sent = { id: row.id, code: row.code, revision, review }
  const after = submitted ? await submittedState(tx, owner, sent) : state
  await recordOwnChange(tx, owner, { action: 'update', row, values: { before, after: values } })
  return {
    code: row.code,
    state: isPublished(state) ? state : after,
    revision,
    waits: submitted && after === 'in_review',
  }
}
