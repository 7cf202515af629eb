/** Upload of many prices at once: all of them or none. */
import * as z from 'zod/mini'
import { endpoint, queryFlag } from './endpoint.ts'
import type { FieldIssue } from './field_issues.ts'
import { field } from './fields.ts'
import { issue } from './issue.ts'
import { id, requiredText, wholeNumber } from './text.ts'

/** Limits of a table: rows, columns, characters per cell. A request of so many rows stays below a megabyte. */
export const priceUploadLimits = { rows: 4_000, columns: 20, cell: 200 } as const

const price = () => field.number({ max: 10_000_000, places: 2 })

/** The fields of a price besides material, region and day. */
export const priceFields = { low: price(), high: price(), price: price(), source: field.text(80) }

type Figures = { low?: unknown; high?: unknown; price?: unknown }
/** The mistakes of a day's figures: the lowest price is not above the highest, and the price is between them. */
export function priceOrder(given: Figures): [name: 'high' | 'price', FieldIssue][] {
  const [low, high, middle] = [given.low, given.high, given.price].map((one) =>
    typeof one === 'number' ? one : undefined,
  )
  if (low !== undefined && high !== undefined && low > high) return [['high', issue('range_order')]]
  if (middle === undefined) return []
  const isOutside = middle < (low ?? middle) || middle > (high ?? middle)
  return isOutside ? [['price', issue('price_outside_range')]] : []
}

const figure = priceFields.price.schema
const row = z
  .strictObject({
    material: id,
    region: id,
    day: z.iso.date(),
    low: z.nullable(priceFields.low.schema),
    high: z.nullable(priceFields.high.schema),
    price: figure,
    source: requiredText(80),
    /** Revision of the stored price that this row replaces, as the check before said; null if there was none. */
    replaces: z.nullable(wholeNumber(1, 2_147_483_647)),
    /** The operator has looked at this price, which is unusual, and means it. */
    confirmed: z.optional(z.boolean()),
  })
  .check(
    z.superRefine((values, context) => {
      for (const [name, message] of priceOrder(values))
        context.addIssue({ code: 'custom', path: [name], message, input: values })
    }),
  )
export type PriceRow = z.output<typeof row>

/** What becomes of a row: `new` is added, `replaces` corrects a stored price, `same` is stored like that already. */
export const rowOutcomes = ['new', 'replaces', 'same'] as const

/**
 * What a figure is compared with: another day of its series (`day`), the row's own price (`price`), and, for the first
 * price of a series, the price of the material in another region or the index of its grade. `nothing`: there is none.
 */
export const unusualBeside = ['day', 'price', 'region', 'index', 'nothing'] as const

/** Which figure of a row is unusual, and beside what: one reason to confirm the row. */
const unusualFigure = z.object({
  name: z.enum(['price', 'low', 'high']),
  /** The figure itself. */
  given: z.number(),
  than: z.enum(unusualBeside),
  /** The figure that it is compared with, its day, and its region if that is another one; null without any. */
  beside: z.nullable(z.number()),
  day: z.nullable(z.string()),
  region: z.nullable(id),
  /** The change in per cent with its sign, and the most that is usual; null where there is nothing to compare with. */
  percent: z.nullable(z.number()),
  usual_percent: z.nullable(z.number()),
})
export type UnusualFigure = z.output<typeof unusualFigure>

const answer = z.object({
  outcome: z.enum(rowOutcomes),
  /** Why it is stored only once it is confirmed, each reason by itself; empty for a usual one. */
  unusual: z.array(unusualFigure),
  /** The stored price of this material, region and day. */
  stored: z.nullable(
    z.object({
      revision: z.int(),
      low: z.nullable(z.number()),
      high: z.nullable(z.number()),
      price: z.number(),
      source: z.string(),
    }),
  ),
})
export type RowAnswer = z.output<typeof answer>

export const marketPriceUploadApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/market_price/upload/',
    access: 'website_config',
    summary: `Store up to ${priceUploadLimits.rows} prices, all or none; \`dry_run=1\` only says what becomes of each row. 409 with the same answer if a price was stored since, or an unusual one is not \`confirmed\``,
    query: z.strictObject({ dry_run: z.optional(queryFlag) }),
    body: z.strictObject({
      rows: z.array(row).check(z.minLength(1), z.maxLength(priceUploadLimits.rows)),
    }),
    reply: z.object({ rows: z.array(answer) }),
    idempotent: true,
  }),
}
