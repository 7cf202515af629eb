import { sql, type SQL } from 'drizzle-orm'
import { rows, type DbOrTx } from './client.ts'
import { simplified } from './simplified.ts'
import type { SearchedTable } from './text_tables.ts'

/** The pieces that every text with this keyword contains, in small letters. */
export function piecesIn(keyword: string): string[] {
  const signs = [...keyword]
  const size = Math.min(3, signs.length)
  return [...new Set(signs.slice(size - 1).map((_, at) => signs.slice(at, at + size).join('')))]
}

/** The keyword as a pattern that `like` compares. */
export const patternOf = (keyword: string): string => `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Patterns of a keyword for `like any`: as it was typed, and in simplified characters. */
export const eitherPattern = (keyword: string): SQL =>
  sql`${sql.param([patternOf(keyword), patternOf(simplified(keyword))])}::text[]`

/** Written out, so that the planner sees which index has the rows. */
const inTextsOf = (table: SearchedTable): SQL => sql.raw(`s.of = '${table}'`)

const withText = (table: SearchedTable, keyword: string): SQL => {
  const wanted = keyword.toLowerCase()
  return sql`select s.id from search_text s where ${inTextsOf(table)}
    and s.pieces @> ${sql.param(piecesIn(wanted))}::text[] and s.text like ${patternOf(wanted)}`
}

/**
 * The ids of a table's rows in which a text contains the keyword, in capitals or not, as an array: of people by name,
 * number and e-mail, of companies by name and codes, of inspections by object and posting, of lines that were read wrongly
 * and of reports by everything that was written (decision 101).
 */
export const idsWithText = (table: SearchedTable, keyword: string): SQL =>
  sql`array(${withText(table, keyword)})`

type Named = 'account' | 'tenant'
const hasNameOf = (table: Named, keyword: string): SQL => {
  const name = sql.raw(table === 'account' ? 'b.display_name' : 'b.name')
  const pattern = patternOf(keyword)
  return sql`(${name} ilike ${pattern} or ${name}_en ilike ${pattern})`
}

/** Their texts have more than names, by which nobody is found here: what these find is compared again. */
const withName = (table: Named, keyword: string): SQL =>
  sql`select b.id from ${sql.identifier(table)} b
    where b.id = any(${idsWithText(table, keyword)}) and ${hasNameOf(table, keyword)}`

/** The ids of people or companies by name alone, as an array. */
export const idsNamed = (table: Named, keyword: string): SQL => sql`array(${withName(table, keyword)})`

/** More ids than these are not passed on: lists meet enough of so many in their own order. */
const mostIds = 1_000
/** Of so many of the newest rows at most one in ten has what only some have. */
const sample = 200

/** Whether the keyword is in so many texts of a table that it is no use to collect them. */
async function isFrequent(db: DbOrTx, table: SearchedTable, keyword: string): Promise<boolean> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select s.text from search_text s where s.of = ${table}
      order by s.id desc limit ${sample}) s where s.text like ${patternOf(keyword.toLowerCase())}`,
  )
  return (found?.count ?? 0) > sample / 10
}

type Question = { table: SearchedTable; keyword: string; column: SQL }

/** Condition that the id `column` is one of those that `found` selects, if they are few; else `each`, about its row. */
async function among(db: DbOrTx, { table, keyword, column }: Question, found: SQL, each: SQL): Promise<SQL> {
  if (await isFrequent(db, table, keyword)) return each
  const few = await rows<{ id: number }>(db, sql`${found} limit ${mostIds + 1}`)
  if (few.length > mostIds) return each
  return sql`${column} = any(${sql.param(few.map(({ id }) => id))}::int[])`
}

/** Condition that a text of the row with the id `column` contains the keyword. */
export const hasText = (db: DbOrTx, table: SearchedTable, keyword: string, column: SQL): Promise<SQL> =>
  among(
    db,
    { table, keyword, column },
    withText(table, keyword),
    sql`(select s.text like ${patternOf(keyword.toLowerCase())} from search_text s
      where s.of = ${table} and s.id = ${column})`,
  )

/** Condition that a name of the person or company with the id `column` contains the keyword. */
export const hasName = (db: DbOrTx, table: Named, keyword: string, column: SQL): Promise<SQL> =>
  among(
    db,
    { table, keyword, column },
    withName(table, keyword),
    sql`(select ${hasNameOf(table, keyword)} from ${sql.identifier(table)} b where b.id = ${column})`,
  )
