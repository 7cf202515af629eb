/** When what lists show last changed, for the site map. What leaves a list has no date of its own. */
import { sql, type SQL } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { iso } from '#server/features/postings/row_store.ts'
import type { Address } from './content.ts'
import type { Source } from './sitemap_store.ts'

type Changes = {
  /** Of the whole list; null while it is empty. */
  whole: string | null
  /** Of its parts that are not empty. */
  parts: ReadonlyMap<string, string>
}

/** Reads the times (ISO 8601) of a list of rows as a whole, and by the values of `part`. */
export async function changesOf(
  db: DbOrTx,
  { from, changed, shown }: Pick<Source, 'from' | 'changed' | 'shown'>,
  part: SQL,
  now: Date,
): Promise<Changes> {
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

/** The address of a list and those of its parts, which a parameter names: an empty part is no page to be found. */
export const listAddresses = (path: string, parameter: string, { whole, parts }: Changes): Address[] => [
  { path, changed: whole },
  ...[...parts].map(([value, changed]) => ({ path: `${path}?${parameter}=${value}`, changed })),
]
