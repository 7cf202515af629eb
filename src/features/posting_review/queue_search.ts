import * as z from 'zod/mini'
import { postingKinds } from '#contract/enums.ts'
import { waitingAges } from '#contract/figure_ranges.ts'
import { code } from '#contract/postings/code.ts'
import { text } from '#contract/text.ts'
import { shownPage } from '#shared/navigation/search_parameter.ts'
import { readSearch } from '#features/postings/list/list_search.ts'

const shape = {
  kind: z.enum(postingKinds),
  keyword: text(100),
  waited: z.enum(waitingAges),
  page: shownPage,
  code,
}
/** Parameters of the queue's address: `?kind=&keyword=&waited=&page=&code=`. */
export type QueueSearch = Partial<z.output<z.ZodMiniObject<typeof shape>>>

const nothing: QueueSearch = {
  kind: undefined,
  keyword: undefined,
  waited: undefined,
  page: undefined,
  code: undefined,
}

/** Returns the valid parameters of the address; used as `validateSearch` of the route. */
export const readQueueSearch = (raw: Record<string, unknown>): QueueSearch => ({
  ...nothing,
  ...readSearch(shape, raw),
})

type Row = { code: string; revision: number; reader: { is_own: boolean } | null }

/** What tells one submission from the next one of the same posting. */
export const submissionOf = ({ code: of, revision }: Pick<Row, 'code' | 'revision'>): string =>
  `${of} ${revision}`

/**
 * Returns the codes among which the keys step: what nobody else reads and what has not just been decided, and always the
 * posting that is shown, from which they start.
 */
export const steps = (
  rows: readonly Row[],
  active: string | undefined,
  decided: ReadonlySet<string>,
): string[] =>
  rows
    .filter(
      (row) =>
        row.code === active ||
        (!decided.has(submissionOf(row)) && (row.reader === null || row.reader.is_own)),
    )
    .map((row) => row.code)
