import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Language, MessageModule } from '#contract/enums.ts'
import type { MessageCode } from '#contract/message_texts.ts'
import { subscriptionLimit } from '#contract/push.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { notificationPreference, pushBreaker, pushKey, pushSubscription } from '#server/db/push_tables.ts'
import { account, userMessage } from '#server/db/tables.ts'

export type SubscriptionRow = typeof pushSubscription.$inferSelect
export type PushTarget = Pick<
  SubscriptionRow,
  'account_id' | 'session_id' | 'endpoint' | 'service' | 'p256dh' | 'auth' | 'key_id' | 'user_agent'
> & { language: Language }

/**
 * Stores or confirms a subscription. An endpoint is one browser: it moves to the account that registers it now; a
 * session has at most one; beyond the account's limit the least recently confirmed browser is removed. The account's
 * row must be locked.
 */
export async function putSubscription(tx: DbOrTx, target: PushTarget, now: Date): Promise<number> {
  await tx
    .delete(pushSubscription)
    .where(
      and(eq(pushSubscription.session_id, target.session_id), ne(pushSubscription.endpoint, target.endpoint)),
    )
  const [stored] = await tx
    .insert(pushSubscription)
    .values({ ...target, created_at: now, confirmed_at: now })
    .onConflictDoUpdate({
      target: pushSubscription.endpoint,
      set: { ...target, confirmed_at: now },
    })
    .returning({ id: pushSubscription.id })
  if (!stored) throw new Error('The subscription was not stored')
  const beyond = tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.account_id, target.account_id))
    .orderBy(desc(pushSubscription.confirmed_at), desc(pushSubscription.id))
    .offset(subscriptionLimit)
  await tx.delete(pushSubscription).where(inArray(pushSubscription.id, beyond))
  return stored.id
}

/** Own subscriptions, newest first, with the state of their key and push service. */
export async function listSubscriptions(db: DbOrTx, accountId: number) {
  return db
    .select({
      subscription: pushSubscription,
      keyRetiredAt: pushKey.retired_at,
      openUntil: pushBreaker.open_until,
    })
    .from(pushSubscription)
    .innerJoin(pushKey, eq(pushKey.id, pushSubscription.key_id))
    .leftJoin(pushBreaker, eq(pushBreaker.service, pushSubscription.service))
    .where(eq(pushSubscription.account_id, accountId))
    .orderBy(desc(pushSubscription.confirmed_at), desc(pushSubscription.id))
}

/** Returns false when the account has no such subscription. */
export async function removeSubscription(db: DbOrTx, accountId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.account_id, accountId), eq(pushSubscription.id, id)))
    .returning({ id: pushSubscription.id })
  return removed.length > 0
}

export async function removeSubscriptionOfSession(db: DbOrTx, sessionId: number): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.session_id, sessionId))
}

/**
 * An unread message with its browser and its reader's preferences; undefined when it was read, or the browser is gone
 * or belongs to another account now.
 */
export async function findDelivery(db: DbOrTx, messageId: number, subscriptionId: number) {
  const [found] = await db
    .select({
      message: userMessage,
      subscription: pushSubscription,
      key: pushKey,
      preference: notificationPreference,
    })
    .from(userMessage)
    .innerJoin(pushSubscription, eq(pushSubscription.account_id, userMessage.account_id))
    .innerJoin(account, and(eq(account.id, userMessage.account_id), sql`${account.disabled_at} is null`))
    .innerJoin(pushKey, eq(pushKey.id, pushSubscription.key_id))
    .leftJoin(notificationPreference, eq(notificationPreference.account_id, userMessage.account_id))
    .where(
      and(
        eq(userMessage.id, messageId),
        eq(pushSubscription.id, subscriptionId),
        eq(userMessage.is_read, false),
      ),
    )
  if (!found) return undefined
  const { message, subscription } = found
  return {
    ...found,
    message: { ...message, module: message.module as MessageModule, code: message.code as MessageCode },
    subscription: { ...subscription, language: subscription.language as Language },
  }
}
export type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

/** Records the push service's answer for the device page. */
export async function noteAnswer(
  db: DbOrTx,
  id: number,
  answer: { status: number; deliveredAt?: Date },
): Promise<void> {
  await db
    .update(pushSubscription)
    .set({ last_status: answer.status, ...(answer.deliveredAt && { delivered_at: answer.deliveredAt }) })
    .where(eq(pushSubscription.id, id))
}

export async function removeOfOtherKeys(db: DbOrTx, keyId: string): Promise<void> {
  await db.delete(pushSubscription).where(ne(pushSubscription.key_id, keyId))
}

export async function removeGone(db: DbOrTx, id: number): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.id, id))
}
