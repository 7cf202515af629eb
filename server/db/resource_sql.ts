import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Field, Widget } from '#contract/fields.ts'
import type { Resource } from '#contract/resources/define.ts'
import type { DbOrTx } from './client.ts'
import { patternOf } from './text_search.ts'

/** Where the rows of a resource are stored. Expressions refer to its table as `r`. */
export type RowSource = {
  table: PgTable
  /** Joined tables. */
  joins?: SQL
  /** Condition for the rows of the resource, unless it is the whole table. */
  scope?: SQL
  /**
   * Expressions for fields that are not simply the column of the same name, including the built-in ones (`state`,
   * `revision`, `created_time`, `updated_time`). Times are timestamps.
   */
  columns?: Readonly<Record<string, SQL>>
  /**
   * Conditions for filters of such fields, by their value, where PostgreSQL could neither look the expression up in an
   * index nor tell how many rows have it.
   */
  filters?: Readonly<Record<string, (value: unknown) => SQL>>
  /** Expressions that the keyword is searched in, besides the fields of `list.search`. */
  searched?: readonly SQL[]
  /** Further columns that follow from the values of a write. */
  derived?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** A keyword condition that replaces the text search, for tables that grow without limit. */
  found?: (keyword: string) => SQL
  /**
   * Looks up first what a keyword means, so that the condition has values instead of subqueries: PostgreSQL then knows
   * whether few rows match, which it takes from their indexes, or many, which it meets in the order of the list.
   */
  meaning?: (db: DbOrTx, keyword: string) => Promise<SQL>
}

export type RowQuery = { keyword?: string | undefined; state?: string | undefined } & Readonly<
  Record<string, unknown>
>

const column = (name: string): SQL => sql.raw(`r."${name}"`)
const iso = (moment: SQL): SQL => sql`to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const twoColumns: readonly Widget[] = ['bilingual', 'rich_text']
/** Columns of a field: two for a text in both languages, else the one of its name. */
export const columnNames = (name: string, { widget }: Field): string[] =>
  twoColumns.includes(widget) ? [`${name}_zh`, `${name}_en`] : [name]

const joined = (parts: readonly SQL[], by: string): SQL => sql.join([...parts], sql.raw(by))

/** The parts of a resource's queries: columns, tables, conditions, order. */
export function resourceSql(of: Resource, source: RowSource) {
  const fieldOf = (name: string) => of.fields[name] as Field
  const builtIn: Record<string, SQL> = {
    revision: column('revision'),
    state: of.states.length > 0 ? column('state') : sql`null`,
    created_time: column('created_at'),
    updated_time: column('updated_at'),
  }
  /** The expression by which a field is compared and sorted. */
  const plain = (name: string): SQL => source.columns?.[name] ?? builtIn[name] ?? column(name)

  function shown(name: string): SQL {
    if (name === 'created_time' || name === 'updated_time') return iso(plain(name))
    const widget = of.fields[name]?.widget
    if (widget === 'time') return iso(plain(name))
    if (!widget || !twoColumns.includes(widget) || source.columns?.[name]) return plain(name)
    const [zh, en] = columnNames(name, fieldOf(name)).map(column)
    return sql`json_build_object('zh', ${zh}, 'en', ${en})`
  }

  const names = [...Object.keys(builtIn), ...Object.keys(of.fields)]
  const select = (expressionOf: (name: string) => SQL) =>
    joined([sql`r.id`, ...names.map((name) => sql`${expressionOf(name)} as ${sql.identifier(name)}`)], ', ')
  const selected = select(shown)
  /** Many formatted texts at once would be megabytes, which no list shows. */
  const listed = select((name) => (of.fields[name]?.widget === 'rich_text' ? sql`null` : shown(name)))

  const searched = [
    ...of.list.search.flatMap(
      (name) => source.columns?.[name] ?? columnNames(name, fieldOf(name)).map(column),
    ),
    ...(source.searched ?? []),
  ]

  /** Days of a range are in China time; the last one is included. */
  function within(name: string, { [`${name}_from`]: first, [`${name}_until`]: last }: RowQuery): SQL[] {
    const isTime = fieldOf(name).widget === 'time'
    const start = (day: unknown, add: number) =>
      isTime
        ? sql`(${day}::date + ${add}::int)::timestamp at time zone 'Asia/Shanghai'`
        : sql`${day}::date + ${add}::int`
    return [
      ...(first === undefined ? [] : [sql`${plain(name)} >= ${start(first, 0)}`]),
      ...(last === undefined ? [] : [sql`${plain(name)} < ${start(last, 1)}`]),
    ]
  }

  function withKeyword(keyword: string): SQL {
    if (source.found) return source.found(keyword)
    return joined(
      searched.map((one) => sql`${one} ilike ${patternOf(keyword)}`),
      ' or ',
    )
  }

  const is = (name: string, value: unknown): SQL =>
    source.filters?.[name]?.(value) ?? sql`${plain(name)} = ${value}`

  function wanted(query: RowQuery): SQL {
    return joined(
      [
        source.scope ?? sql`true`,
        ...(query.state === undefined ? [] : [is('state', query.state)]),
        ...(query.keyword ? [withKeyword(query.keyword)] : []),
        ...of.list.filters.flatMap((name) => [
          ...(query[name] === undefined ? [] : [is(name, query[name])]),
          ...within(name, query),
        ]),
      ].map((one) => sql`(${one})`),
      ' and ',
    )
  }

  function orderOf(ordering: string): SQL {
    const direction = sql.raw(ordering.startsWith('-') ? 'desc' : 'asc')
    const by = ordering.replace(/^-/, '')
    return by === 'id' ? sql`r.id ${direction}` : sql`${plain(by)} ${direction}, r.id ${direction}`
  }

  return { selected, listed, from: sql`from ${source.table} r ${source.joins ?? sql``}`, wanted, orderOf }
}
