import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { tagRows, websiteConfigRows } from './seed_rows.ts'
import { tag } from './tables.ts'
import { websiteConfig } from './website_config_tables.ts'

/** Reference rows that the product needs; rows that operators have changed or added stay as they are. */
export async function seed(db: PgDatabase<PgQueryResultHKT, Record<string, never>>): Promise<void> {
  const [known] = await db.select({ section: websiteConfig.section }).from(websiteConfig).limit(1)
  if (known) return
  await db.transaction(async (tx) => {
    await tx.insert(tag).values(tagRows).onConflictDoNothing()
    await tx.insert(websiteConfig).values(websiteConfigRows).onConflictDoNothing()
  })
}
