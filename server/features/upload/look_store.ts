import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { upload } from '#server/db/upload_tables.ts'

/** Only photos are compared: scanned papers and drawings of one origin all look alike. */
export const photoUsage = 'posting'

export async function setLook(db: DbOrTx, address: string, look: number[]): Promise<void> {
  await db.update(upload).set({ look }).where(eq(upload.address, address))
}

/** Addresses of photos that nobody has looked at, the newest first. */
export async function photosWithoutLook(db: DbOrTx, limit: number): Promise<string[]> {
  const found = await db
    .select({ address: upload.address })
    .from(upload)
    .where(sql`look is null and usage = 'posting' and file_type = 'image'`)
    .orderBy(desc(upload.created_at))
    .limit(limit)
  return found.map(({ address }) => address)
}

/** Looks and hashes of those of the files that are photos. */
export const readLooks = async (
  db: DbOrTx,
  addresses: readonly string[],
): Promise<{ look: number[]; sha256: string | null }[]> => {
  const found = await db
    .select({ look: upload.look, sha256: upload.sha256 })
    .from(upload)
    .where(and(inArray(upload.address, [...addresses]), eq(upload.usage, photoUsage)))
  return found.map(({ look, sha256 }) => ({ look: look ?? [], sha256 }))
}
