import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { BulkAnswer } from '#contract/postings/bulk.ts'
import { code } from '#contract/postings/code.ts'
import type { PicturePolicy } from '#contract/picture_policy.ts'
import { problemText } from '#contract/problems.ts'
import { postingStates } from '#contract/postings/states.ts'
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

export type BulkRow = { key: string; values: AnyValues; confirmed?: readonly string[] | undefined }

/** The result of a row: refused with `errors`, a draft for which `errors` lists what is missing, or complete. */
type Plan = { state: 'draft' | 'in_review' | null; errors: FieldErrors; values: AnyValues }
/** With what is unusual about it. */
type AskedPlan = Plan & { unusual: UnusualFigure[] }

const emptyAnswer = { code: null, state: null, errors: {}, unusual: [], problem: null, preview: null }

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
  const named = (of: typeof uploadAddresses) =>
    drafts.flatMap(({ draft }) => (draft.ok ? Object.values(of(definition, draft.value)) : []))
  const known = {
    uploads: new Set((await claimUploads(db, actor, named(uploadAddresses), now)).keys()),
    companies: await knownCompanies(db, named(companyCodes)),
  }
  const policy = await readPicturePolicy(db)
  const plans = drafts.map(({ row, draft }) => ({
    row,
    plan: draft.ok
      ? planOf(owner, filled(draft.value), submit, { known, policy })
      : { state: null, errors: draft.errors, values: row.values },
  }))
  const read = plans.filter(({ plan }) => plan.state !== null)
  const unusual = await unusualAmong(
    db,
    read.map(({ plan }) => ({ definition, values: plan.values })),
    now,
  )
  const byRow = new Map(read.map(({ row }, at) => [row, unusual[at] ?? []]))
  return plans.map(({ row, plan }) => ({ row, plan: { ...plan, unusual: byRow.get(row) ?? [] } }))
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
  return plans.map(({ row: { key }, plan: { state, errors, values, unusual } }) => {
    if (state === null) return { ...emptyAnswer, key, errors }
    const columns = postingColumns(owner.definition, values, { code: '', company: null })
    const preview = {
      title: { zh: columns.title_zh, en: columns.title_en },
      theoretical_weight_kg: columns.theoretical_weight_kg ?? null,
      price_per_t: columns.price_per_t ?? null,
    }
    return { ...emptyAnswer, key, state: state === 'in_review' ? submitted : state, errors, unusual, preview }
  })
}

const stored = z.object({ code, state: z.enum(postingStates), errors: z.record(z.string(), z.string()) })

/** The idempotency key of a row among those of the account's other calls. */
const storedKey = ({ definition }: Owner, key: string) => `bulk ${definition.kind} ${key}`
const hashOf = ({ values }: BulkRow) => hash('sha256', JSON.stringify(values), 'hex')

const problemOf = (error: Problem, { lang }: Owner): BulkAnswer['problem'] => ({
  code: error.code,
  detail: problemText(error.code, lang),
  data: error.data ?? null,
})

/**
 * Creates a posting for every valid row, each within a savepoint of its own; what is read is read once for all rows. A row whose key was used before is not
 * created again: its first answer is returned, or idempotency_mismatch when the values differ now.
 */
export async function createRows(
  tx: DbOrTx,
  owner: Owner,
  given: readonly BulkRow[],
  submit: boolean,
): Promise<BulkAnswer[]> {
  const { accountId, tenantId } = owner.actor
  const known = await claimKeys(
    tx,
    accountId,
    given.map(({ key }) => storedKey(owner, key)),
  )
  const plans = await plansOf(tx, owner, given, submit)
  const company = await companyNames(tx, tenantId)
  const review = await readKindPolicy(tx, owner.definition)
  const room = submit ? await claimRoom(tx, { ...owner, postingId: null }) : () => {}
  const answers: BulkAnswer[] = []
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
    const { state, errors, values, unusual } = plan
    const isSubmitted = state === 'in_review'
    const isAsked =
      isSubmitted && openFigures(unusual, { confirmed: row.confirmed ?? [], before: [] }).length > 0
    if (state === null || isAsked || (isSubmitted && exhausted)) {
      const refused = isAsked ? new Problem('figures_unusual', { data: { figures: unusual } }) : exhausted
      const problem = state !== null && refused ? problemOf(refused, owner) : null
      answers.push({ ...emptyAnswer, key, errors, unusual, problem })
      continue
    }
    try {
      if (isSubmitted) room(taken)
      const made = await tx.transaction((inner) =>
        insertChecked(inner, owner, { values, submit: isSubmitted, action: 'create', company, review }),
      )
      if (isSubmitted) taken += 1
      const response = { ...made, errors }
      await storeAnswer(tx, {
        accountId,
        key: storedKey(owner, key),
        requestHash: hashOf(row),
        response: JSON.stringify(response),
        now: owner.now,
      })
      answers.push({ ...emptyAnswer, ...response, unusual, key })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.code === 'quota_exhausted') exhausted = error
      const isOfFields = error.code === 'validation_failed'
      answers.push({
        ...emptyAnswer,
        key,
        errors: isOfFields ? (error.data as FieldErrors) : {},
        problem: isOfFields ? null : problemOf(error, owner),
      })
    }
  }
  return answers
}
