import { and, asc, eq, lte } from 'drizzle-orm'
import type { Lang } from '#contract/enums.ts'
import type { Permission } from '#contract/permissions.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { reportSubscription } from '#server/db/report_tables.ts'
import { account } from '#server/db/tables.ts'

export type Subscription = typeof reportSubscription.$inferSelect

export async function isSubscribed(db: DbOrTx, accountId: number): Promise<boolean> {
  const found = await db
    .select({ id: reportSubscription.account_id })
    .from(reportSubscription)
    .where(eq(reportSubscription.account_id, accountId))
  return found.length > 0
}

/** Subscribes the account; whoever already is keeps the time of the next report. */
export async function subscribe(db: DbOrTx, row: Subscription): Promise<void> {
  const { lang, origin } = row
  await db
    .insert(reportSubscription)
    .values(row)
    .onConflictDoUpdate({ target: reportSubscription.account_id, set: { lang, origin } })
}

export async function unsubscribe(db: DbOrTx, accountId: number): Promise<void> {
  await db.delete(reportSubscription).where(eq(reportSubscription.account_id, accountId))
}

export async function listDueReports(db: DbOrTx, now: Date): Promise<number[]> {
  const found = await db
    .select({ id: reportSubscription.account_id })
    .from(reportSubscription)
    .where(lte(reportSubscription.due_at, now))
    .orderBy(asc(reportSubscription.due_at))
  return found.map(({ id }) => id)
}

export type DueReport = {
  email: string | null
  lang: Lang
  origin: string
  permissions: ReadonlySet<Permission>
  /** Whether the account is an operator who is not frozen. */
  isActive: boolean
}

/**
 * Locks the report of an account for this transaction and puts it off until `next`; undefined when another node is
 * sending or has sent it.
 */
export async function claimReport(
  tx: DbOrTx,
  given: { accountId: number; now: Date; next: Date },
): Promise<DueReport | undefined> {
  const mine = and(
    eq(reportSubscription.account_id, given.accountId),
    lte(reportSubscription.due_at, given.now),
  )
  const [found] = await tx
    .select({ subscription: reportSubscription, account })
    .from(reportSubscription)
    .innerJoin(account, eq(account.id, reportSubscription.account_id))
    .where(mine)
    .for('no key update', { of: reportSubscription, skipLocked: true })
  if (!found) return undefined
  await tx.update(reportSubscription).set({ due_at: given.next }).where(mine)
  const { email, is_backend, disabled_at, admin_permissions } = found.account
  return {
    email,
    lang: found.subscription.lang,
    origin: found.subscription.origin,
    permissions: new Set(admin_permissions as Permission[]),
    isActive: is_backend && disabled_at === null,
  }
}
