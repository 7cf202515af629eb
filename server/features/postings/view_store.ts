import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { list } from './filter_store.ts'

export type ViewCount = { postingId: number; day: string; count: number }

/** Adds counted views to the postings and their days, in the order of ids: other nodes lock the same rows. */
export async function addViews(tx: DbOrTx, views: readonly ViewCount[]): Promise<void> {
  if (views.length === 0) return
  const counted = sql`(select posting_id, day::date as day, count from unnest(
      ${list(
        views.map((view) => view.postingId),
        'int',
      )}, ${list(
        views.map((view) => view.day),
        'text',
      )},
      ${list(
        views.map((view) => view.count),
        'int',
      )}) v(posting_id, day, count)) v`
  await tx.execute(sql`
    insert into posting_view_day (posting_id, day, count) select posting_id, day, count from ${counted}
    where exists (select 1 from posting p where p.id = posting_id) order by posting_id, day
    on conflict (posting_id, day) do update set count = posting_view_day.count + excluded.count`)
  await tx.execute(sql`
    update posting set view_count = view_count + s.count from (
      select p.id, v.count from posting p
      join (select posting_id, sum(count)::int as count from ${counted} group by posting_id) v on v.posting_id = p.id
      order by p.id for no key update of p) s
    where posting.id = s.id`)
}
