import { eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { upload } from '#server/db/tables.ts'

export async function insertUpload(db: DbOrTx, row: typeof upload.$inferInsert): Promise<void> {
  await db.insert(upload).values(row)
}

export async function removeUpload(db: DbOrTx, address: string): Promise<void> {
  await db.delete(upload).where(eq(upload.address, address))
}
