import { and, eq } from 'drizzle-orm'
import { ownPhotosOnly, picturePolicy, pictureSection, type PicturePolicy } from '#contract/picture_policy.ts'
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

/** What stock may be shown with; photos of its own where operators have chosen nothing. */
export async function readPicturePolicy(db: DbOrTx): Promise<PicturePolicy> {
  const found = picturePolicy.safeParse(await readSection(db, pictureSection))
  return found.success ? found.data : ownPhotosOnly
}

/** Sets a section that visitors may see. */
export async function writePublicSection(
  db: DbOrTx,
  section: string,
  { value, now }: { value: unknown; now: Date },
): Promise<void> {
  const set = { value, is_public: true, updated_at: now }
  await db
    .insert(websiteConfig)
    .values({ section, ...set })
    .onConflictDoUpdate({ target: websiteConfig.section, set })
}
