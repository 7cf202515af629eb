import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { isoTime } from './text.ts'

const count = z.int()

const stock = z.object({ value: z.string(), count, tonnes: z.number() })

/** Asking price of genuine stock in ¥/t with tax: the median of at least five companies; other days have none. */
const dayPrices = z.array(z.object({ day: z.string(), per_t: z.number() }))

export const dashboardApi = {
  home: endpoint({
    method: 'GET',
    path: '/api/home/',
    access: 'public',
    summary:
      'Figures of the start page: today’s market, spot stock by category, and the grades with most stock and their prices',
    reply: z.object({
      new_today: count,
      online_tonnes: z.number(),
      requests: count,
      /** Number of them that have no quote yet. */
      unquoted: count,
      categories: z.array(stock),
      /** With the prices of the last 30 days, oldest first; empty if too few companies offer the grade. */
      grades: z.array(z.extend(stock, { prices: dayPrices })),
    }),
  }),
  backend: endpoint({
    method: 'GET',
    path: '/api/backend/dashboard/',
    access: 'user',
    summary: 'Own open tasks and limits',
    reply: z.object({
      intentions_open: count,
      intentions_sent_open: count,
      /** Quotes on own requests that can be accepted, and own open quotes. */
      quotes_open: count,
      quotes_sent_open: count,
      /** Own postings that need action, by kind, for the kinds that the person works on. */
      waiting: z.array(
        z.object({ kind: z.enum(postingKinds), in_review: count, rejected: count, expiring: count }),
      ),
      online: count,
      online_tonnes: z.number(),
      joined: count,
      /** What else waits for the person; zero without the right to do it. */
      tasks: z.object({
        /** Companies that ask for drawings of own requests. */
        drawing_requests: count,
        /** The posting whose company has waited longest for them. */
        drawings_of: z.nullable(z.object({ kind: z.enum(postingKinds), code: z.string() })),
        /** Inspections whose quote can still be accepted. */
        inspection_quotes: count,
        /** 1 if the operators asked for changes to what was sent last. */
        certification_returned: count,
        supplier_returned: count,
        /** 1 if the main account waits to be taken over by the person. */
        hand_over: count,
        conversations_unread: count,
      }),
      unread: count,
      /** What a new company has already done: published a posting, made a deal. */
      first_steps: z.object({ published: z.boolean(), dealt: z.boolean() }),
      quotas: z.array(
        z.object({
          name: z.enum(['spot_online', 'requests_month', 'intentions_month', 'contact_day']),
          used: count,
          limit: z.nullable(count),
        }),
      ),
    }),
  }),
  admin: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard/',
    access: 'operator',
    summary: 'Open tasks for the operator’s permissions, with the age of the oldest',
    reply: z.object({
      queues: z.array(z.object({ name: z.string(), count, oldest: z.nullable(isoTime) })),
      accounts: count,
      companies: count,
      online: count,
    }),
  }),
}
