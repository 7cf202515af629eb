/** Turns stored flats whose thickness is above their width: the thickness is the smaller of the two (decision 152). */
import { sql } from 'drizzle-orm'
import { specLine } from '#contract/steel/spec_line.ts'
import type { Dims } from '#contract/steel/shapes.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { lexemesOf } from '#server/db/search_words.ts'
import { list } from './filter_store.ts'

const turned = (path: string) =>
  sql.raw(`${path} || jsonb_build_object('t', ${path}->'w', 'w', ${path}->'t')`)
const isWrong = (path: string) =>
  sql.raw(`(${path}->>'t')::double precision > (${path}->>'w')::double precision`)

/** Weights stay as they are: the product is the same. Generated titles and the search get the new line. */
export async function turnFlats(db: DbOrTx): Promise<void> {
  const found = await rows<{ id: number; dims: Dims }>(
    db,
    sql`select id, dims from posting where shape = 'flat' and dim_t > dim_w`,
  )
  for (const { id, dims } of found) {
    const before = specLine('flat', dims)
    const after = specLine('flat', { ...dims, t: dims.w!, w: dims.t! })
    await db.execute(
      sql`update posting set dims = ${turned('dims')},
          title_zh = replace(title_zh, ${before}, ${after}), title_en = replace(title_en, ${before}, ${after}),
          search = array_to_tsvector(tsvector_to_array(search) || ${list([...lexemesOf(after)], 'text')})
        where id = ${id} and shape = 'flat' and dim_t > dim_w`,
    )
  }
  const values = `"values"->'dims'`
  await db.execute(
    sql`update posting_revision set "values" = jsonb_set("values", '{dims}', ${turned(values)})
      where "values"->>'shape' = 'flat' and ${isWrong(values)}`,
  )
}
