/** Many postings of a kind at once, from a table: what a cell can hold, the calls, and what the company remembers. */
import * as z from 'zod/mini'
import { endpoint, queryFlag } from '../endpoint.ts'
import { dimNames } from '../steel/shapes.ts'
import { bilingual, text } from '../text.ts'
import { code } from './code.ts'
import type { PostingDefinition } from './define.ts'
import type { Field, Widget } from '../fields.ts'
import { postingStates } from './states.ts'

/** What a table may have: rows and columns in all, characters of a cell, rows of one call, postings of one page. */
export const bulkLimits = { rows: 5000, columns: 60, cell: 2000, call: 50, page: 100, header: 80 } as const

/** Fields whose value is a file or a list of its own and finds no room in a cell. */
const noCell: readonly Widget[] = ['files', 'pieces', 'tiers', 'companies']
export const fitsCell = ({ widget }: Field): boolean => !noCell.includes(widget)

/** Columns that a table of a kind may have: its fields by name, and `dims.d`, `dims.l` … for single dimensions. */
export const bulkColumnNames = ({ fields }: Pick<PostingDefinition, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!fitsCell(field)) return []
    return field.widget === 'dims' ? [name, ...dimNames.map((dim) => `${name}.${dim}`)] : [name]
  })

const state = z.enum(postingStates)

/**
 * What a row may carry at most: one wrong value is the fault of its row alone, so the fields' own schemas come later and
 * row by row. Lists are choices, files and pieces; objects are dimensions.
 */
const name = z.string().check(z.maxLength(60))
const plain = z.union([
  z.null(),
  z.boolean(),
  z.number().check(z.gte(-1e15), z.lte(1e15)),
  z.string().check(z.maxLength(20_000)),
])
const list = z.array(z.union([plain, z.record(name, plain)])).check(z.maxLength(500))
const value: z.ZodMiniType<unknown> = z.union([plain, list, z.record(name, z.union([plain, list]))])

/** One row: values as the publish form sends them, under a key of its own that makes a repeat harmless. */
const row = z.strictObject({ key: z.uuid(), values: z.record(name, value) })

const answer = z.object({
  key: z.string(),
  /** The posting that was made; null for a row that failed, and in a dry run. */
  code: z.nullable(code),
  /** What it became, or in a dry run would become; null for a row that fails. */
  state: z.nullable(state),
  /** Message per field: why a row fails, or what a draft needs before it can be submitted. */
  errors: z.record(z.string(), z.string()),
  /** A refusal that is no field's fault. */
  problem: z.nullable(z.object({ code: z.string(), detail: z.string(), data: z.unknown() })),
  /** Of a dry run: how lists will show it. */
  preview: z.nullable(
    z.object({
      title: bilingual,
      theoretical_weight_kg: z.nullable(z.number()),
      price_per_t: z.nullable(z.number()),
    }),
  ),
})
export type BulkAnswer = z.output<typeof answer>

const isUnique = (rows: readonly { key: string }[]) =>
  new Set(rows.map(({ key }) => key)).size === rows.length

/** The calls of bulk entry, for kinds that have it. */
export function bulkApi<D extends PostingDefinition>(definition: D) {
  const backend = `/api/backend/${definition.kind}/`
  const access = definition.permission
  const columns = z.record(
    text(bulkLimits.header).check(z.minLength(1)),
    z.enum(['', ...bulkColumnNames(definition)]),
  )
  return {
    enter: endpoint({
      method: 'POST',
      path: `/api/${definition.kind}/bulk/`,
      access,
      summary:
        'Create drafts of many rows, or submit them with `submit=1`; `dry_run=1` only says what each would become. A row that fails does not stop the others',
      query: z.strictObject({ submit: z.optional(queryFlag), dry_run: z.optional(queryFlag) }),
      body: z.strictObject({
        rows: z.array(row).check(z.minLength(1), z.maxLength(bulkLimits.call), z.refine(isUnique)),
      }),
      reply: z.object({
        rows: z.array(answer),
        /** How many more the company’s tier allows to submit; null is unlimited. */
        room: z.nullable(z.int()),
      }),
      idempotent: true,
    }),
    columns: endpoint({
      method: 'GET',
      path: `${backend}bulk_columns/`,
      access,
      summary:
        'What the headings of the company’s tables meant before: heading → field, empty for “leave out”',
      reply: z.object({ columns: z.record(z.string(), z.string()) }),
    }),
    rememberColumns: endpoint({
      method: 'PUT',
      path: `${backend}bulk_columns/`,
      access,
      summary: 'Remember what the headings of a table meant',
      body: z.strictObject({ columns }),
      reply: z.null(),
    }),
    export: endpoint({
      method: 'GET',
      path: `${backend}bulk/`,
      access,
      summary: 'The company’s postings with all their values, newest first, page by page',
      query: z.strictObject({ app_cursor: z.optional(code) }),
      reply: z.object({
        results: z.array(
          z.object({
            code,
            state,
            values: z.record(z.string(), z.unknown()),
            created_time: z.string(),
            expires_at: z.nullable(z.string()),
          }),
        ),
        next_cursor: z.nullable(z.string()),
      }),
    }),
  }
}
export type BulkApi = ReturnType<typeof bulkApi<PostingDefinition>>
