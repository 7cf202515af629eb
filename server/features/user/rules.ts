import type { StoredRow } from '#server/db/resource_rows.ts'
import type { Actor } from '#server/http/session.ts'

/**
 * Operators, oneself among them, are frozen and signed out on the page of back-office users, which keeps the last
 * administrator (decision 084).
 */
export const refusedOfUser = (row: StoredRow, actor: Actor): readonly string[] =>
  row.id === actor.accountId || row['role'] === 'operator' ? ['freeze', 'unfreeze', 'end_sessions'] : []
