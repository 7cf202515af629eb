import { and, desc, eq, sql } from 'drizzle-orm'
import type { Lang } from '#contract/enums.ts'
import { ownPhotosOnly, picturePolicy, pictureSection, type PicturePolicy } from '#contract/picture_policy.ts'
import { siteConfig, type SiteConfig } from '#contract/website_config.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { personNameIn } from '#server/db/names.ts'
import { account } from '#server/db/tables.ts'
import { websiteConfig, websiteConfigVersion } from '#server/db/website_config_tables.ts'

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

/** Null for what came with the installation. */
const nameOfAuthor = (lang: Lang) => sql<string | null>`${personNameIn(lang, 'account')}`

/** A section with the number of its version, and who made that, as the reader of the language sees the name. */
export type StoredSetting = { value: unknown; revision: number; time: Date | null; by: string | null }

/** The current version of a section; undefined while nobody has set it. */
export async function readSetting(
  db: DbOrTx,
  section: string,
  lang: Lang,
): Promise<StoredSetting | undefined> {
  const version = websiteConfigVersion
  const [found] = await db
    .select({
      value: websiteConfig.value,
      revision: websiteConfig.revision,
      time: version.created_at,
      by: nameOfAuthor(lang),
    })
    .from(websiteConfig)
    .leftJoin(
      version,
      and(eq(version.section, websiteConfig.section), eq(version.revision, websiteConfig.revision)),
    )
    .leftJoin(account, eq(account.id, version.account_id))
    .where(eq(websiteConfig.section, section))
  return found
}

type Section = { section: string; isPublic: boolean }

/**
 * Locks a section, and stores what came with the installation as its first version if it has none. `initial` is what
 * holds while nobody has set it.
 */
export async function lockSetting(
  tx: DbOrTx,
  { section, isPublic }: Section,
  { initial, now }: { initial: unknown; now: Date },
): Promise<void> {
  const row = { section, value: initial, is_public: isPublic, updated_at: now }
  await tx.insert(websiteConfig).values(row).onConflictDoNothing()
  const [stored] = await tx
    .select()
    .from(websiteConfig)
    .where(eq(websiteConfig.section, section))
    .for('no key update')
  if (!stored) throw new Error(`The section ${section} has no row`)
  const { value, revision, updated_at: created_at } = stored
  await tx.insert(websiteConfigVersion).values({ section, value, revision, created_at }).onConflictDoNothing()
}

/** Stores a new version of a locked section and makes it the current one. */
export async function writeSetting(
  tx: DbOrTx,
  given: { section: string; revision: number; value: unknown; accountId: number; now: Date },
): Promise<void> {
  const { section, revision, value, accountId, now } = given
  await tx
    .insert(websiteConfigVersion)
    .values({ section, revision, value, account_id: accountId, created_at: now })
  await tx
    .update(websiteConfig)
    .set({ value, revision, updated_at: now })
    .where(eq(websiteConfig.section, section))
}

/** One page of a section's versions, newest first, with the one before them if there is one. */
export const listVersions = (
  db: DbOrTx,
  { section, page, size, lang }: { section: string; page: number; size: number; lang: Lang },
): Promise<{ revision: number; value: unknown; time: Date; by: string | null }[]> =>
  db
    .select({
      revision: websiteConfigVersion.revision,
      value: websiteConfigVersion.value,
      time: websiteConfigVersion.created_at,
      by: nameOfAuthor(lang),
    })
    .from(websiteConfigVersion)
    .leftJoin(account, eq(account.id, websiteConfigVersion.account_id))
    .where(eq(websiteConfigVersion.section, section))
    .orderBy(desc(websiteConfigVersion.revision))
    .limit(size + 1)
    .offset((page - 1) * size)

export const countVersions = (db: DbOrTx, section: string): Promise<number> =>
  db.$count(websiteConfigVersion, eq(websiteConfigVersion.section, section))

/** The values of a section's versions; older ones may lack fields that were added later. */
export async function versionValues<V>(tx: DbOrTx, section: string): Promise<Partial<V>[]> {
  const found = await tx
    .select({ value: websiteConfigVersion.value })
    .from(websiteConfigVersion)
    .where(eq(websiteConfigVersion.section, section))
  return found.map(({ value }) => value as Partial<V>)
}
