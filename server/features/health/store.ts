import { desc, isNull } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { installation } from '#server/db/installation_tables.ts'
import { upload } from '#server/db/upload_tables.ts'

export type Installation = { marketId: string; fingerprint: string | null }

/** What belongs to this database; rejects when it does not respond. */
export async function readInstallation(db: DbOrTx): Promise<Installation> {
  const [found] = await db
    .select({ marketId: installation.market_id, fingerprint: installation.secret_fingerprint })
    .from(installation)
  if (!found) throw new Error('The database does not know which installation it is')
  return found
}

/** Notes the fingerprint, unless there is one. */
export async function claimFingerprint(db: DbOrTx, fingerprint: string): Promise<void> {
  await db
    .update(installation)
    .set({ secret_fingerprint: fingerprint })
    .where(isNull(installation.secret_fingerprint))
}

/** Address of the newest upload; undefined when there is none. */
export async function newestUpload(db: DbOrTx): Promise<string | undefined> {
  const [found] = await db
    .select({ address: upload.address })
    .from(upload)
    .orderBy(desc(upload.created_at))
    .limit(1)
  return found?.address
}
