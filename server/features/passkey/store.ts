import { and, asc, eq, lt } from 'drizzle-orm'
import type { Passkey } from '#contract/passkey.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { passkey } from '#server/db/passkey_tables.ts'
import { passkeyChallenge } from '#server/db/short_lived_tables.ts'
import { notify } from '#server/features/user_message/store.ts'

export type PasskeyRow = typeof passkey.$inferSelect
type NewPasskey = typeof passkey.$inferInsert
type ChallengeRow = typeof passkeyChallenge.$inferSelect

export async function insertChallenge(db: DbOrTx, row: typeof passkeyChallenge.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenge).values(row)
}

/** Removes a challenge, whatever the answer to it is worth: it can be answered once. */
export async function takeChallenge(
  db: DbOrTx,
  challenge: string,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const [taken] = await db
    .delete(passkeyChallenge)
    .where(eq(passkeyChallenge.challenge, challenge))
    .returning()
  return taken && taken.expires_at > now ? taken : undefined
}

export async function purgeChallenges(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expires_at, now))
}

/** All passkeys of an account, oldest first. */
export function passkeysOf(db: DbOrTx, accountId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkey).where(eq(passkey.account_id, accountId)).orderBy(asc(passkey.id))
}

export const hasPasskey = async (db: DbOrTx, accountId: number): Promise<boolean> =>
  (await db.$count(passkey, eq(passkey.account_id, accountId))) > 0

/** Removes all passkeys of an account; returns whether there were any. */
export async function removePasskeysOf(tx: DbOrTx, accountId: number): Promise<boolean> {
  const removed = await tx
    .delete(passkey)
    .where(eq(passkey.account_id, accountId))
    .returning({ id: passkey.id })
  return removed.length > 0
}

export const shownPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  is_synced: row.is_synced,
  created_time: row.created_at.toISOString(),
  used_time: row.used_at?.toISOString() ?? null,
})

export async function findPasskey(db: DbOrTx, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await db.select().from(passkey).where(eq(passkey.credential_id, credentialId))
  return found
}

/** Returns false if this passkey is stored already, for whichever account. */
export async function insertPasskey(db: DbOrTx, row: NewPasskey): Promise<boolean> {
  const made = await db.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id })
  return made.length > 0
}

/** Notes a use. Returns false if the passkey is gone, or another use has brought the count as far. */
export async function noteUse(
  db: DbOrTx,
  { id, counter, isSynced, now }: { id: number; counter: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const further = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter)
  const noted = await db
    .update(passkey)
    .set({ counter, is_synced: isSynced, used_at: now })
    .where(and(eq(passkey.id, id), further))
    .returning({ id: passkey.id })
  return noted.length > 0
}

/** Notifies the account of a new passkey, in case it was somebody else who added it. */
export const tellAdded = (
  tx: DbOrTx,
  { account_id, name, created_at }: Pick<NewPasskey, 'account_id' | 'name' | 'created_at'>,
): Promise<void> =>
  notify(tx, {
    accountIds: [account_id],
    module: 'user',
    record_sign: '',
    code: 'passkey_added',
    params: { name },
    now: created_at,
  })

type Own = { id: number; accountId: number }
const own = ({ id, accountId }: Own) => and(eq(passkey.id, id), eq(passkey.account_id, accountId))

export async function renamePasskey(db: DbOrTx, of: Own, name: string): Promise<boolean> {
  const renamed = await db.update(passkey).set({ name }).where(own(of)).returning({ id: passkey.id })
  return renamed.length > 0
}

export async function removePasskey(db: DbOrTx, of: Own): Promise<boolean> {
  const removed = await db.delete(passkey).where(own(of)).returning({ id: passkey.id })
  return removed.length > 0
}
