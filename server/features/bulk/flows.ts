import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { emptyAnswer, type BulkAnswer } from '#contract/postings/bulk.ts'
import { code } from '#contract/postings/code.ts'
import type { PicturePolicy } from '#contract/picture_policy.ts'
import { problemText } from '#contract/problems.ts'
import { postingStates, type PostingState } from '#contract/postings/states.ts'
import type { UnusualFigure } from '#contract/postings/unusual_figures.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { claimKeys, storeAnswer } from '#server/db/idempotency.ts'
import { companyNames } from '#server/db/names.ts'
import { insertChecked, stateOfSubmitted, type Owner } from '#server/features/postings/new_posting.ts'
import { readKindPolicy } from '#server/features/website_config/review_policy_store.ts'
import { readPicturePolicy } from '#server/features/website_config/store.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import { Problem } from '#server/http/problem.ts'
import {
  checkReferences,
  companyCodes,
  applyPicturePolicy,
  uploadAddresses,
  type Known,
} from '#server/features/postings/checks.ts'
import { knownCompanies } from '#server/features/postings/reader_store.ts'
import { checkDates } from '#server/features/postings/date_rules.ts'
import { postingColumns } from '#server/features/postings/columns.ts'
import { claimRoom } from '#server/features/postings/publishing.ts'
import { unusualAmong } from '#server/features/postings/unusual.ts'
import { openFigures } from '#server/features/postings/unusual_rules.ts'
import { filled, type AnyValues } from '#server/features/postings/values.ts'
import { sameAmong, type AskedRow, type Same } from './same_rules.ts'
import { lockUpdated, ownPieces } from './same_store.ts'
import { updateRow, type Changed, type Updated } from './update_row.ts'

/** The answers of all rows, and what they did: the new postings, and those that were changed. */
type Written = { rows: BulkAnswer[]; made: { code: string; values: AnyValues }[]; changed: Changed[] }

export type BulkRow = AskedRow & { confirmed?: readonly string[] | undefined }

/** The result of a row: refused with `errors`, a draft for which `errors` lists what is missing, or complete. */
type Plan = { state: 'draft' | 'in_review' | null; errors: FieldErrors; values: AnyValues }
/** With what is unusual about it, and the same goods that are there already. */
type AskedPlan = Plan & { unusual: UnusualFigure[]; same: Same | null }

/** The posting that a row is to update, if it is still there and about the same goods; undefined for a new one. */
const updatedCode = ({ same: answer }: BulkRow): string | undefined => (answer === 'new' ? undefined : answer)

/** Whether only pictures are missing. Tables hardly ever contain any, so such a row is kept as a draft. */
const onlyPictures = ({ definition }: Owner, errors: FieldErrors): boolean =>
  Object.keys(errors).every((path) => definition.fields[path.split('.')[0]!]?.widget === 'photos')

/** Validates a row whose draft is valid against the database, as the endpoint of the publish form would. */
function planOf(
  owner: Owner,
  values: AnyValues,
  submit: boolean,
  { known, policy }: { known: Known; policy: PicturePolicy },
): Plan {
  const { definition, lang } = owner
  try {
    checkReferences(definition, values, { known, lang })
    if (submit) checkDates(definition, values, owner)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { state: null, errors: error.data as FieldErrors, values }
  }
  const complete = submit && check(definition.complete, applyPicturePolicy(values, policy), lang)
  if (!complete) return { state: 'draft', errors: {}, values }
  if (complete.ok) return { state: 'in_review', errors: {}, values }
  return { state: onlyPictures(owner, complete.errors) ? 'draft' : null, errors: complete.errors, values }
}

async function plansOf(
  db: DbOrTx,
  owner: Owner,
  given: readonly BulkRow[],
  submit: boolean,
): Promise<{ row: BulkRow; plan: AskedPlan }[]> {
  const { definition, actor, lang, now } = owner
  const drafts = given.map((row) => ({ row, draft: check(definition.draft, row.values, lang) }))
  const readable = drafts.flatMap(({ row, draft }) => (draft.ok ? [{ ...row, values: draft.value }] : []))
  const own = await ownPieces(db, {
    kind: definition.kind,
    tenantId: actor.tenantId,
    wanted: readable.map(({ values }) => values),
    codes: given.flatMap((row) => updatedCode(row) ?? []),
    now,
  })
  const same = sameAmong(readable, own)
  const named = (of: typeof uploadAddresses) =>
    drafts.flatMap(({ draft }) => (draft.ok ? Object.values(of(definition, draft.value)) : []))
  const known = {
    uploads: new Set((await claimUploads(db, actor, named(uploadAddresses), now)).keys()),
    companies: await knownCompanies(db, named(companyCodes)),
  }
  const policy = await readPicturePolicy(db)
  const plans = drafts.map(({ row, draft }): { row: BulkRow; plan: Plan } => {
    if (!draft.ok) return { row, plan: { state: null, errors: draft.errors, values: row.values } }
    // An update is checked as a whole when it is made: what is there already was checked before.
    if (updatedCode(row)) return { row, plan: { state: 'draft', errors: {}, values: filled(draft.value) } }
    return { row, plan: planOf(owner, filled(draft.value), submit, { known, policy }) }
  })
  const read = plans.filter(({ plan }) => plan.state !== null)
  const unusual = await unusualAmong(
    db,
    read.map(({ plan }) => ({ definition, values: plan.values })),
    now,
  )
  const byRow = new Map(read.map(({ row }, at) => [row, unusual[at] ?? []]))
  return plans.map(({ row, plan }) => ({
    row,
    plan: { ...plan, unusual: byRow.get(row) ?? [], same: same.get(row.key) ?? null },
  }))
}

/** Returns what each row would become with the review rules of now; writes nothing. */
export async function dryRunRows(
  db: DbOrTx,
  owner: Owner,
  given: readonly BulkRow[],
  submit: boolean,
): Promise<BulkAnswer[]> {
  const plans = await plansOf(db, owner, given, submit)
  const submitted = stateOfSubmitted(owner, await readKindPolicy(db, owner.definition))
  return plans.map(({ row, plan: { state, errors, values, unusual, same } }) => {
    const { key } = row
    if (state === null) return { ...emptyAnswer, key, errors, same }
    if (updatedCode(row)) {
      const problem = same?.code === updatedCode(row) ? null : problemOf(new Problem('not_found'), owner)
      const updated = same?.differs.length === 0 ? 'unchanged' : 'done'
      return { ...emptyAnswer, key, same, problem, ...(!problem && { state: same!.state, updated }) }
    }
    const columns = postingColumns(owner.definition, values, { code: '', company: null })
    const preview = {
      title: { zh: columns.title_zh, en: columns.title_en },
      theoretical_weight_kg: columns.theoretical_weight_kg ?? null,
      price_per_t: columns.price_per_t ?? null,
    }
    const would = state === 'in_review' ? submitted : state
    return { ...emptyAnswer, key, state: would, errors, unusual, same, preview }
  })
}

const stored = z.object({
  code,
  state: z.enum(postingStates),
  errors: z.record(z.string(), z.string()),
  updated: z._default(z.nullable(z.enum(['waits', 'done', 'unchanged'])), null),
})

/** The idempotency key of a row among those of the account's other calls. */
const storedKey = ({ definition }: Owner, key: string) => `bulk ${definition.kind} ${key}`
const hashOf = ({ values }: BulkRow) => hash('sha256', JSON.stringify(values), 'hex')

const problemOf = (error: Problem, { lang }: Owner): BulkAnswer['problem'] => ({
  code: error.code,
  detail: problemText(error.code, lang),
  data: error.data ?? null,
})

/** Why a valid row is not sent; undefined if nothing is in the way. */
function refusalOf(row: BulkRow, { state, unusual, same }: AskedPlan): Problem | undefined {
  const update = updatedCode(row)
  if (update) return same?.code === update ? undefined : new Problem('not_found')
  if (same && row.same !== 'new') return new Problem('already_listed', { data: same })
  const isAsked = openFigures(unusual, { confirmed: row.confirmed ?? [], before: [] }).length > 0
  return state === 'in_review' && isAsked
    ? new Problem('figures_unusual', { data: { figures: unusual } })
    : undefined
}

/**
 * Creates a posting for every valid row, or updates the one that the row is about, each within a savepoint of its own;
 * what is read is read once for all rows. A row whose key was used before is not sent again: its first answer is
 * returned, or idempotency_mismatch when the values differ now.
 */
export async function createRows(
  tx: DbOrTx,
  owner: Owner,
  given: readonly BulkRow[],
  submit: boolean,
): Promise<Written> {
  const { accountId, tenantId } = owner.actor
  const known = await claimKeys(
    tx,
    accountId,
    given.map(({ key }) => storedKey(owner, key)),
  )
  const isKnown = ({ key }: BulkRow) => known.has(storedKey(owner, key))
  const updates = given.flatMap((row) => (isKnown(row) ? [] : (updatedCode(row) ?? [])))
  await lockUpdated(tx, owner.definition.kind, tenantId, updates)
  const plans = await plansOf(tx, owner, given, submit)
  const company = await companyNames(tx, tenantId)
  const review = await readKindPolicy(tx, owner.definition)
  const room = submit ? await claimRoom(tx, { ...owner, postingId: null }) : () => {}
  const answers: BulkAnswer[] = []
  const done: Omit<Written, 'rows'> = { made: [], changed: [] }
  let taken = 0
  // Once the quota is exhausted, every other row would be refused as well.
  let exhausted: Problem | undefined
  for (const { row, plan } of plans) {
    const { key } = row
    // The embedded database answers without leaving the event loop, so other requests get a chance between two rows.
    await setImmediate()
    const before = known.get(storedKey(owner, key))
    if (before) {
      const isSame = before.requestHash === hashOf(row)
      const problem = isSame ? null : problemOf(new Problem('idempotency_mismatch'), owner)
      answers.push({ ...emptyAnswer, ...stored.parse(JSON.parse(before.response)), key, problem })
      continue
    }
    const { state, errors, values, unusual, same } = plan
    const isSubmitted = state === 'in_review'
    const refused =
      state === null ? undefined : (refusalOf(row, plan) ?? (isSubmitted ? exhausted : undefined))
    if (state === null || refused) {
      const problem = refused ? problemOf(refused, owner) : null
      answers.push({ ...emptyAnswer, key, errors, unusual, same, problem })
      continue
    }
    const code = updatedCode(row)
    try {
      if (isSubmitted) room(taken)
      const made: { code: string; state: PostingState } & Partial<Updated> = await tx.transaction((inner) =>
        code
          ? updateRow(inner, owner, { row: { ...row, values }, code, submit })
          : insertChecked(inner, owner, { values, submit: isSubmitted, action: 'create', company, review }),
      )
      if (isSubmitted || made.isNewlySubmitted) taken += 1
      const updated = made.updated ?? null
      if (made.changed) done.changed.push(made.changed)
      if (!code) done.made.push({ code: made.code, values })
      const response = { code: made.code, state: made.state, errors, updated }
      await storeAnswer(tx, {
        accountId,
        key: storedKey(owner, key),
        requestHash: hashOf(row),
        response: JSON.stringify(response),
        now: owner.now,
      })
      answers.push({ ...emptyAnswer, ...response, unusual: code ? [] : unusual, key })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      // An update that finds no room says nothing about the others: it may concern a draft.
      if (error.code === 'quota_exhausted' && !code) exhausted = error
      const isOfFields = error.code === 'validation_failed'
      const figures =
        error.code === 'figures_unusual' ? (error.data as { figures: UnusualFigure[] }).figures : []
      answers.push({
        ...emptyAnswer,
        key,
        errors: isOfFields ? (error.data as FieldErrors) : {},
        unusual: figures,
        same,
        problem: isOfFields ? null : problemOf(error, owner),
      })
    }
  }
  return { rows: answers, ...done }
}
