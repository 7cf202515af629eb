import { lt, sql } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { searchMiss } from '#server/db/figure_tables.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { list } from './filter_store.ts'

export type Miss = { kind: string; term: string; day: string; count: number }

/** Adds counted searches in the order of the key: other nodes lock the same rows. */
export async function addMisses(db: DbOrTx, misses: readonly Miss[]): Promise<void> {
  const column = <Name extends keyof Miss>(name: Name) => misses.map((miss) => miss[name])
  await db.execute(sql`insert into search_miss (day, kind, term, count)
    select day::date, kind, term, count from unnest(${list(column('day'), 'text')}, ${list(column('kind'), 'text')},
      ${list(column('term'), 'text')}, ${list(column('count'), 'int')}) m(day, kind, term, count)
    order by day, kind, term
    on conflict (day, kind, term) do update set count = search_miss.count + excluded.count`)
}

/** The most frequent searches without results since a day. */
export const listMisses = (
  db: DbOrTx,
  given: { kinds: readonly string[]; since: string; limit: number },
): Promise<{ kind: PostingKind; term: string; count: number; last_day: string }[]> =>
  rows(
    db,
    sql`select kind, term, sum(count)::int as count, max(day)::text as last_day from search_miss
      where day >= ${given.since}::date and kind = any(${list(given.kinds, 'text')})
      group by kind, term order by 3 desc, 4 desc, term limit ${given.limit}`,
  )

const keptDays = 90

export async function removeOldMisses(db: DbOrTx, now: Date): Promise<void> {
  const last = chinaDay(new Date(now.getTime() - keptDays * 86_400_000))
  await db.delete(searchMiss).where(lt(searchMiss.day, last))
}
