import { eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { notificationPreference } from '#server/db/push_tables.ts'

export type PreferenceRow = typeof notificationPreference.$inferSelect

export async function findPreference(db: DbOrTx, accountId: number): Promise<PreferenceRow | undefined> {
  const [found] = await db
    .select()
    .from(notificationPreference)
    .where(eq(notificationPreference.account_id, accountId))
  return found
}

export async function putPreference(db: DbOrTx, row: PreferenceRow): Promise<void> {
  const { account_id: _, ...set } = row
  await db
    .insert(notificationPreference)
    .values(row)
    .onConflictDoUpdate({ target: notificationPreference.account_id, set })
}
