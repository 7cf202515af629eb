/** The recorded uses of uploads, and the uses found in the rows themselves. */
import { sql, type SQL } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'

type Watched = { table: string; key: string[]; columns: string[]; fires_on: string[] }

/** Returns the tables whose trigger records uses: its key, the columns it reads, and the columns it fires on. */
export const watchedTables = (db: DbOrTx): Promise<Watched[]> =>
  rows(
    db,
    sql`select t.tgrelid::regclass::text as table, string_to_array(args[1], ',') as key,
        args[2:cardinality(args) - 1] as columns,
        array(select attname::text from pg_attribute a where a.attrelid = t.tgrelid and a.attnum = any(t.tgattr)) as fires_on
      from pg_trigger t, string_to_array(encode(t.tgargs, 'escape'), '\\000') as args
      where t.tgfoid = 'keep_upload_use'::regproc order by 1`,
  )

const textOf = (columns: readonly string[]): SQL =>
  sql`concat_ws(' ', ${sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )})`

export type Use = { address: string; used_by: string; row_key: string }

/** Returns the uses found in the rows: every upload whose address occurs in a watched column. */
export async function usesInRows(db: DbOrTx): Promise<Use[]> {
  const tables = await watchedTables(db)
  const found = await Promise.all(
    tables.map(({ table, key, columns }) => {
      const rowKey = sql.join(
        key.map((name) => sql`${sql.identifier(name)}::text`),
        sql` || '/' || `,
      )
      return rows<Use>(
        db,
        sql`select u.address, ${table} as used_by, ${rowKey} as row_key from ${sql.identifier(table)}
          join upload u on strpos(${textOf(columns)}, u.address) > 0`,
      )
    }),
  )
  return sorted(found.flat())
}

export const keptUses = async (db: DbOrTx): Promise<Use[]> =>
  sorted(await rows(db, sql`select address, used_by, row_key from upload_use`))

const textual = sql`data_type in ('text', 'jsonb', 'ARRAY', 'tsvector')`

/** Returns every column of the database that currently contains the address of a file. */
export async function columnsWithAddresses(db: DbOrTx): Promise<string[]> {
  const columns = await rows<{ table: string; name: string }>(
    db,
    sql`select table_name as table, column_name as name from information_schema.columns
      where table_schema = 'public' and ${textual} order by 1, 2`,
  )
  const found: string[] = []
  for (const { table, name } of columns) {
    const some = await rows(
      db,
      sql`select 1 from ${sql.identifier(table)} where ${textOf([name])} like '%/uploads/%' limit 1`,
    )
    if (some.length > 0) found.push(`${table}.${name}`)
  }
  return found
}

const sorted = (uses: Use[]): Use[] =>
  uses.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b), 'en'))
