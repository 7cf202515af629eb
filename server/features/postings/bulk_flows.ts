import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { BulkAnswer } from '#contract/postings/bulk.ts'
import { code } from '#contract/postings/code.ts'
import type { PicturePolicy } from '#contract/picture_policy.ts'
import { problemText } from '#contract/problems.ts'
import { postingStates } from '#contract/postings/states.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { claimKeys, storeAnswer } from '#server/db/idempotency.ts'
import { readPicturePolicy } from '#server/features/website_config/store.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import { Problem } from '#server/http/problem.ts'
import { checkReferences, companyCodes, underPolicy, uploadAddresses, type Known } from './checks.ts'
import { knownCompanies } from './reader_store.ts'
import { postingColumns } from './columns.ts'
import { createPosting, type Owner } from './owner_flows.ts'
import type { AnyValues } from './values.ts'

export type BulkRow = { key: string; values: AnyValues }

/** What a row would become: refused with `errors`, a draft that still needs what they say, or complete. */
type Plan = { state: 'draft' | 'in_review' | null; errors: FieldErrors; values: AnyValues }

const emptyAnswer = { code: null, state: null, errors: {}, problem: null, preview: null }

/** Whether only pictures are missing, which a table hardly ever holds: such a row is kept as a draft. */
const onlyPictures = ({ definition }: Owner, errors: FieldErrors): boolean =>
  Object.keys(errors).every((path) => definition.fields[path.split('.')[0]!]?.widget === 'photos')

/** Checks a row of which the draft is right as the publish form's call would, against what exists. */
function planOf(
  owner: Owner,
  values: AnyValues,
  submit: boolean,
  { known, policy }: { known: Known; policy: PicturePolicy },
): Plan {
  const { definition, lang } = owner
  try {
    checkReferences(definition, values, { known, lang })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { state: null, errors: error.data as FieldErrors, values }
  }
  const complete = submit && check(definition.complete, underPolicy(values, policy), lang)
  if (!complete) return { state: 'draft', errors: {}, values }
  if (complete.ok) return { state: 'in_review', errors: {}, values }
  return { state: onlyPictures(owner, complete.errors) ? 'draft' : null, errors: complete.errors, values }
}

async function plansOf(
  db: DbOrTx,
  owner: Owner,
  given: readonly BulkRow[],
  submit: boolean,
): Promise<{ row: BulkRow; plan: Plan }[]> {
  const { definition, actor, lang, now } = owner
  const drafts = given.map((row) => ({ row, draft: check(definition.draft, row.values, lang) }))
  const named = (of: typeof uploadAddresses) =>
    drafts.flatMap(({ draft }) => (draft.ok ? Object.values(of(definition, draft.value)) : []))
  const known = {
    uploads: new Set((await claimUploads(db, actor, named(uploadAddresses), now)).keys()),
    companies: await knownCompanies(db, named(companyCodes)),
  }
  const policy = await readPicturePolicy(db)
  return drafts.map(({ row, draft }) => ({
    row,
    plan: draft.ok
      ? planOf(owner, draft.value, submit, { known, policy })
      : { state: null, errors: draft.errors, values: row.values },
  }))
}

/** Says what each row would become, and writes nothing. */
export async function rehearse(
  db: DbOrTx,
  owner: Owner,
  given: readonly BulkRow[],
  submit: boolean,
): Promise<BulkAnswer[]> {
  const plans = await plansOf(db, owner, given, submit)
  return plans.map(({ row: { key }, plan: { state, errors, values } }) => {
    if (state === null) return { ...emptyAnswer, key, errors }
    const columns = postingColumns(owner.definition, values, { code: '', company: null })
    const preview = {
      title: { zh: columns.title_zh, en: columns.title_en },
      theoretical_weight_kg: columns.theoretical_weight_kg ?? null,
      price_per_t: columns.price_per_t ?? null,
    }
    return { ...emptyAnswer, key, state, errors, preview }
  })
}

const stored = z.object({ code, state: z.enum(postingStates), errors: z.record(z.string(), z.string()) })

/** A row's key among those of other calls of the account. */
const storedKey = ({ definition }: Owner, key: string) => `bulk ${definition.kind} ${key}`
const hashOf = ({ values }: BulkRow) => hash('sha256', JSON.stringify(values), 'hex')

const problemOf = (error: Problem, { lang }: Owner): BulkAnswer['problem'] => ({
  code: error.code,
  detail: problemText(error.code, lang),
  data: error.data ?? null,
})

/**
 * Makes a posting of every row that can be one, each within a savepoint of its own. A row whose key was used before is
 * not made again: its first answer comes back, with idempotency_mismatch when other values are sent now.
 */
export async function enterRows(
  tx: DbOrTx,
  owner: Owner,
  given: readonly BulkRow[],
  submit: boolean,
): Promise<BulkAnswer[]> {
  const { accountId } = owner.actor
  const known = await claimKeys(
    tx,
    accountId,
    given.map(({ key }) => storedKey(owner, key)),
  )
  const answers: BulkAnswer[] = []
  // Once there is no room, asking again for each of the other rows would give the same answer.
  let exhausted: Problem | undefined
  for (const { row, plan } of await plansOf(tx, owner, given, submit)) {
    const { key } = row
    // The embedded database answers within the same turn: others are served between two rows.
    await setImmediate()
    const before = known.get(storedKey(owner, key))
    if (before) {
      const isSame = before.requestHash === hashOf(row)
      const problem = isSame ? null : problemOf(new Problem('idempotency_mismatch'), owner)
      answers.push({ ...emptyAnswer, ...stored.parse(JSON.parse(before.response)), key, problem })
      continue
    }
    const { state, errors, values } = plan
    const isSubmitted = state === 'in_review'
    if (state === null || (isSubmitted && exhausted)) {
      const problem = state !== null && exhausted ? problemOf(exhausted, owner) : null
      answers.push({ ...emptyAnswer, key, errors, problem })
      continue
    }
    try {
      const made = await tx.transaction((inner) =>
        createPosting(inner, owner, { values, submit: isSubmitted, action: 'create' }),
      )
      const response = { ...made, errors }
      await storeAnswer(tx, {
        accountId,
        key: storedKey(owner, key),
        requestHash: hashOf(row),
        response: JSON.stringify(response),
        now: owner.now,
      })
      answers.push({ ...emptyAnswer, ...response, key })
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
