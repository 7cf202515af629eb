import * as z from 'zod/mini'
import type { Ordering } from '#contract/postings/filters.ts'
import type { PostingRow } from '#contract/postings/views.ts'

/** Replaces a missing price or weight, so that such postings come last in either direction. */
export const missing = { up: 1e15, down: -1 } as const

const cursorSchema = z.tuple([
  z.string(),
  z.union([z.number(), z.iso.datetime()]),
  z.string().check(z.maxLength(20)),
])
export type Cursor = { value: number | string; code: string }

type Sortable = Pick<
  PostingRow,
  | 'code'
  | 'published_time'
  | 'expires_at'
  | 'price_per_t'
  | 'weighing_method'
  | 'actual_weight_kg'
  | 'theoretical_weight_kg'
>

/** The relevant weight of the lot: the weighed one if there is one, else the theoretical one. */
const weightOf = (row: Sortable): number | null =>
  (row.weighing_method === 1 ? row.actual_weight_kg : null) ??
  row.theoretical_weight_kg ??
  row.actual_weight_kg

const sortValues: Record<Ordering, (row: Sortable) => number | string> = {
  '-published_time': (row) => row.published_time ?? '',
  price: (row) => row.price_per_t ?? missing.up,
  '-price': (row) => row.price_per_t ?? missing.down,
  weight: (row) => weightOf(row) ?? missing.up,
  '-weight': (row) => weightOf(row) ?? missing.down,
  deadline: (row) => row.expires_at ?? '',
}

/** An opaque cursor that continues a list after `row`; it carries the public code, never a database id. */
export const cursorAfter = (row: Sortable, ordering: Ordering): string =>
  Buffer.from(JSON.stringify([ordering, sortValues[ordering](row), row.code])).toString('base64url')

/** Parses a cursor; undefined for one that was made for another order. */
export function readCursor(text: string, ordering: Ordering): Cursor | undefined {
  let given: unknown
  try {
    given = JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
  const read = cursorSchema.safeParse(given)
  if (!read.success || read.data[0] !== ordering) return undefined
  const [, value, code] = read.data
  const isTime = ordering === '-published_time' || ordering === 'deadline'
  return isTime === (typeof value === 'string') ? { value, code } : undefined
}
