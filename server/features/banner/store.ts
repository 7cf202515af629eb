import { sql } from 'drizzle-orm'
import type { Banner } from '#contract/banner.ts'
import type { Lang } from '#contract/enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { banner } from '#server/db/content_tables.ts'
import type { RowSource } from '#server/db/resource_sql.ts'

export const bannerRows: RowSource = { table: banner }

/** Banners shown to readers of `lang` on the day of `now` in China, in the operators' order for each place. */
export function currentBanners(db: DbOrTx, { lang, now }: { lang: Lang; now: Date }): Promise<Banner[]> {
  const title = sql.identifier(lang === 'en' ? 'title_en' : 'title_zh')
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date`
  return rows(
    db,
    sql`select id, ${title} as title, image, link, place from banner
      where state = 'online' and language in ('both', ${lang}) and coalesce(begins_on <= ${today}, true) and coalesce(ends_on >= ${today}, true)
      order by place, position, id limit 40`,
  )
}

/** Counts a click on a banner that readers can see. */
export async function addClick(db: DbOrTx, bannerId: number): Promise<void> {
  await db.execute(sql`update banner set clicks = clicks + 1 where id = ${bannerId} and state = 'online'`)
}

export const readClicks = (db: DbOrTx): Promise<{ id: number; clicks: number }[]> =>
  rows(db, sql`select id, clicks from banner where clicks > 0 order by id`)
