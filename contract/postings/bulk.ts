/** Bulk entry of postings from a table: allowed columns, the endpoints, and what is remembered of tables. */
import * as z from 'zod/mini'
import { endpoint, queryFlag } from '../endpoint.ts'
import { dimNames } from '../steel/shapes.ts'
import { bilingual, lines } from '../text.ts'
import { bulkMemory, bulkReading } from './bulk_memory.ts'
import { code } from './code.ts'
import type { PostingDefinition } from './define.ts'
import type { Field, Widget } from '../fields.ts'
import { postingStates } from './states.ts'
import { figureName, unusualFigure } from './unusual_figures.ts'

/** Limits of a table: rows and columns in total, characters per cell, rows per request, postings per page. */
export const bulkLimits = { rows: 5000, columns: 60, cell: 2000, call: 50, page: 100, header: 80 } as const

/** Fields that do not fit into a cell because their value is a file or a list. */
const noCell: readonly Widget[] = ['files', 'pieces', 'heats', 'tiers', 'companies']
export const fitsCell = ({ widget }: Field): boolean => !noCell.includes(widget)

/** Possible columns of a table: the kind's fields by name, and `dims.d`, `dims.l` … for single dimensions. */
export const bulkColumnNames = ({ fields }: Pick<PostingDefinition, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!fitsCell(field)) return []
    return field.widget === 'dims' ? [name, ...dimNames.map((dim) => `${name}.${dim}`)] : [name]
  })

const state = z.enum(postingStates)

/**
 * Limits of a row's values, of any type. An invalid value must fail its row only, so the schemas of the fields are
 * applied later, row by row. Lists are choices, files and pieces; objects are dimensions.
 */
const name = z.string().check(z.maxLength(60), z.regex(/^\w+$/))
const plain = z.union([
  z.null(),
  z.boolean(),
  z.number().check(z.gte(-1e15), z.lte(1e15)),
  z.string().check(z.maxLength(20_000)),
])
const list = z.array(z.union([plain, z.record(name, plain)])).check(z.maxLength(500))
const value: z.ZodMiniType<unknown> = z.union([plain, list, z.record(name, z.union([plain, list]))])

/** One row: values as the publish form sends them, with an idempotency key of its own. */
const row = z.strictObject({
  key: z.uuid(),
  values: z.record(name, value),
  /** Unusual figures of this row that the author has looked at and means. */
  confirmed: z.optional(z.array(figureName).check(z.maxLength(30))),
  /** The answer to `same` of the reply: the own posting to update, or that the row is another piece. */
  same: z.optional(z.union([code, z.literal('new')])),
  /** The fields of `values` that the row itself says; an update changes no others. Without it, all of them. */
  said: z.optional(z.array(name).check(z.maxLength(100))),
})

/** Goods that the company has already: in a posting that is not over, or in an earlier row of the call. */
const same = z.object({
  code: z.nullable(code),
  state: z.nullable(state),
  /** Key of the earlier row; null for a posting. */
  row: z.nullable(z.string()),
  /** Whether the heat is the same, or only grade, size and place. */
  by: z.enum(['heat', 'place']),
  /** Fields that an update would change. */
  differs: z.array(z.string()),
})

const answer = z.object({
  key: z.string(),
  /** The created posting; null for a row that failed, and in a dry run. */
  code: z.nullable(code),
  /** The resulting state, or in a dry run the expected one; null for a row that fails. */
  state: z.nullable(state),
  /** Message per field: why a row fails, or what a draft needs before it can be submitted. */
  errors: z.record(z.string(), z.string()),
  /** Figures that are far from what is usual; the row is submitted only with each of them `confirmed`. */
  unusual: z.array(unusualFigure),
  /** Goods that are there already; the row is sent only with an answer to it. */
  same: z.nullable(same),
  /** For an update of a posting: whether it waits for review, is done, or had nothing to change. */
  updated: z.nullable(z.enum(['waits', 'done', 'unchanged'])),
  /** A refusal that does not concern a field. */
  problem: z.nullable(z.object({ code: z.string(), detail: z.string(), data: z.unknown() })),
  /** In a dry run: how lists will show the posting. */
  preview: z.nullable(
    z.object({
      title: bilingual,
      theoretical_weight_kg: z.nullable(z.number()),
      price_per_t: z.nullable(z.number()),
    }),
  ),
})
export type BulkAnswer = z.output<typeof answer>
/** What an answer says of a row of which there is nothing to say. */
export const emptyAnswer: Omit<BulkAnswer, 'key'> = {
  code: null,
  state: null,
  errors: {},
  unusual: [],
  same: null,
  updated: null,
  problem: null,
  preview: null,
}

const isUnique = (rows: readonly { key: string }[]) =>
  new Set(rows.map(({ key }) => key)).size === rows.length

/** The endpoints of bulk entry, for kinds that have it. */
export function bulkApi<D extends PostingDefinition>(definition: D) {
  const backend = `/api/backend/${definition.kind}/`
  const access = definition.permission
  const names = bulkColumnNames(definition)
  const columns = z.record(lines(bulkLimits.header).check(z.minLength(1)), z.enum(['', ...names]))
  const reading = bulkReading(definition, names)
  return {
    enter: endpoint({
      method: 'POST',
      path: `/api/${definition.kind}/bulk/`,
      access,
      acting: 'drafts',
      summary:
        'Create drafts from many rows, or submit them with `submit=1`; `dry_run=1` only returns what each would become. A row that fails does not stop the others; one whose goods are posted already needs an answer',
      query: z.strictObject({ submit: z.optional(queryFlag), dry_run: z.optional(queryFlag) }),
      body: z.strictObject({
        rows: z.array(row).check(z.minLength(1), z.maxLength(bulkLimits.call), z.refine(isUnique)),
      }),
      reply: z.object({
        rows: z.array(answer),
        /** How many more postings the company's tier allows it to submit; null means unlimited. */
        room: z.nullable(z.int()),
      }),
      idempotent: true,
    }),
    columns: endpoint({
      method: 'GET',
      path: `${backend}bulk_columns/`,
      access,
      summary:
        'What is remembered of the company’s tables: the meaning of column headings, and how whole tables were read',
      reply: bulkMemory(reading),
    }),
    rememberColumns: endpoint({
      method: 'PUT',
      path: `${backend}bulk_columns/`,
      access,
      // It outlives the session unseen: the company's next table is read as this one, and the oldest readings go.
      acting: 'only_in_person',
      summary: 'Remember the meaning of column headings, and how the whole table was read',
      body: z.strictObject({ columns, reading: z.optional(reading) }),
      reply: z.null(),
    }),
    export: endpoint({
      method: 'GET',
      path: `${backend}bulk/`,
      access,
      summary: 'Export: the company’s postings with all their values, newest first, page by page',
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
