/**
 * A test file's database on PostgreSQL is used again by the next file of the same process: creating and dropping one
 * makes the server write all that it holds to the disk, which took longer than most files' tests.
 */
import pg from 'pg'

/** What a template holds, so that a copy can be made equal to it again. */
export type TemplateState = {
  /** The first transaction after it: rows that later ones have written are a test's. */
  next: string
  /** All tables with their numbers of rows. */
  tables: [table: string, rows: number][]
  /** The rows of small tables, as JSON: settings and the like, which tests change. */
  small: Record<string, string>
  /** All sequences with the value they go on from; null for those not used yet. */
  sequences: [sequence: string, last: string | null][]
}

/** A table with at most so many rows is small. */
const smallTable = 100
/** More rows than this slow the next file down until they are vacuumed. */
const mostLeftBehind = 20_000

/** Where PostgreSQL describes what a schema has. */
const catalogs = 'class attribute attrdef proc trigger constraint index type namespace rewrite'.split(' ')

async function within<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const countsOf = async (client: pg.Client, tables: readonly string[]): Promise<[string, number][]> => {
  const counts = tables.map((table) => `select '${table}' as name, count(*)::int as rows from ${table}`)
  const { rows } = await client.query<{ name: string; rows: number }>(counts.join(' union all '))
  return rows.map((one) => [one.name, one.rows])
}

/** Describes a template that nobody writes to any more. */
export const templateState = (url: string): Promise<TemplateState> =>
  within(url, async (client) => {
    const own = `schemaname not in ('pg_catalog', 'information_schema')`
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where ${own} order by 1`,
    )
    const sequences = await client.query<{ name: string; last: string | null }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences`,
    )
    const counts = await countsOf(
      client,
      tables.rows.map((one) => one.name),
    )
    const small: Record<string, string> = {}
    for (const [table, count] of counts) {
      if (count === 0 || count > smallTable) continue
      const found = await client.query<{ kept: string }>(
        `select json_agg(one)::text as kept from ${table} one`,
      )
      small[table] = found.rows[0]!.kept
    }
    const next = await client.query<{ next: string }>(
      `select (pg_snapshot_xmax(pg_current_snapshot())::text::bigint % (2::bigint ^ 32)::bigint) as next`,
    )
    return {
      next: next.rows[0]!.next,
      tables: counts,
      small,
      sequences: sequences.rows.map((one) => [one.name, one.last]),
    }
  })

/**
 * Removes from a copy of the template what was written since. Returns whether the copy is equal to the template again: not
 * if the schema was changed, or a row of a large table that the template has.
 */
export const isAsTemplate = (url: string, state: TemplateState): Promise<boolean> =>
  within(url, async (client) => {
    const isLater = `xmin::text::bigint >= ${state.next}`
    const changed = catalogs.map((catalog) => `exists (select from pg_${catalog} where ${isLater})`)
    const { rows } = await client.query<{ changed: boolean }>(`select ${changed.join(' or ')} as changed`)
    if (rows[0]!.changed) return false
    await client.query('select pg_stat_reset()')
    // Neither foreign keys nor triggers are asked: whole tables go.
    await client.query('set session_replication_role = replica')
    let removed = 0
    for (const { rowCount } of (await client.query(
      state.tables.map(([table]) => `delete from ${table} where ${isLater}`).join(';'),
    )) as unknown as pg.QueryResult[])
      removed += rowCount ?? 0
    const setBack = state.sequences.map(
      ([sequence, last]) => `setval('${sequence}', ${last ?? 1}, ${last !== null})`,
    )
    await client.query(`select ${setBack.join(', ')}`)
    const setBackRows = async (table: string) => {
      const kept = state.small[table]
      if (kept === undefined) return false
      await client.query(`delete from ${table}`)
      await client.query(
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
        [kept],
      )
      return true
    }
    const left = await countsOf(
      client,
      state.tables.map(([table]) => table),
    )
    const expected = new Map(state.tables)
    for (const [table, count] of left)
      if (count !== expected.get(table) && !(await setBackRows(table))) return false
    return removed <= mostLeftBehind
  })
