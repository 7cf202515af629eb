import type { Endpoint } from '#contract/endpoint.ts'
import { fieldIssues, type FieldIssue } from '#contract/field_issues.ts'
import type { BulkResult } from '#contract/resources/api.ts'
import type { Resource } from '#contract/resources/define.ts'
import { exportSize } from '#contract/resources/export_size.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { isReferred, isTaken } from '#server/db/failures.ts'
import { resourceRows, withMeaning, type StoredRow } from '#server/db/resource_rows.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { eachRow } from '../each_row.ts'
import { keptCount } from '../kept_count.ts'
import { numbered } from '../numbered.ts'
import { withDetail, type Context } from '../mount.ts'
import { Problem } from '../problem.ts'
import type { Actor } from '../session.ts'
import { requireOwnUploads } from './own_uploads.ts'
import { recordedOf } from './recorded.ts'

export type Values = Readonly<Record<string, unknown>>
type WriteContext = Pick<Context<Endpoint>, 'lang' | 'now' | 'deps'> & { actor: Actor }
/** `confirmed`: the operator was asked about unusual values and means them; only for resources that ask. */
type CheckContext = WriteContext & { confirmed: boolean }

/** The server half of a resource: where its rows are stored, and what is special about it. */
export type ResourceServer = {
  source: RowSource
  /** Condition for the rows that the actor sees, for resources whose rows are for different operators. */
  visible?: (actor: Actor) => NonNullable<RowSource['scope']>
  /**
   * Returns the names of actions and writes that the actor may not do with the row, although the row's state allows
   * them.
   */
  refused?: (row: StoredRow, actor: Actor) => readonly string[]
  /** Runs first in the transaction of every write, before the row is locked; throws a Problem to refuse the write. */
  begins?: (tx: DbOrTx, actor: Actor) => Promise<void>
  /** The field at which a duplicate value is reported, and with which issue. */
  taken?: { field: string; issue: FieldIssue }
  /** Checks values against the database; throws a Problem to refuse them. */
  check?: (tx: DbOrTx, values: Values, before: StoredRow | null, context: CheckContext) => Promise<void>
  /** Runs last in the transaction of an update, for what follows from it elsewhere. */
  updated?: (tx: DbOrTx, context: WriteContext) => Promise<void>
  /** Checks the removal of a row against the database; throws a Problem to refuse it. */
  removing?: (tx: DbOrTx, row: StoredRow) => Promise<void>
  /** Writes the state change of an action when the resource's state is not a column of its own. */
  moves?: Readonly<
    Record<string, (tx: DbOrTx, row: StoredRow, form: Values, context: WriteContext) => Promise<void>>
  >
}

const done = {
  create: { en: 'Added', zh: '已添加' },
  update: { en: 'Saved', zh: '已保存' },
  remove: { en: 'Removed', zh: '已删除' },
}

type Given = Context<Endpoint> & {
  params: { id: number }
  query: Record<string, unknown> & { page: number; size: number; revision: number; before?: number }
  body: Record<string, unknown>
  actor: Actor
}
const isConfirmed = ({ query }: Pick<Given, 'query'>): boolean => query['confirmed'] === 1

type Run = (context: Given) => Promise<unknown>

/** Creates the handlers of all endpoints that `resourceApi` declares for a resource, by the same names. */
export function resourceHandlers(of: Resource, server: ResourceServer) {
  const stored = resourceRows(of, server.source)
  const sourceFor = (actor: Actor): RowSource =>
    server.visible ? { ...server.source, scope: server.visible(actor) } : server.source
  /** The rows as far as the actor sees them. */
  const seenBy = (actor: Actor) => (server.visible ? resourceRows(of, sourceFor(actor)) : stored)
  /** The same, to be searched by what the query's keyword means. */
  const searchedBy = async ({ db, query, actor }: Pick<Given, 'db' | 'query' | 'actor'>) =>
    resourceRows(of, await withMeaning(sourceFor(actor), db, query))
  const fieldNames = Object.keys(of.fields)

  const valuesOf = (row: StoredRow): Values => Object.fromEntries(fieldNames.map((name) => [name, row[name]]))
  const auditedOf = (row: StoredRow): Values =>
    recordedOf(of, of.states.length > 0 ? { state: row.state, ...valuesOf(row) } : valuesOf(row))

  /** Returns what may be done with a row now. The page's buttons and the guards of the endpoints both use it. */
  function rightsOf(row: StoredRow, actor: Actor): Record<string, boolean> {
    const refused = server.refused?.(row, actor) ?? []
    const possible = [
      ...of.writes.filter((name) => name !== 'create').map((name) => [name, true] as const),
      ...Object.entries(of.actions).map(
        ([name, { from }]) => [name, row.state !== null && from.includes(row.state)] as const,
      ),
    ]
    return Object.fromEntries(possible.map(([name, can]) => [name, can && !refused.includes(name)]))
  }
  const shown = (row: StoredRow, actor: Actor) => ({ ...row, can: rightsOf(row, actor) })
  /** After a write everybody reads these rows, and their number, anew. */
  const forget = ({ afterCommit, deps }: Pick<Given, 'afterCommit' | 'deps'>) =>
    afterCommit(() => deps.cache.clear())

  async function readOne(db: DbOrTx, id: number, actor: Actor) {
    const row = await seenBy(actor).one(db, id)
    if (!row) throw new Problem('not_found')
    return shown(row, actor)
  }

  /** Locks the row for the action `name`; throws when the row is stale or the action is not allowed now. */
  async function hold(tx: DbOrTx, id: number, revision: number, name: string, actor: Actor) {
    await server.begins?.(tx, actor)
    const row = await seenBy(actor).held(tx, id)
    if (!row) throw new Problem('not_found')
    if (row.revision !== revision) throw new Problem('edit_conflict', { data: shown(row, actor) })
    if (!rightsOf(row, actor)[name]) throw new Problem('transition_not_allowed')
    return row
  }

  async function explained<T>(run: () => Promise<T>, { lang }: { lang: 'zh' | 'en' }): Promise<T> {
    try {
      return await run()
    } catch (error) {
      if (isReferred(error)) throw new Problem('still_in_use')
      if (!server.taken || !isTaken(error)) throw error
      const { field, issue } = server.taken
      throw new Problem('validation_failed', { data: { [field]: fieldIssues[issue][lang] } })
    }
  }

  const record = (
    tx: DbOrTx,
    { actor, now }: WriteContext,
    entry: { action: string; sign: number; before?: Values; after?: Values },
  ) => recordAudit(tx, { actorId: actor.accountId, kind: of.name, now, ...entry })

  async function act(
    tx: DbOrTx,
    context: WriteContext,
    given: { name: string; id: number; revision: number; form: Values },
  ) {
    const { name, id, revision, form } = given
    const before = await hold(tx, id, revision, name, context.actor)
    const move = server.moves?.[name]
    if (move) await move(tx, before, form, context)
    else await stored.move(tx, id, of.actions[name]!.to, context.now)
    const { state } = (await stored.one(tx, id)) ?? before
    await record(tx, context, {
      action: name,
      sign: id,
      before: { state: before.state },
      after: { state, ...form },
    })
  }

  const create: Run = async (context) => {
    const { body, actor, now } = context
    const row = await explained(
      () =>
        context.db.transaction(async (tx) => {
          await server.begins?.(tx, actor)
          await requireOwnUploads(tx, of, { values: body, before: null, context })
          await server.check?.(tx, body, null, { ...context, confirmed: isConfirmed(context) })
          const made = await readOne(tx, await stored.insert(tx, body, now), actor)
          await record(tx, context, { action: 'create', sign: made.id, after: auditedOf(made) })
          return made
        }),
      context,
    )
    forget(context)
    return withDetail(row, done.create)
  }

  const update: Run = async (context) => {
    const { body, actor, now, params, query } = context
    const row = await explained(
      () =>
        context.db.transaction(async (tx) => {
          const before = await hold(tx, params.id, query.revision, 'update', actor)
          await requireOwnUploads(tx, of, { values: body, before, context })
          await server.check?.(tx, body, before, { ...context, confirmed: isConfirmed(context) })
          await stored.update(tx, params.id, body, now)
          const after = await readOne(tx, params.id, actor)
          await record(tx, context, {
            action: 'update',
            sign: params.id,
            before: auditedOf(before),
            after: auditedOf(after),
          })
          await server.updated?.(tx, context)
          return after
        }),
      context,
    )
    forget(context)
    return withDetail(row, done.update)
  }

  const remove: Run = async (context) => {
    const { actor, params, query } = context
    await explained(
      () =>
        context.db.transaction(async (tx) => {
          const before = await hold(tx, params.id, query.revision, 'remove', actor)
          await server.removing?.(tx, before)
          await stored.remove(tx, params.id)
          await record(tx, context, { action: 'remove', sign: params.id, before: auditedOf(before) })
        }),
      context,
    )
    forget(context)
    return withDetail(null, done.remove)
  }

  const actOne =
    (name: string): Run =>
    async (context) => {
      const { revision, ...form } = context.body as { revision: number }
      const { id } = context.params
      await context.db.transaction((tx) => act(tx, context, { name, id, revision, form }))
      forget(context)
      return withDetail(await readOne(context.db, id, context.actor), done.update)
    }

  /** Each row has its own transaction: a refused one does not stop the others. */
  const actMany =
    (name: string): Run =>
    async (context) => {
      const { rows, ...form } = context.body as { rows: { id: number; revision: number }[] }
      const result: BulkResult = await eachRow(rows, {
        keyOf: ({ id }) => id,
        act: (row) => context.db.transaction((tx) => act(tx, context, { name, ...row, form })),
        lang: context.lang,
        log: context.deps.log,
      })
      forget(context)
      return result
    }

  /** Where operators see different rows, each has numbers of his own. */
  const listOf = ({ accountId }: Actor) => (server.visible ? `${of.name} ${accountId}` : of.name)
  const countFor = ({ db, deps, query, now, actor }: Given, seen: typeof stored): Promise<number> =>
    keptCount({ cache: deps.cache, now }, listOf(actor), query, () => seen.count(db, query))

  const list: Run = async (context) => {
    const { db, query, actor } = context
    const seen = await searchedBy(context)
    const [count, found] = await Promise.all([countFor(context, seen), seen.list(db, query)])
    return numbered(
      query,
      count,
      found.map((row) => shown(row, actor)),
    )
  }

  const exported: Run = async ({ db, query, actor, now }) => {
    const { before, ...filters } = query
    const seen = await searchedBy({ db, query, actor })
    const found = await seen.chunk(db, query, before)
    // An export takes data of many people out of the market, so the log has it: once, with its first rows.
    if (before === undefined) {
      const entry = { action: 'export', sign: '', after: filters }
      await recordAudit(db, { actorId: actor.accountId, kind: of.name, now, ...entry })
    }
    const last = found.length === exportSize ? found.at(-1) : undefined
    return { results: found.map((row) => shown(row, actor)), before: last?.id ?? null }
  }

  const writes = { create, update, remove }
  return {
    list,
    export: exported,
    one: (({ db, params, actor }) => readOne(db, params.id, actor)) as Run,
    ...Object.fromEntries(of.writes.map((name) => [name, writes[name]])),
    actions: Object.fromEntries(
      Object.keys(of.actions).map((name) => [name, { one: actOne(name), many: actMany(name) }]),
    ),
  }
}
