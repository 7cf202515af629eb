import { and, eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { websiteConfig } from '#server/db/tables.ts'

/** Value of a section, whoever may see it; undefined when there is none. */
export async function readSection(db: DbOrTx, section: string): Promise<unknown> {
  const [found] = await db
    .select({ value: websiteConfig.value })
    .from(websiteConfig)
    .where(eq(websiteConfig.section, section))
  return found?.value
}

/** Value of a section that visitors may see. */
export async function readPublicSection(db: DbOrTx, section: string): Promise<unknown> {
  const [found] = await db
    .select({ value: websiteConfig.value })
    .from(websiteConfig)
    .where(and(eq(websiteConfig.section, section), eq(websiteConfig.is_public, true)))
  return found?.value
}
