import type { PostingDefinition } from '#contract/postings/define.ts'
import type { OwnerAction } from '#contract/postings/states.ts'
import { changedFields, recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { Actor } from '#server/http/session.ts'
import { stateOf } from './rules.ts'
import { lockPostingById, type PostingRecord } from './store.ts'
import type { AnyValues } from './values.ts'

export type Writer = { definition: PostingDefinition; actor: Pick<Actor, 'accountId'>; now: Date }

/** The state of a posting for the audit log. */
export const placeOf = (row: PostingRecord, now: Date) => ({
  state: stateOf(row, now),
  revision: row.revision,
  pending_revision: row.pending_revision,
})

type OwnWrite = 'create' | 'copy' | 'update' | 'remove' | OwnerAction | TemplateWrite
type TemplateWrite = 'save_template' | 'change_template' | 'remove_template'

/** Records what an operator does for the platform's own company; actions of other companies are not logged. */
export async function recordOwn(
  tx: DbOrTx,
  { definition, actor, now }: Writer,
  entry: { action: OwnWrite; sign: string | number; before?: object; after?: object },
): Promise<void> {
  if (definition.postedBy !== 'platform') return
  await recordAudit(tx, { actorId: actor.accountId, kind: definition.kind, now, ...entry })
}

/** Records a state change of the platform's own posting, or an edit with the changed values. */
export async function recordOwnChange(
  tx: DbOrTx,
  writer: Writer,
  given: { action: OwnWrite; row: PostingRecord; values?: { before: AnyValues; after: AnyValues } },
): Promise<void> {
  if (writer.definition.postedBy !== 'platform') return
  const { action, row, values = { before: {}, after: {} } } = given
  const changed = changedFields(values.before, values.after)
  const after = await lockPostingById(tx, row.id)
  await recordOwn(tx, writer, {
    action,
    sign: row.code,
    before: { ...changed.before, ...placeOf(row, writer.now) },
    after: { ...changed.after, ...placeOf(after, writer.now) },
  })
}
