import * as z from 'zod/mini'
import { empty, endpoint, numberedPages, page, queryFlag, queryNumber, type Endpoint } from '../endpoint.ts'
import type { Field } from '../fields.ts'
import { bigId, isoTime, sought, wholeNumber } from '../text.ts'
import { exportSize } from './export_size.ts'
import { reasonForm, type Action, type Resource, type Write } from './define.ts'

/** Most rows of one bulk action. */
export const bulkLimit = 200

const revision = wholeNumber(1, 2_147_483_647)
const byId = z.strictObject({ id: queryNumber(bigId) })
const ofRevision = z.strictObject({ revision: queryNumber(revision) })
/** Writes of a resource that asks about unusual values: with `confirmed=1` the operator means them. */
const confirms = { confirmed: z.optional(queryFlag) }
const noForm = z.strictObject({})

/** The result for each row of a bulk action, by id: done, or why it was refused. */
export const bulkResult = z.object({ done: z.array(bigId), refused: z.record(z.string(), z.string()) })
export type BulkResult = z.output<typeof bulkResult>

/** Query parameters by which the list can be filtered by one field. */
function filterOf(name: string, { widget, schema, options }: Field): Record<string, z.ZodMiniType> {
  if (widget === 'date' || widget === 'time')
    return { [`${name}_from`]: z.optional(z.iso.date()), [`${name}_until`]: z.optional(z.iso.date()) }
  if (widget === 'flag') return { [name]: z.optional(queryFlag) }
  const isNumber =
    options?.some((option) => typeof option === 'number') ??
    (widget === 'category' || widget === 'person' || widget === 'region' || widget === 'row')
  return { [name]: z.optional(isNumber ? queryNumber(schema as z.core.$ZodType<number, number>) : schema) }
}

const sortedBy = (sorts: readonly string[]) =>
  z.optional(z.enum(sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]]))

/** Endpoints whose types depend on what the resource allows. */
type Writes<R extends Resource, W extends Write> = Pick<
  {
    create: ReturnType<typeof createOf<R>>
    update: ReturnType<typeof updateOf<R>>
    remove: ReturnType<typeof removeOf<R>>
  },
  W
>

const pathOf = ({ name }: Resource) => `/api/admin/${name}/`

/** A row: the columns that every resource has, and its fields. */
const rowOf = <R extends Resource>({ shape, states }: R) =>
  z.object({
    id: bigId,
    revision,
    created_time: isoTime,
    updated_time: isoTime,
    state: z.nullable(z.enum(states as readonly R['states'][number][] as [R['states'][number]])),
    /** What the reader may do with it now: `update`, `remove`, and the actions by name. */
    can: z.record(z.string(), z.boolean()),
    ...(shape as R['shape']),
  })

const createOf = <R extends Resource>(of: R) =>
  endpoint({
    method: 'POST',
    path: pathOf(of),
    access: of.permission,
    summary: `Add to ${of.name}`,
    query: of.asks ? (z.strictObject(confirms) as typeof noForm) : noForm,
    body: of.complete as R['complete'],
    reply: rowOf(of),
    idempotent: true,
  })
const updateOf = <R extends Resource>(of: R) =>
  endpoint({
    method: 'PUT',
    path: `${pathOf(of)}:id/`,
    access: of.permission,
    summary: `Change one of ${of.name}; 409 with the stored row if \`revision\` is outdated`,
    params: byId,
    query: of.asks ? (z.extend(ofRevision, confirms) as typeof ofRevision) : ofRevision,
    body: of.complete as R['complete'],
    reply: rowOf(of),
  })
const removeOf = <R extends Resource>(of: R) =>
  endpoint({
    method: 'DELETE',
    path: `${pathOf(of)}:id/`,
    access: of.permission,
    summary: `Remove one of ${of.name}`,
    params: byId,
    query: ofRevision,
    reply: empty,
  })

/** One row, and rows selected in a list. */
function actionOf<R extends Resource>(of: R, name: string, { reason }: Action) {
  const form = reason ? reasonForm : noForm
  return {
    one: endpoint({
      method: 'POST',
      path: `${pathOf(of)}:id/${name}/`,
      access: of.permission,
      summary: `Do \`${name}\` with one of ${of.name}`,
      params: byId,
      body: z.extend(form, { revision }),
      reply: rowOf(of),
    }),
    many: endpoint({
      method: 'POST',
      path: `${pathOf(of)}${name}/`,
      access: of.permission,
      summary: `Do \`${name}\` with several of ${of.name}, independently of each other`,
      body: z.extend(form, {
        rows: z.array(z.strictObject({ id: bigId, revision })).check(z.minLength(1), z.maxLength(bulkLimit)),
      }),
      reply: bulkResult,
    }),
  }
}

/** The endpoints of a resource: list, single row, export, the allowed writes, and two for each action. */
export function resourceApi<R extends Resource>(of: R) {
  const { fields, list, states, writes, actions } = of
  const filters = Object.assign(
    {
      keyword: z.optional(sought(100)),
      ...(states.length > 0 && { state: z.optional(z.enum(states as [string, ...string[]])) }),
    },
    ...list.filters.map((name) => filterOf(name, fields[name] as Field)),
  ) as { keyword: z.ZodMiniOptional<z.ZodMiniString> }
  const row = rowOf(of)
  const writing = { create: createOf, update: updateOf, remove: removeOf }
  return {
    list: endpoint({
      method: 'GET',
      path: pathOf(of),
      access: of.permission,
      summary: `Rows of ${of.name}: keyword, filters, order, numbered pages`,
      query: z.strictObject({ ...filters, ordering: sortedBy(list.sorts), ...numberedPages }),
      reply: page(row),
    }),
    export: endpoint({
      method: 'GET',
      path: `${pathOf(of)}export/`,
      access: of.permission,
      summary: `Export of ${of.name}: filtered rows, newest first, ${exportSize} at a time`,
      query: z.strictObject({ ...filters, before: z.optional(queryNumber(bigId)) }),
      reply: z.object({ results: z.array(row), before: z.nullable(bigId) }),
    }),
    one: endpoint({
      method: 'GET',
      path: `${pathOf(of)}:id/`,
      access: of.permission,
      summary: `One row of ${of.name}`,
      params: byId,
      reply: row,
    }),
    ...(Object.fromEntries(writes.map((name) => [name, writing[name](of)])) as Writes<
      R,
      R['writes'][number]
    >),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, given]) => [name, actionOf(of, name, given)]),
    ) as Record<keyof R['actions'] & string, ReturnType<typeof actionOf<R>>>,
  }
}

/** The endpoints of any resource, for generic code. */
export type ResourceCalls = {
  list: Endpoint
  export: Endpoint
  one: Endpoint
  create?: Endpoint
  update?: Endpoint
  remove?: Endpoint
  actions: Readonly<Record<string, { one: Endpoint; many: Endpoint }>>
}
