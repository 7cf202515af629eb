import { sql } from 'drizzle-orm'
import { exactEquivalents } from '#contract/steel/grades.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { list } from '#server/features/postings/filter_store.ts'

export type Index = { day: string; per_t: number }

/**
 * The newest index (¥/t with tax) of each of these grades, or of an exact equivalent, in so many days up to a day, by the
 * name that was asked for; grades without one are missing.
 */
export async function newestIndex(
  db: DbOrTx,
  { materials, until, days }: { materials: readonly string[]; until: string; days: number },
): Promise<ReadonlyMap<string, Index>> {
  const names = new Map(materials.map((name) => [name, [...new Set([name, ...exactEquivalents(name)])]]))
  const all = [...new Set([...names.values()].flat())]
  if (all.length === 0) return new Map()
  const found = new Map(
    (
      await rows<Index & { material: string }>(
        db,
        sql`select distinct on (material) material, day::text, price_per_t::float8 as per_t from grade_price
          where material = any(${list(all, 'text')}) and day between ${until}::date - ${days}::int and ${until}::date
          order by material, day desc`,
      )
    ).map(({ material, ...index }) => [material, index]),
  )
  return new Map(
    [...names].flatMap(([asked, equivalents]) => {
      // The newest of the equivalents; of several of one day the name that was asked for, which stands first.
      const [index] = equivalents
        .flatMap((name) => found.get(name) ?? [])
        .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
      return index ? [[asked, index] as const] : []
    }),
  )
}
