import type { Lang } from '#contract/enums.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { PostingState } from '#contract/postings/states.ts'
import type { Names } from '#server/db/names.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { KindPolicy } from '#contract/review_policy.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { queueCertificateCheck } from './certificate_queue_store.ts'
import { newCode } from './code.ts'
import { postingColumns } from './columns.ts'
import { recordOwn } from './operator_audit.ts'
import { isSampled, passesUnreviewed } from './review_rules.ts'
import { publishWaiting } from './publish_waiting.ts'
import { insertEvent, insertPosting } from './store.ts'
import type { AnyValues } from './values.ts'

/** Who changes an own posting; `lang` is the language of messages. */
export type Owner = { definition: PostingDefinition; actor: CompanyActor; lang: Lang; now: Date }

/**
 * Writes a new posting whose values, rights and room were checked; reads nothing. `company`: the owner's names; `review`:
 * the policy of the kind.
 */
export async function insertChecked(
  tx: DbOrTx,
  owner: Owner,
  given: {
    values: AnyValues
    submit: boolean
    action: 'create' | 'copy'
    company: Names
    review: KindPolicy
  },
): Promise<{ code: string; state: PostingState }> {
  const { definition, actor, now } = owner
  const { values, company, review } = given
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
  const state = given.submit
    ? await submittedState(tx, owner, { id, code, revision: 1, values, review })
    : 'draft'
  await recordOwn(tx, owner, { action: given.action, sign: code, after: { ...values, state } })
  return { code, state }
}

/** State of what is submitted now: in review, or online for the platform's own postings and for whom the policy lets pass. */
export const stateOfSubmitted = (
  { definition, actor }: Pick<Owner, 'definition' | 'actor'>,
  review: KindPolicy,
): 'online' | 'in_review' =>
  definition.postedBy === 'platform' || passesUnreviewed(review, actor) ? 'online' : 'in_review'

/** Queues the check of a submission's certificates, publishes what passes without a review, and returns the state. */
export async function submittedState(
  tx: DbOrTx,
  owner: Owner,
  given: { id: number; code: string; revision: number; values?: AnyValues; review: KindPolicy },
): Promise<PostingState> {
  const { definition, actor, now } = owner
  const { id, code, revision, values, review } = given
  await queueCertificateCheck(tx, definition, id, values)
  if (stateOfSubmitted(owner, review) === 'in_review') return 'in_review'
  const conflict = async () => new Problem('edit_conflict')
  const automatic =
    definition.postedBy === 'platform' ? undefined : { isSampled: isSampled(review, Math.random()) }
  await publishWaiting(tx, { definition, actor, now }, { code, revision, conflict, automatic })
  return 'online'
}
