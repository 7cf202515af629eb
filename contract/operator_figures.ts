/** The figures of the back office's overview, each only for operators who see the list behind it (decision 093). */
import * as z from 'zod/mini'
import { jobGroups } from './delivery_kinds.ts'
import { endpoint, queryNumber } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import {
  figureRanges,
  postingFigures,
  waitingAges,
  type PostingFigure,
  type WaitingAge,
} from './figure_ranges.ts'

/** What people and companies do. `certified` counts approved applications. */
export const marketFigures = ['sign_ups', 'certified', 'enquiries', 'quotes', 'deals'] as const
export type MarketFigure = (typeof marketFigures)[number]

/** What is waited for: the decision of an operator, the answer of a company. */
export const responses = ['reviews', 'enquiries', 'quotes'] as const
export type ResponseName = (typeof responses)[number]
/** Most decisions or answers, the newest ones, whose time is measured. */
export const timedAtMost = 2_000

/** A number for each of the days. */
const counts = z.array(z.int())
const named = <N extends string, S>(names: readonly N[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<N, S>
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
          ...named<PostingFigure, typeof counts>(postingFigures, counts),
        }),
      ),
    }),
  }),
  market: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard/market/',
    access: 'operator',
    summary:
      'Sign-ups, certified companies, enquiries, quotes and deals on each of the last days, as far as the operator sees them, and how fast reviews are decided, enquiries and quotes answered',
    query,
    reply: z.object({
      days,
      figures: z.array(z.object({ name: z.enum(marketFigures), counts })),
      /** Of the newest decisions of these days, and of the newest answered of what was sent in them. */
      response: z.array(
        z.object({
          name: z.enum(responses),
          /** At most `timedAtMost`. */
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
        ...named<WaitingAge, z.ZodMiniNumber>(waitingAges, z.int()),
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
      jobs: z.array(
        z.object({
          name: z.enum(jobGroups),
          done: z.int(),
          waiting: z.int(),
          retry: z.int(),
          failed: z.int(),
        }),
      ),
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
