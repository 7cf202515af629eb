/** How a company's table was read, remembered by its headings and offered for its next table (decision 156). */
import * as z from 'zod/mini'
import type { Widget } from '../fields.ts'
import { isoTime, lines, text } from '../text.ts'
import type { PostingDefinition } from './define.ts'

/** The longest heading, and how many tables of a kind a company has remembered; the oldest is forgotten first. */
export const memoryLimits = { heading: 80, columns: 60, readings: 20 } as const

/** What is asked for all rows and is the same for many tables; pictures and dates are of one table only. */
const lasting: readonly Widget[] = ['choice', 'flag', 'region', 'category']

/** Fields whose value for all rows is remembered. */
export const lastingFields = ({ fields }: Pick<PostingDefinition, 'fields'>): string[] =>
  Object.keys(fields).filter((name) => lasting.includes(fields[name]!.widget))

export const columnUnits = ['kg', 't', 'lb', 'mm', 'cm', 'm', 'in'] as const

/** The schema of a reading: what each column held, the answers for all rows, and the fixes applied to all of them. */
export function bulkReading(definition: PostingDefinition, columnNames: readonly string[]) {
  const value = z.union([z.number().check(z.gte(0), z.lte(1e9)), text(60)])
  return z.strictObject({
    columns: z
      .array(
        z.strictObject({
          /** Folded: equal for all spellings. Empty for a column without a heading. */
          heading: lines(memoryLimits.heading),
          /** Name of the field; empty for a column that is left out. */
          use: z.enum(['', ...columnNames]),
          /** The unit that was chosen for its numbers. */
          unit: z.optional(z.enum(columnUnits)),
        }),
      )
      .check(z.minLength(1), z.maxLength(memoryLimits.columns)),
    common: z.partialRecord(z.enum(lastingFields(definition) as [string]), value),
    /** Fixes that were applied to all rows that needed them. */
    fixes: z
      .array(z.strictObject({ id: z.enum([...columnNames] as [string]), sort: text(60) }))
      .check(z.maxLength(20)),
  })
}
export type BulkReading = z.output<ReturnType<typeof bulkReading>>

/** What the server remembers of a company's tables. */
export const bulkMemory = <R extends z.ZodMiniType>(reading: R) =>
  z.object({
    /** Heading → field, empty for columns to leave out. */
    columns: z.record(z.string(), z.string()),
    /** Newest first. */
    readings: z.array(z.object({ reading, updated_time: isoTime })),
    /** What the company's newest submitted posting says in the fields that tables are asked for. */
    newest: z.nullable(z.object({ code: z.string(), values: z.record(z.string(), z.unknown()) })),
  })
