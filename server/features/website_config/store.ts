import { and, eq } from 'drizzle-orm'
import { ownPhotosOnly, picturePolicy, pictureSection, type PicturePolicy } from '#contract/picture_policy.ts'
import { siteConfig, type SiteConfig } from '#contract/website_config.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { websiteConfig } from '#server/db/tables.ts'

/** Value of a section, including internal ones; undefined when there is none. */
export async function readSection(db: DbOrTx, section: string): Promise<unknown> {
  const [found] = await db
    .select({ value: websiteConfig.value })
    .from(websiteConfig)
    .where(eq(websiteConfig.section, section))
  return found?.value
}

/** Value of a public section. */
export async function readPublicSection(db: DbOrTx, section: string): Promise<unknown> {
  const [found] = await db
    .select({ value: websiteConfig.value })
    .from(websiteConfig)
    .where(and(eq(websiteConfig.section, section), eq(websiteConfig.is_public, true)))
  return found?.value
}

/** What operators say of the market itself, its customer service among it; undefined when there is none. */
export async function readSite(db: DbOrTx): Promise<SiteConfig | undefined> {
  return siteConfig.safeParse(await readPublicSection(db, 'site')).data
}

/** The picture policy; photos are required if operators have chosen nothing. */
export async function readPicturePolicy(db: DbOrTx): Promise<PicturePolicy> {
  const found = picturePolicy.safeParse(await readSection(db, pictureSection))
  return found.success ? found.data : ownPhotosOnly
}

/** Sets a public section. */
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
