import type { StoredRow } from '#server/db/resource_rows.ts'
import type { Actor } from '#server/http/session.ts'

/** Nobody freezes or signs out themselves here: the last operator would be locked out. */
export const refusedOfUser = (row: StoredRow, actor: Actor): readonly string[] =>
  row.id === actor.accountId ? ['freeze', 'unfreeze', 'end_sessions'] : []
