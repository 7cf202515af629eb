import { isDeepStrictEqual } from 'node:util'
import type { DbOrTx } from './client.ts'
import { auditLog } from './content_tables.ts'

/** What an operator did with what; `before` and `after` hold the fields that it was about. */
export type AuditEntry = {
  actorId: number
  kind: string
  action: string
  sign: string | number
  before?: object | null
  after?: object | null
  now: Date
}

type Fields = Readonly<Record<string, unknown>>

/** Of two readings of the same thing the fields that differ, as `before` and `after` of an entry. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  const only = (fields: Fields) =>
    Object.fromEntries(changed.filter((name) => name in fields).map((name) => [name, fields[name]]))
  return { before: only(before), after: only(after) }
}

/** Records writes of operators, in the transaction that makes them: what is not recorded is not done. */
export async function recordAudit(tx: DbOrTx, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(auditLog).values(
    entries.map(({ actorId, kind, action, sign, before = null, after = null, now }) => ({
      at: now,
      actor_id: actorId,
      object_kind: kind,
      action,
      object_sign: String(sign),
      before,
      after,
    })),
  )
}
