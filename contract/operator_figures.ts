/** The figures of the back office's overview, each only for operators who see the list behind it (decision 093). */
import * as z from 'zod/mini'
import { endpoint, queryNumber } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { figureRanges } from './figure_ranges.ts'

/** What happens to postings. A posting that is rejected and submitted again counts in each of them each time. */
export const postingFigures = ['submitted', 'published', 'rejected', 'expired', 'closed'] as const
export type PostingFigure = (typeof postingFigures)[number]

/** What people and companies do. `certified` counts approved applications. */
export const marketFigures = ['sign_ups', 'certified', 'enquiries', 'quotes', 'deals'] as const
export type MarketFigure = (typeof marketFigures)[number]

/** What the server does in the background, as the overview sums it up. */
export const jobGroups = ['mail', 'code', 'push', 'other'] as const
export type JobGroup = (typeof jobGroups)[number]

/** A number for each of the days. */
const counts = z.array(z.int())
/** Calendar days in China (`YYYY-MM-DD`), oldest first, the last one today. */
const days = z.array(z.string())
const query = z.strictObject({ days: z._default(queryNumber(z.literal(figureRanges)), 7) })

export const operatorFiguresApi = {
  postings: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard/postings/',
    access: 'operator',
    summary:
      'What happened to the postings of each kind on each of the last days; only kinds that the operator sees',
    query,
    reply: z.object({
      days,
      kinds: z.array(
        z.object({
          kind: z.enum(postingKinds),
          submitted: counts,
          published: counts,
          rejected: counts,
          expired: counts,
          closed: counts,
        }),
      ),
    }),
  }),
  market: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard/market/',
    access: 'operator',
    summary:
      'Sign-ups, certified companies, enquiries, quotes and deals on each of the last days, as far as the operator sees them, and how fast enquiries are answered',
    query,
    reply: z.object({
      days,
      figures: z.array(z.object({ name: z.enum(marketFigures), counts })),
      /** Of the enquiries sent in these days; null for operators who do not see stock. */
      response: z.nullable(
        z.object({
          answered: z.int(),
          /** In seconds; null when none was answered. */
          median: z.nullable(z.number()),
          p90: z.nullable(z.number()),
        }),
      ),
    }),
  }),
  review: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard/review/',
    access: 'operator',
    summary:
      'How much waits in the review queue of each kind that the operator reviews, by how long it waits',
    reply: z.array(
      z.object({
        kind: z.enum(postingKinds),
        under_1h: z.int(),
        under_4h: z.int(),
        under_1d: z.int(),
        older: z.int(),
      }),
    ),
  }),
  searches: endpoint({
    method: 'GET',
    path: '/api/admin/search_miss/',
    access: 'website_config',
    summary:
      'The terms that were searched most in the last days and found nothing; kept for 90 days, without who searched',
    query,
    reply: z.array(
      z.object({ kind: z.enum(postingKinds), term: z.string(), count: z.int(), last_day: z.string() }),
    ),
  }),
  health: endpoint({
    method: 'GET',
    path: '/api/admin/delivery/health/',
    access: 'website_config',
    summary:
      'What the server sent in the last 24 hours and what failed, browsers with push, and who is there',
    reply: z.object({
      jobs: z.array(z.object({ name: z.enum(jobGroups), done: z.int(), waiting: z.int(), failed: z.int() })),
      /** Browsers with push, and those whose service refused the last message. */
      subscriptions: z.int(),
      refused: z.int(),
      /** Push services that do not answer, to which nothing is sent for a while. */
      paused_services: z.int(),
      /** Devices that asked for news in the last hour. */
      devices: z.int(),
    }),
  }),
}
