import type { StoredRow } from '#server/db/resource_rows.ts'
import type { Actor } from '#server/http/session.ts'

/** Operators cannot freeze or sign out themselves: the last one would be locked out. */
export const refusedOfUser = (row: StoredRow, actor: Actor): readonly string[] =>
  row.id === actor.accountId ? ['freeze', 'unfreeze', 'end_sessions'] : []
