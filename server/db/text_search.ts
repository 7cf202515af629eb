import { sql, type SQL } from 'drizzle-orm'

/** The pieces that every text with this keyword contains, in small letters. */
export function piecesIn(keyword: string): string[] {
  const signs = [...keyword]
  const size = Math.min(3, signs.length)
  return [...new Set(signs.slice(size - 1).map((_, at) => signs.slice(at, at + size).join('')))]
}

/**
 * The ids of a table's rows in which a text contains the keyword, in capitals or not, as an array: of people by name,
 * number and e-mail, of companies by name and codes (decision 101).
 */
export function idsWithText(table: 'account' | 'tenant', keyword: string): SQL {
  const wanted = keyword.toLowerCase()
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`array(select s.id from search_text s where s.of = ${table}
    and s.pieces @> ${sql.param(piecesIn(wanted))}::text[] and s.text like ${pattern})`
}
