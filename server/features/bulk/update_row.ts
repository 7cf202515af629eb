import type { PostingState } from '#contract/postings/states.ts'
import { check } from '#contract/validation.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { editPosting, lockOwn } from '#server/features/postings/edit_posting.ts'
import type { Owner } from '#server/features/postings/new_posting.ts'
import { stateOf, waitsForOwner } from '#server/features/postings/rules.ts'
import { readValues } from '#server/features/postings/store.ts'
import { filled, type AnyValues } from '#server/features/postings/values.ts'
import { Problem } from '#server/http/problem.ts'
import { differing, saidValues, type AskedRow } from './same_rules.ts'

/** What a row changed in a posting: its fields before and after. */
export type Changed = { code: string; before: AnyValues; after: AnyValues }

export type Updated = {
  code: string
  state: PostingState
  updated: 'waits' | 'done' | 'unchanged'
  /** Whether it counts towards the limit from now on. */
  isNewlySubmitted: boolean
  /** Undefined for one that stays as it was. */
  changed?: Changed
}

/**
 * Edits an own posting as its form would, with what the row says; all its other values stay. One that says the same
 * already is left alone. Without `submit` only what nobody else reads is changed.
 */
export async function updateRow(
  tx: DbOrTx,
  owner: Owner,
  {
    row,
    code,
    submit,
  }: { row: AskedRow & { confirmed?: readonly string[] | undefined }; code: string; submit: boolean },
): Promise<Updated> {
  const record = await lockOwn(tx, owner, code)
  const state = stateOf(record, owner.now)
  const isOwn = waitsForOwner(state)
  if (!submit && !isOwn) throw new Problem('transition_not_allowed')
  const before = filled(await readValues(tx, record.id))
  const said = saidValues(row)
  const isSubmitted = submit && isOwn
  if (differing(said, before).length === 0 && !isSubmitted)
    return { code, state, updated: 'unchanged', isNewlySubmitted: false }
  const checked = check(owner.definition.draft, { ...before, ...said }, owner.lang)
  if (!checked.ok) throw new Problem('validation_failed', { data: checked.errors })
  const made = await editPosting(tx, owner, record, {
    values: checked.value,
    submit: isSubmitted,
    confirmed: row.confirmed ?? [],
  })
  const changed = { code, before: fieldsOf(before, said), after: said }
  return {
    code,
    state: made.state,
    updated: made.waits ? 'waits' : 'done',
    isNewlySubmitted: isSubmitted,
    changed,
  }
}

/** The values of the fields that `other` has, too. */
const fieldsOf = (values: AnyValues, other: AnyValues): AnyValues =>
  Object.fromEntries(Object.keys(other).map((name) => [name, values[name]]))
