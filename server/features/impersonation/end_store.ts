import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { personNames } from '#server/db/names.ts'
import { actingPermission, removeSession, removeSessionsOf } from '#server/db/sessions.ts'
import { account, impersonation } from '#server/db/tables.ts'
import { notify } from '#server/features/user_message/store.ts'
import { countChanges } from './history_store.ts'
import { closeImpersonation, impersonationOf } from './store.ts'

/** Ends an operator's session on an account and tells the person, once. */
export async function endImpersonation(tx: DbOrTx, id: number, now: Date): Promise<void> {
  const ended = await closeImpersonation(tx, id, now)
  if (!ended) return
  const { accountId, operatorId, reason, minutes } = ended
  const operator = await personNames(tx, operatorId)
  await notify(tx, {
    accountIds: [accountId],
    module: 'user',
    record_sign: `acting-${id}`,
    code: 'impersonated',
    params: { operator, minutes, reason, changes: await countChanges(tx, id) },
    now,
  })
  await recordAudit(tx, {
    actorId: operatorId,
    onBehalfOf: accountId,
    kind: 'impersonation',
    action: 'end',
    sign: accountId,
    after: { minutes },
    now,
  })
}

/**
 * Logs out of a session: of an operator who acts for somebody with what that end involves. An operator who logs out of a
 * session of his own acts for nobody any more, whichever of his sessions he began it from.
 */
export async function endSession(
  tx: DbOrTx,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  now: Date,
): Promise<void> {
  const acting = await impersonationOf(tx, sessionId)
  if (acting !== null) return endImpersonation(tx, acting, now)
  await removeSession(tx, sessionId)
  await endImpersonationsBy(tx, accountId, now)
}

/** Ends the sessions in which this operator acts for others. */
export const endImpersonationsBy = (tx: DbOrTx, operatorId: number, now: Date): Promise<void> =>
  endOpen(tx, eq(impersonation.operator_id, operatorId), now)

/** Ends the sessions in which an operator acts for the account, and those in which it acts for others. */
export const endImpersonationsOf = (tx: DbOrTx, accountId: number, now: Date): Promise<void> =>
  endOpen(tx, or(eq(impersonation.account_id, accountId), eq(impersonation.operator_id, accountId)), now)

async function endOpen(tx: DbOrTx, which: SQL | undefined, now: Date): Promise<void> {
  const acting = await tx
    .select({ id: impersonation.id })
    .from(impersonation)
    .where(and(isNull(impersonation.ended_at), which))
    .orderBy(impersonation.id)
  for (const { id } of acting) await endImpersonation(tx, id, now)
}

/**
 * Ends the sessions of operators whose roles no longer allow them to act for others. Such sessions count as none already;
 * the people concerned are told now, not when the sessions expire.
 */
export async function endForbiddenImpersonations(tx: DbOrTx, now: Date): Promise<void> {
  const forbidden = await tx
    .select({ id: impersonation.id })
    .from(impersonation)
    .innerJoin(account, eq(account.id, impersonation.operator_id))
    .where(and(isNull(impersonation.ended_at), sql`${actingPermission} <> all(${account.admin_permissions})`))
    .orderBy(impersonation.id)
  for (const { id } of forbidden) await endImpersonation(tx, id, now)
}

/**
 * Ends all sessions of an account, except the given one, with those in which an operator acts for it or it acts for
 * others, so that whoever was acted for reads how long it really took.
 */
export async function endSessionsOf(
  tx: DbOrTx,
  accountId: number,
  { now, except }: { now: Date; except?: number },
): Promise<void> {
  await endImpersonationsOf(tx, accountId, now)
  await removeSessionsOf(tx, accountId, except)
}
