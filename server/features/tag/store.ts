import { asc, eq, sql } from 'drizzle-orm'
import type { Lang, TagModule } from '#contract/enums.ts'
import type { Tag } from '#contract/tag.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { tag } from '#server/db/tables.ts'

export const tagRows: RowSource = { table: tag }

const nameIn = (lang: Lang) => (lang === 'en' ? tag.name_en : tag.name_zh)
const columns = (lang: Lang) => ({ id: tag.id, name: nameIn(lang), module: sql<TagModule>`${tag.module}` })

/** Tags in the operators' order, with names in `lang`; one more than `size` shows that there are more. */
export async function listTags(
  db: DbOrTx,
  given: { module: TagModule | undefined; size: number; lang: Lang },
): Promise<Tag[]> {
  return db
    .select(columns(given.lang))
    .from(tag)
    .where(given.module === undefined ? undefined : eq(tag.module, given.module))
    .orderBy(asc(tag.module), asc(tag.sort), asc(tag.id))
    .limit(given.size + 1)
}

export async function findTag(db: DbOrTx, id: number, lang: Lang): Promise<Tag | undefined> {
  const [found] = await db.select(columns(lang)).from(tag).where(eq(tag.id, id))
  return found
}
