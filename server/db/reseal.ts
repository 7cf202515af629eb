/** Values that are encrypted with SECRET, and what depends on it without being encrypted (decision 130). */
import { eq, isNotNull } from 'drizzle-orm'
import { open, seal } from '#server/jobs/seal.ts'
import type { Db } from './client.ts'
import { installation } from './installation_tables.ts'
import { pushKey } from './push_tables.ts'
import { recoveryCode, secondFactor } from './second_factor_tables.ts'

type Resealed = { values: number; recoveryCodes: number }

/**
 * Encrypts every stored value again, in one transaction, and notes the new fingerprint. Recovery codes can only be
 * compared with the old secret, so they are removed. Throws when a value was not encrypted with `from`.
 */
export const reseal = (
  db: Db,
  { from, to, fingerprint }: { from: string; to: string; fingerprint: string },
): Promise<Resealed> =>
  db.transaction(async (tx) => {
    const again = (sealed: string) => seal(to, open(from, sealed))
    const keys = await tx.select().from(pushKey)
    for (const { id, sealed_private_key: sealed } of keys)
      await tx
        .update(pushKey)
        .set({ sealed_private_key: again(sealed) })
        .where(eq(pushKey.id, id))
    const apps = await tx.select().from(secondFactor)
    let values = keys.length
    for (const { account_id: id, sealed_secret: inUse, setup_sealed_secret: setUp } of apps) {
      values += Number(inUse !== null) + Number(setUp !== null)
      await tx
        .update(secondFactor)
        .set({ sealed_secret: inUse && again(inUse), setup_sealed_secret: setUp && again(setUp) })
        .where(eq(secondFactor.account_id, id))
    }
    const codes = await tx.delete(recoveryCode).returning({ id: recoveryCode.id })
    await tx.update(installation).set({ secret_fingerprint: fingerprint })
    return { values, recoveryCodes: codes.length }
  })

/** Accepts another secret without the old one; returns how many authenticator apps cannot be read any more. */
export async function acceptSecret(db: Db, fingerprint: string): Promise<number> {
  await db.update(installation).set({ secret_fingerprint: fingerprint })
  return db.$count(secondFactor, isNotNull(secondFactor.sealed_secret))
}

/** Fingerprint of the secret with which the values are encrypted; null before the first start. */
export async function storedFingerprint(db: Db): Promise<string | null> {
  const [found] = await db.select({ fingerprint: installation.secret_fingerprint }).from(installation)
  return found?.fingerprint ?? null
}
