import * as z from 'zod/mini'
import { endpoint, queryNumber } from './endpoint.ts'
import { figureRanges } from './figure_ranges.ts'

const count = z.int()

/** One day in China time. */
const trendDay = z.object({
  day: z.string(),
  /** Views of the company's postings. */
  views: count,
  /** Enquiries about the company's stock. */
  enquiries: count,
  /** Quotes on the company's requests. */
  quotes: count,
})
export type TrendDay = z.output<typeof trendDay>

/** Apart from `dashboard.ts`, which the start page loads. */
export const trendApi = {
  own: endpoint({
    method: 'GET',
    path: '/api/backend/trend/',
    access: 'user',
    summary:
      'Views, enquiries and quotes that the own company received on each of the last days, oldest first; what the person has no right to see is zero',
    query: z.strictObject({ days: z._default(queryNumber(z.literal(figureRanges)), 7) }),
    reply: z.array(trendDay),
  }),
}
