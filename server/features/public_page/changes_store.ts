/** When what lists show last changed, for the site map. What leaves a list has no date of its own. */
import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { isListed } from '#server/features/good_business/list_store.ts'
import { onlineAt } from '#server/features/postings/filter_store.ts'
import { everybody } from '#server/features/postings/reader_store.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { articleSource, threadSource, type Source } from './sitemap_store.ts'

/** A list of rows, divided by the values of `part`. */
type List = Pick<Source, 'from' | 'changed' | 'shown'> & { part: SQL }

export type Changes = {
  /** Of the whole list (ISO 8601); null while it is empty. */
  whole: string | null
  /** Of its parts that are not empty, by their values. */
  parts: ReadonlyMap<string, string>
}

async function changesOf(db: DbOrTx, { from, changed, shown, part }: List, now: Date): Promise<Changes> {
  const found = await rows<{ part: string | null; changed: string }>(
    db,
    sql`select (${part})::text as part, ${iso(`max(${changed})`)} as changed from ${from} where ${shown(now)}
      group by ${part} order by ${part}`,
  )
  const parts = found.flatMap((row): [string, string][] =>
    row.part === null ? [] : [[row.part, row.changed]],
  )
  return {
    whole:
      found
        .map((row) => row.changed)
        .toSorted()
        .at(-1) ?? null,
    parts: new Map(parts),
  }
}

const lists = {
  articles: { ...articleSource, part: sql`a.category` },
  threads: { ...threadSource, part: sql`h.section_id` },
  /** Versions of profiles, which never change, with each of their tags. */
  suppliers: {
    from: sql`good_business s join tenant t on t.id = s.tenant_id join good_business_tag x on x.good_business_id = s.id`,
    changed: 's.decided_at',
    shown: isListed,
    part: sql`x.tag_id`,
  },
} satisfies Record<string, List>

/** Articles by category, threads by section, or suppliers by tag. */
export const listChanges = (db: DbOrTx, name: keyof typeof lists, now: Date): Promise<Changes> =>
  changesOf(db, lists[name], now)

/** What the list of a kind shows to everybody, of members' postings the title; by the values of a column, if one is named. */
export const kindChanges = (
  db: DbOrTx,
  kind: PostingKind,
  dividedBy: 'character' | 'forge_type' | undefined,
  now: Date,
): Promise<Changes> =>
  changesOf(
    db,
    {
      from: sql`posting p`,
      changed: 'p.updated_at',
      shown: (at) => onlineAt(kind, { now: at.toISOString(), reader: everybody }),
      part: dividedBy ? sql.raw(`p.${dividedBy}`) : sql`null::text`,
    },
    now,
  )
