import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#contract/resources/define.ts'
import { exportSize } from '#contract/resources/export_size.ts'
import { countLimit } from '#server/http/numbered.ts'
import { rows, type DbOrTx } from './client.ts'
import { columnNames, resourceSql, type RowQuery, type RowSource } from './resource_sql.ts'

/** A row as stored, before the reader's rights are added. */
export type StoredRow = {
  id: number
  revision: number
  state: string | null
  created_time: string
  updated_time: string
} & Record<string, unknown>

type PageQuery = RowQuery & { ordering?: string; page: number; size: number }
type Values = Readonly<Record<string, unknown>>

/** A value as one parameter, also a list. */
const passed = (value: unknown): SQL => sql`${sql.param(value)}`

/** The source with the condition that a keyword stands for. */
export async function withMeaning(source: RowSource, db: DbOrTx, { keyword }: RowQuery): Promise<RowSource> {
  const found = keyword ? await source.meaning?.(db, keyword) : undefined
  return found ? { ...source, found: () => found } : source
}

/** Reads and writes the rows of one resource, on the given connection or transaction. */
export function resourceRows(of: Resource, source: RowSource) {
  const { selected, listed, from, wanted, orderOf } = resourceSql(of, source)
  const { table } = source
  const read = async (db: DbOrTx, rest: SQL, columns = selected): Promise<StoredRow[]> => {
    const found = await rows<{ json: StoredRow }>(
      db,
      sql`select row_to_json(x) as json from (select ${columns} ${from} ${rest}) x`,
    )
    return found.map(({ json }) => json)
  }

  /** The columns for these values; a field that is missing is set to null. */
  const assigned = (values: Values): [name: string, value: unknown][] => [
    ...of.written.flatMap((name) => {
      const field = of.fields[name]!
      const columns = columnNames(name, field)
      const value = values[name] ?? null
      if (Array.isArray(value)) return [[name, sql`${sql.param(value)}::text[]`] as [string, unknown]]
      if (columns.length === 1) return [[name, value] as [string, unknown]]
      const { zh = null, en = null } = (value ?? {}) as { zh?: unknown; en?: unknown }
      return [zh, en].map((text, at) => {
        const json = field.widget === 'rich_text' && text !== null
        return [columns[at] as string, json ? sql`${JSON.stringify(text)}::jsonb` : text] as [string, unknown]
      })
    }),
    ...Object.entries(source.derived?.(values) ?? {}),
  ]
  const names = (given: readonly [string, unknown][]) =>
    sql.join(
      given.map(([name]) => sql.identifier(name)),
      sql`, `,
    )

  async function change(tx: DbOrTx, id: number, given: [string, unknown][], now: Date): Promise<void> {
    const set = given.map(([name, value]) => sql`${sql.identifier(name)} = ${passed(value)}`)
    await tx.execute(
      sql`update ${table} set ${sql.join(set, sql`, `)}, revision = revision + 1,
        updated_at = ${now.toISOString()} where id = ${id}`,
    )
  }

  const order = (query: PageQuery) => orderOf(query.ordering ?? of.list.usual)
  /** Selects the ids of a page as `id`. Only ids, so that an index alone can skip the pages before it. */
  const pageIds = (query: PageQuery): SQL => sql`select r.id ${from} where ${wanted(query)}
    order by ${order(query)} limit ${query.size} offset ${(query.page - 1) * query.size}`

  return {
    pageIds,

    list: (db: DbOrTx, query: PageQuery) =>
      read(db, sql`join (${pageIds(query)}) page on page.id = r.id order by ${order(query)}`, listed),

    /**
     * Number of matching rows, up to one more than are counted exactly. They are counted in the page's order, because
     * its index has them in one place: without an order PostgreSQL reads the table.
     */
    async count(db: DbOrTx, query: PageQuery): Promise<number> {
      const [found] = await rows<{ count: number }>(
        db,
        sql`select count(*)::int as count from (select 1 ${from} where ${wanted(query)}
          order by ${order(query)} limit ${countLimit + 1}) x`,
      )
      return found?.count ?? 0
    },

    /** The next rows of an export, newest first. */
    chunk: (db: DbOrTx, query: RowQuery, before: number | undefined) =>
      read(
        db,
        sql`where ${wanted(query)} ${before === undefined ? sql`` : sql`and r.id < ${before}::bigint`}
          order by r.id desc limit ${exportSize}`,
        listed,
      ),

    async one(db: DbOrTx, id: number): Promise<StoredRow | undefined> {
      const [found] = await read(db, sql`where ${wanted({})} and r.id = ${id}::bigint`)
      return found
    },

    /** The row, locked until the transaction ends. */
    async held(tx: DbOrTx, id: number): Promise<StoredRow | undefined> {
      const [found] = await read(tx, sql`where ${wanted({})} and r.id = ${id}::bigint for no key update of r`)
      return found
    },

    /** Adds a row in the resource's first state and returns its id. */
    async insert(tx: DbOrTx, values: Values, now: Date): Promise<number> {
      const given: [string, unknown][] = [
        ...assigned(values),
        ['created_at', now.toISOString()],
        ['updated_at', now.toISOString()],
        ...(of.states.length > 0 ? [['state', of.states[0]] as [string, unknown]] : []),
      ]
      const [made] = await rows<{ id: number }>(
        tx,
        sql`insert into ${table} (${names(given)}) values (${sql.join(
          given.map(([, value]) => passed(value)),
          sql`, `,
        )}) returning id`,
      )
      if (!made) throw new Error(`No row of ${of.name} was made`)
      return made.id
    },

    /** Updates the values of a locked row. */
    update: (tx: DbOrTx, id: number, values: Values, now: Date) => change(tx, id, assigned(values), now),

    /** Sets the state of a locked row. */
    move: (tx: DbOrTx, id: number, state: string, now: Date) => change(tx, id, [['state', state]], now),

    async remove(tx: DbOrTx, id: number): Promise<void> {
      await tx.execute(sql`delete from ${table} where id = ${id}`)
    },
  }
}
