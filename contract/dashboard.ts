import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { isoTime } from './text.ts'

const count = z.int()

const stock = z.object({ value: z.string(), count, tonnes: z.number() })

/** ¥/t with tax that genuine stock is asked for: the median of at least five companies, on days that had as many. */
const dayPrices = z.array(z.object({ day: z.string(), per_t: z.number() }))

export const dashboardApi = {
  home: endpoint({
    method: 'GET',
    path: '/api/home/',
    access: 'public',
    summary:
      'Figures of the start page: today’s market, spot stock by category, and the grades with the most of it and their prices',
    reply: z.object({
      new_today: count,
      online_tonnes: z.number(),
      requests: count,
      /** Those of them that nobody has quoted on yet. */
      unquoted: count,
      categories: z.array(stock),
      /** With the prices of the last 30 days, oldest first; empty where too few companies offer it. */
      grades: z.array(z.extend(stock, { prices: dayPrices })),
    }),
  }),
  backend: endpoint({
    method: 'GET',
    path: '/api/backend/dashboard/',
    access: 'user',
    summary: 'What waits for me',
    reply: z.object({
      intentions_open: count,
      intentions_sent_open: count,
      /** Quotes on own requests that can be accepted, and own ones that wait for an answer. */
      quotes_open: count,
      quotes_sent_open: count,
      /** What waits of the own postings, by kind, of those kinds that the person works on. */
      waiting: z.array(
        z.object({ kind: z.enum(postingKinds), in_review: count, rejected: count, expiring: count }),
      ),
      online: count,
      online_tonnes: z.number(),
      joined: count,
      unread: count,
      views_7d: z.array(z.object({ day: z.string(), count })),
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
    summary: 'What waits for the operator by permission, with the age of the oldest',
    reply: z.object({
      queues: z.array(z.object({ name: z.string(), count, oldest: z.nullable(isoTime) })),
      published_7d: z.array(z.object({ day: z.string(), count })),
      accounts: count,
      companies: count,
      online: count,
    }),
  }),
}
