import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { marketMaterial, marketPrice } from '#server/db/market_price_tables.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { patternOf } from '#server/db/text_search.ts'

export const materialRows: RowSource = { table: marketMaterial }
export const priceRows: RowSource = {
  table: marketPrice,
  /** There are many prices of few sources, of which each is looked up once. */
  meaning: async (db, keyword) => {
    const found = await rows<{ source: string }>(
      db,
      sql`with recursive known as ((select min(source) as source from market_price)
          union all select (select min(n.source) from market_price n where n.source > k.source) from known k where k.source is not null)
        select source from known where source ilike ${patternOf(keyword)}`,
    )
    const sources = found.map(({ source }) => source)
    return sources.length > 0 ? sql`r.source = any(${sql.param(sources)}::text[])` : sql`false`
  },
}

/** The materials among these ids that exist, kept from being removed until the transaction ends. */
export async function holdMaterials(tx: DbOrTx, ids: readonly number[]): Promise<Set<number>> {
  const found = await rows<{ id: number }>(
    tx,
    sql`select id from market_material where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
      order by id for key share`,
  )
  return new Set(found.map(({ id }) => id))
}

export async function hasPrices(tx: DbOrTx, material: number): Promise<boolean> {
  const found = await rows(tx, sql`select 1 from market_price where material = ${material} limit 1`)
  return found.length > 0
}
