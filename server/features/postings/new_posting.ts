import type { Lang } from '#contract/enums.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { PostingState } from '#contract/postings/states.ts'
import type { Names } from '#server/db/names.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { newCode } from './code.ts'
import { postingColumns } from './columns.ts'
import { recordOwn } from './operator_audit.ts'
import { publishWaiting } from './publish_waiting.ts'
import { insertEvent, insertPosting } from './store.ts'
import type { AnyValues } from './values.ts'

/** Who changes an own posting; `lang` is the language of messages. */
export type Owner = { definition: PostingDefinition; actor: CompanyActor; lang: Lang; now: Date }

/** Writes a new posting whose values, rights and room were checked; reads nothing. `company`: the owner's names. */
export async function insertChecked(
  tx: DbOrTx,
  owner: Owner,
  given: { values: AnyValues; submit: boolean; action: 'create' | 'copy'; company: Names },
): Promise<{ code: string; state: PostingState }> {
  const { definition, actor, now } = owner
  const { values, company } = given
  const code = newCode(definition.codePrefix)
  const id = await insertPosting(tx, {
    kind: definition.kind,
    code,
    tenantId: actor.tenantId,
    authorId: actor.accountId,
    inReview: given.submit,
    values,
    columns: postingColumns(definition, values, { code, company }),
    now,
  })
  const event = { postingId: id, revision: 1, accountId: actor.accountId, now }
  await insertEvent(tx, { ...event, action: given.action })
  if (given.submit) await insertEvent(tx, { ...event, action: 'submit' })
  const state = given.submit ? await submittedState(tx, owner, { code, revision: 1 }) : 'draft'
  await recordOwn(tx, owner, { action: given.action, sign: code, after: { ...values, state } })
  return { code, state }
}

/** The state after a submission: in review, or online at once for the platform's own postings. */
export async function submittedState(
  tx: DbOrTx,
  { definition, actor, now }: Owner,
  submitted: { code: string; revision: number },
): Promise<PostingState> {
  if (definition.postedBy !== 'platform') return 'in_review'
  const conflict = async () => new Problem('edit_conflict')
  await publishWaiting(tx, { definition, actor, now }, { ...submitted, conflict })
  return 'online'
}
