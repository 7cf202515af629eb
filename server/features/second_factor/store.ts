import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { SignInMessages } from '#contract/sign_in_texts.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { recoveryCode, secondFactor } from '#server/db/second_factor_tables.ts'
import { endSessionsOf } from '#server/features/impersonation/end_store.ts'
import { removePasskeysOf } from '#server/features/passkey/store.ts'
import { notify } from '#server/features/user_message/store.ts'

export type FactorRow = typeof secondFactor.$inferSelect

export async function findFactor(db: DbOrTx, accountId: number): Promise<FactorRow | undefined> {
  const [found] = await db.select().from(secondFactor).where(eq(secondFactor.account_id, accountId))
  return found
}

type Setup = { setup: string; setup_sealed_secret: string; setup_expires_at: Date }

/**
 * Stores a set-up to be confirmed; an earlier one is no longer valid. An app in use stays so. Returns false if there is
 * one although the set-up does not replace any.
 */
export async function storeSetup(
  db: DbOrTx,
  accountId: number,
  { replaces, ...setup }: Setup & { replaces: boolean },
): Promise<boolean> {
  const stored = await db
    .insert(secondFactor)
    .values({ account_id: accountId, ...setup })
    .onConflictDoUpdate({
      target: secondFactor.account_id,
      set: setup,
      ...(!replaces && { setWhere: isNull(secondFactor.sealed_secret) }),
    })
    .returning({ id: secondFactor.account_id })
  return stored.length > 0
}

/** Puts the app of a set-up in use. Returns false if it was replaced, confirmed or has expired meanwhile. */
export async function confirmSetup(
  tx: DbOrTx,
  given: { accountId: number; setup: string; step: number; now: Date },
): Promise<boolean> {
  const { accountId, setup, step, now } = given
  const confirmed = await tx
    .update(secondFactor)
    .set({
      sealed_secret: sql`${secondFactor.setup_sealed_secret}`,
      confirmed_at: now,
      last_step: step,
      setup: null,
      setup_sealed_secret: null,
      setup_expires_at: null,
    })
    .where(
      and(
        eq(secondFactor.account_id, accountId),
        eq(secondFactor.setup, setup),
        gt(secondFactor.setup_expires_at, now),
      ),
    )
    .returning({ id: secondFactor.account_id })
  return confirmed.length > 0
}

/** Uses up the code of a time step. Returns false if it, or that of a later step, was used by another request. */
export async function takeStep(tx: DbOrTx, row: FactorRow, step: number): Promise<boolean> {
  const taken = await tx
    .update(secondFactor)
    .set({ last_step: step })
    .where(
      and(
        eq(secondFactor.account_id, row.account_id),
        sql`${secondFactor.sealed_secret} = ${row.sealed_secret}`,
        or(isNull(secondFactor.last_step), lt(secondFactor.last_step, step)),
      ),
    )
    .returning({ id: secondFactor.account_id })
  return taken.length > 0
}

/** Uses up a recovery code; returns why it is not accepted, or null. */
export async function takeRecoveryCode(
  tx: DbOrTx,
  given: { accountId: number; hmac: string; now: Date },
): Promise<'recovery_code_wrong' | 'recovery_code_used' | null> {
  const named = and(eq(recoveryCode.account_id, given.accountId), eq(recoveryCode.code_hmac, given.hmac))
  const taken = await tx
    .update(recoveryCode)
    .set({ used_at: given.now })
    .where(and(named, isNull(recoveryCode.used_at)))
    .returning({ id: recoveryCode.id })
  if (taken.length > 0) return null
  return (await tx.$count(recoveryCode, named)) > 0 ? 'recovery_code_used' : 'recovery_code_wrong'
}

export const recoveryCodesLeft = (db: DbOrTx, accountId: number): Promise<number> =>
  db.$count(recoveryCode, and(eq(recoveryCode.account_id, accountId), isNull(recoveryCode.used_at)))

export async function replaceRecoveryCodes(
  tx: DbOrTx,
  accountId: number,
  hmacs: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.account_id, accountId))
  await tx.insert(recoveryCode).values(hmacs.map((code_hmac) => ({ account_id: accountId, code_hmac })))
}

/** Removes the app and its recovery codes. Returns false if there was no app in use. */
export async function removeApp(tx: DbOrTx, accountId: number): Promise<boolean> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.account_id, accountId))
  const removed = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.account_id, accountId))
    .returning({ secret: secondFactor.sealed_secret })
  return removed.some(({ secret }) => secret !== null)
}

type Change = SignInMessages['second_factor_changed']['change']

export const tellChange = (tx: DbOrTx, accountId: number, change: Change, now: Date): Promise<void> =>
  notify(tx, {
    accountIds: [accountId],
    module: 'user',
    record_sign: '',
    code: 'second_factor_changed',
    params: { change },
    now,
  })

/** Logs what somebody did with the own second factor, without any secret. */
export const auditOwn = (
  tx: DbOrTx,
  accountId: number,
  { action, after, now }: { action: string; after?: object; now: Date },
): Promise<void> =>
  recordAudit(tx, {
    actorId: accountId,
    kind: 'second_factor',
    action,
    sign: accountId,
    ...(after && { after }),
    now,
  })

/**
 * Removes every second factor of somebody who cannot use them any more: app, recovery codes and passkeys; tells them, and
 * ends their sessions. Returns false if they had none.
 */
export async function removeForOther(tx: DbOrTx, accountId: number, now: Date): Promise<boolean> {
  const hadApp = await removeApp(tx, accountId)
  const hadPasskeys = await removePasskeysOf(tx, accountId)
  if (!hadApp && !hadPasskeys) return false
  await endSessionsOf(tx, accountId, { now })
  await tellChange(tx, accountId, 'removed_by_operator', now)
  return true
}
