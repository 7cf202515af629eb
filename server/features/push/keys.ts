import { hash } from 'node:crypto'
import type { Db, DbOrTx } from '#server/db/client.ts'
import { seal } from '#server/jobs/seal.ts'
import { findCurrentKey, insertFirstKey, replaceKey, type NewPushKey, type PushKeyRow } from './key_store.ts'
import { removeOfOtherKeys } from './store.ts'

/** Id of a VAPID key, derived from its public part. */
const keyIdOf = (publicKey: string): string => hash('sha256', publicKey, 'base64url').slice(0, 12)

async function newKey(secret: string): Promise<NewPushKey> {
  // Loaded when it is needed, as in deliver.ts: a start does not use it.
  const { default: webpush } = await import('web-push')
  const { publicKey, privateKey } = webpush.generateVAPIDKeys()
  return { id: keyIdOf(publicKey), public_key: publicKey, sealed_private_key: seal(secret, privateKey) }
}

/** The key for new subscriptions; the first call on any node creates it. */
export async function currentKey(db: DbOrTx, secret: string, now: Date): Promise<PushKeyRow> {
  const known = await findCurrentKey(db)
  if (known) return known
  await insertFirstKey(db, await newKey(secret), now)
  const made = await findCurrentKey(db)
  if (!made) throw new Error('The VAPID key was not stored')
  return made
}

/**
 * Creates a new current key and returns its id (docs/OPERATIONS.md). Browsers switch to it when they next load the
 * page; until then they still receive push, unless the old key `hasLeaked`.
 */
export async function rotateKey(
  db: Db,
  secret: string,
  now: Date,
  { hasLeaked = false } = {},
): Promise<string> {
  const key = await newKey(secret)
  await replaceKey(db, key, now)
  if (hasLeaked) await removeOfOtherKeys(db, key.id)
  return key.id
}
