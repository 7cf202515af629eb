import { isDeepStrictEqual } from 'node:util'
import type { DbOrTx } from './client.ts'
import { auditLog } from './audit_tables.ts'

/** An operator's action on an object; `before` and `after` hold the affected fields. */
export type AuditEntry = {
  /** Null for what the server does by itself. */
  actorId: number | null
  /** The account for which the operator acted. */
  onBehalfOf?: number
  kind: string
  action: string
  sign: string | number
  before?: object | null
  after?: object | null
  now: Date
}

type Fields = Readonly<Record<string, unknown>>

/** Compares two versions of an object and returns the fields that differ, as `before` and `after` of an entry. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  const only = (fields: Fields) =>
    Object.fromEntries(changed.filter((name) => name in fields).map((name) => [name, fields[name]]))
  return { before: only(before), after: only(after) }
}

/** Records operators' writes in the same transaction, so that no write can happen without its record. */
export async function recordAudit(tx: DbOrTx, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(auditLog).values(
    entries.map(({ actorId, onBehalfOf, kind, action, sign, before = null, after = null, now }) => ({
      at: now,
      actor_id: actorId,
      on_behalf_of: onBehalfOf,
      object_kind: kind,
      action,
      object_sign: String(sign),
      before,
      after,
    })),
  )
}
