import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Impersonation } from '#contract/impersonation.ts'
import type { Lang } from '#contract/enums.ts'
import { rows, toIso, type DbOrTx } from '#server/db/client.ts'
import { personNameIn } from '#server/db/names.ts'
import { account, impersonation, session } from '#server/db/tables.ts'

/** What decides whether an operator may act for this account; undefined if there is no such account. */
export async function readTarget(
  db: DbOrTx,
  accountId: number,
): Promise<{ isBackend: boolean; isFrozen: boolean } | undefined> {
  const [found] = await db
    .select({ isBackend: account.is_backend, disabledAt: account.disabled_at })
    .from(account)
    .where(eq(account.id, accountId))
  return found && { isBackend: found.isBackend, isFrozen: found.disabledAt !== null }
}

/** Returns the id of the new row. */
export async function insertImpersonation(
  tx: DbOrTx,
  values: typeof impersonation.$inferInsert,
): Promise<number> {
  const [made] = await tx.insert(impersonation).values(values).returning({ id: impersonation.id })
  return made!.id
}

/** Returns the id of a session's impersonation; null in a session of the person. */
export async function impersonationOf(db: DbOrTx, sessionId: number): Promise<number | null> {
  const [found] = await db
    .select({ id: session.impersonation_id })
    .from(session)
    .where(eq(session.id, sessionId))
  return found?.id ?? null
}

/** Who acts for the account in a session; null in a session of the person. */
export async function readCurrent(db: DbOrTx, sessionId: number, lang: Lang): Promise<Impersonation | null> {
  const [found] = await rows<{ operator: string; reason: string; expires_at: string }>(
    db,
    sql`select ${personNameIn(lang)} as operator, i.reason, i.expires_at from session s
      join impersonation i on i.id = s.impersonation_id join account a on a.id = i.operator_id
      where s.id = ${sessionId}`,
  )
  if (!found) return null
  const { expires_at: until, ...of } = found
  return { ...of, expires_time: toIso(until) }
}

/** `minutes`: how long it lasted, at least 1. */
type Ended = { accountId: number; operatorId: number; reason: string; minutes: number }

/** Closes an impersonation that is open and removes its session; returns undefined if it was closed before. */
export async function closeImpersonation(tx: DbOrTx, id: number, now: Date): Promise<Ended | undefined> {
  const [closed] = await tx
    .update(impersonation)
    .set({ ended_at: sql`least(${now.toISOString()}::timestamptz, expires_at)` })
    .where(and(eq(impersonation.id, id), isNull(impersonation.ended_at)))
    .returning()
  if (!closed?.ended_at) return undefined
  await tx.delete(session).where(eq(session.impersonation_id, id))
  const { account_id: accountId, operator_id: operatorId, reason, opened_at: from, ended_at: until } = closed
  const minutes = Math.max(1, Math.round((until.getTime() - from.getTime()) / 60_000))
  return { accountId, operatorId, reason, minutes }
}
