import { sql, type SQL } from 'drizzle-orm'
import { langs, type Lang } from '#contract/enums.ts'
import { postings } from '#contract/postings/index.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { isShown } from '#server/features/article/store.ts'
import { onlineOfAny, openText } from '#server/features/postings/filter_store.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { everybody } from '#server/features/postings/reader_store.ts'
import { iso } from '#server/features/postings/row_store.ts'
import type { Address } from './content.ts'

/** Rows with pages of their own: `name` is the end of the address, `changed` when what the page says last changed. */
export type Source = {
  from: SQL
  id: SQL
  name: SQL
  changed: string
  /** Array of the languages in which the page exists; both without it. */
  langs?: SQL
  shown: (now: Date) => SQL
  path: (name: string) => string
}

/** What everybody reads in full. Postings of which strangers see only the title are not named. */
const isOpen = (now: Date): SQL =>
  sql`${onlineOfAny({ now: now.toISOString(), reader: everybody })} and ${sql.raw(openText)}`

const postingSource = (kind: keyof typeof postings): Source => ({
  from: sql`posting p`,
  id: sql`p.id`,
  name: sql`p.code`,
  changed: 'p.updated_at',
  shown: (now) => sql`p.kind = ${kind} and ${isOpen(now)}`,
  path: (code) => `/home/${kind}/${code}`,
})

/** Companies that everybody comes across: with something online, or listed as suppliers. */
const companySource: Source = {
  from: sql`tenant t`,
  id: sql`t.id`,
  name: sql`t.code`,
  changed: `coalesce((select max(p.updated_at) from posting p where p.tenant_id = t.id and p.state = 'online'), t.created_at)`,
  shown: (now) =>
    sql`t.code <> ${platformCode} and t.merged_into is null and (
    exists (select 1 from posting p where p.tenant_id = t.id and ${isOpen(now)})
    or exists (select 1 from good_business s where s.tenant_id = t.id and s.state = 'listed'))`,
  path: (code) => `/home/company/${code}`,
}

export const articleSource: Source = {
  from: sql`article a`,
  id: sql`a.id`,
  name: sql`a.id::text`,
  changed: 'greatest(a.updated_at, a.publish_time)',
  langs: sql`array_remove(array[case when a.title_zh <> '' then 'zh' end, case when a.title_en <> '' then 'en' end], null)`,
  shown: isShown,
  path: (id) => `/home/article/detail/${id}`,
}

export const threadSource: Source = {
  from: sql`forum_thread h`,
  id: sql`h.id`,
  name: sql`h.id::text`,
  // What was edited, hidden or shown again changes the page as well as a new reply.
  changed: `greatest(h.last_at, (select max(greatest(p.edited_at, p.decided_at)) from forum_post p
    where p.thread_id = h.id))`,
  langs: sql`array[h.lang]`,
  shown: () => sql`h.state = 'shown'`,
  path: (id) => `/home/forum/${id}`,
}

export const sources: Readonly<Record<string, Source>> = {
  ...Object.fromEntries(
    (Object.keys(postings) as (keyof typeof postings)[]).map((kind) => [kind, postingSource(kind)]),
  ),
  company: companySource,
  article: articleSource,
  forum: threadSource,
}

/** Rows of one file: two addresses each, of which a file may have 50,000. */
export const blockSize = 25_000
/** Rows that are read at once. */
const step = 2_000

export type Block = { block: number; changed: string | null }

/** The files of a source: file `n` has the rows whose ids are from n × 25,000 on, so that rows never change files. */
export const readBlocks = (db: DbOrTx, { from, id, changed, shown }: Source, now: Date): Promise<Block[]> =>
  rows(
    db,
    sql`select ${id} / ${sql.raw(String(blockSize))} as block, ${iso(`max(${changed})`)} as changed
      from ${from} where ${shown(now)} group by 1 order by 1`,
  )

export type Entry = Address & { langs: readonly Lang[] }

/** The rows of one file in the order of their ids, read in steps. */
export async function* readEntries(
  db: DbOrTx,
  { from, id, name, changed, langs: written, shown, path }: Source,
  { block, now }: { block: number; now: Date },
): AsyncGenerator<Entry[]> {
  const end = (block + 1) * blockSize
  let after = block * blockSize - 1
  for (;;) {
    const found = await rows<{ id: number; name: string; changed: string | null; langs: Lang[] | null }>(
      db,
      sql`select ${id} as id, ${name} as name, ${iso(changed)} as changed,
          ${written ?? sql`null::text[]`} as langs from ${from}
        where ${id} > ${after} and ${id} < ${end} and ${shown(now)} order by ${id} limit ${step}`,
    )
    if (found.length > 0)
      yield found.map((row) => ({ path: path(row.name), changed: row.changed, langs: row.langs ?? langs }))
    const last = found.at(-1)
    if (!last || found.length < step) return
    after = last.id
  }
}
