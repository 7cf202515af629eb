import { and, asc, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Language, MessageModule } from '#contract/enums.ts'
import type { MessageCode } from '#contract/message_texts.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { notificationPreference } from '#server/db/push_tables.ts'
import { account, userMessage } from '#server/db/tables.ts'

/** An account for which it is morning now. */
export type DueDigest = {
  accountId: number
  email: string
  modules: string[]
  language: Language
  timeZone: string
  since: Date
}

const isDue = (now: Date) => lte(notificationPreference.digest_due_at, now)

export async function listDue(db: DbOrTx, now: Date): Promise<number[]> {
  const found = await db
    .select({ id: notificationPreference.account_id })
    .from(notificationPreference)
    .innerJoin(account, eq(account.id, notificationPreference.account_id))
    .where(and(isDue(now), isNotNull(account.email), isNull(account.disabled_at)))
    .orderBy(asc(notificationPreference.digest_due_at))
  return found.map((row) => row.id)
}

/** Locks the digest of an account for this transaction; undefined when another node is sending or has sent it. */
export async function claimDue(tx: DbOrTx, accountId: number, now: Date): Promise<DueDigest | undefined> {
  const [found] = await tx
    .select({ preference: notificationPreference, email: account.email })
    .from(notificationPreference)
    .innerJoin(account, eq(account.id, notificationPreference.account_id))
    .where(and(eq(notificationPreference.account_id, accountId), isDue(now)))
    .for('no key update', { of: notificationPreference, skipLocked: true })
  if (!found?.email || !found.preference.digest_since) return undefined
  const { digest_on, language, time_zone, digest_since } = found.preference
  return {
    accountId,
    email: found.email,
    modules: digest_on,
    language: language as Language,
    timeZone: time_zone,
    since: digest_since,
  }
}

export async function setNextDue(tx: DbOrTx, accountId: number, due: Date): Promise<void> {
  await tx
    .update(notificationPreference)
    .set({ digest_due_at: due })
    .where(eq(notificationPreference.account_id, accountId))
}

export type DigestMessage = {
  id: number
  module: MessageModule
  code: MessageCode
  params: unknown
  needs_answer: boolean
  created_at: Date
}

/**
 * Returns the unread messages that no digest has included yet, what others wait for first and then newest first, and
 * marks them as included, whatever their module.
 */
export async function takeUnread(
  tx: DbOrTx,
  { accountId, since }: Pick<DueDigest, 'accountId' | 'since'>,
  now: Date,
): Promise<DigestMessage[]> {
  const taken = await tx
    .update(userMessage)
    .set({ digested_at: now })
    .where(
      and(
        eq(userMessage.account_id, accountId),
        eq(userMessage.is_read, false),
        isNull(userMessage.digested_at),
        gte(userMessage.created_at, since),
      ),
    )
    .returning()
  return taken
    .map((row) => ({ ...row, module: row.module as MessageModule, code: row.code as MessageCode }))
    .toSorted((a, b) => Number(b.needs_answer) - Number(a.needs_answer) || b.id - a.id)
}
