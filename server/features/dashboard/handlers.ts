import type { dashboardApi } from '#contract/dashboard.ts'
import type { trendApi } from '#contract/trend.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import { quotation } from '#contract/postings/quotation.ts'
import type { QuotaName } from '#contract/quotas.ts'
import { chinaDay, chinaDayStart, chinaMonthStart, lastChinaDays } from '#server/reference/china_time.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { everybody } from '#server/features/postings/reader_store.ts'
import { readGradePrices } from '#server/features/grade_price/store.ts'
import { limitOf } from '#server/features/postings/rules.ts'
import { countFacets } from '#server/features/postings/facet_store.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { countWaiting as countPostings } from '#server/features/posting_review/queue_store.ts'
import { reviewedKinds } from '#server/features/posting_review/rules.ts'
import { countUnread } from '#server/features/user_message/store.ts'
import type { Handlers } from '#server/http/mount.ts'
import type { Actor } from '#server/http/session.ts'
import { shownKinds } from './figure_rules.ts'
import { readOfficeQueues } from './office_queue_store.ts'
import {
  readCompanyFigures,
  readFirstSteps,
  readMarket,
  readQueues,
  readTotals,
  readWaiting,
  type CompanyFigures,
  type Queue,
} from './store.ts'
import { noTasks, readTasks } from './task_store.ts'
import { readTrend } from './trend_store.ts'

/**
 * How long (ms) figures of the whole market, on the start page and on the operators' overview, may lack what another
 * node wrote. They are the most expensive to count, and nobody decides anything by a figure that is ten seconds old;
 * lists keep theirs for less.
 */
const totalsTtl = 10_000
const shownGrades = 6
const kinds = Object.keys(postings) as RegisteredKind[]

const noSteps = { published: false, dealt: false }
const withoutCompany: CompanyFigures = {
  intentions_open: 0,
  intentions_sent_open: 0,
  quotes_open: 0,
  quotes_sent_open: 0,
  online: 0,
  online_tonnes: 0,
  spot_used: 0,
  requests_month: 0,
  intentions_month: 0,
  contacts_today: 0,
  joined: 0,
}

/** Figures of dealings that the actor has no right to see are zero. */
const hiddenWithout = ({ permissions }: Actor, figures: CompanyFigures): CompanyFigures => ({
  ...figures,
  ...(!permissions.has('seller_quotation.get') && { intentions_open: 0, quotes_sent_open: 0 }),
  ...(!permissions.has('buyer_purchase.get') && { intentions_sent_open: 0, quotes_open: 0, joined: 0 }),
})

/** The review queue of all kinds that the operator reviews, as one; none without such kinds. */
async function wholeQueue(db: DbOrTx, kinds: readonly RegisteredKind[], now: Date): Promise<Queue[]> {
  if (kinds.length === 0) return []
  const waiting = await countPostings(db, kinds, {}, now)
  const count = waiting.reduce((sum, queue) => sum + queue.count, 0)
  return [{ name: 'review', count, oldest: waiting.map(({ oldest }) => oldest).toSorted()[0] ?? null }]
}

export const dashboardHandlers: Handlers<typeof dashboardApi> = {
  home: ({ db, deps, now }) =>
    deps.cache.answer('home', { ttl: totalsTtl, now }, async () => {
      const all = { filters: {}, outsider: true }
      const sight = { now: now.toISOString(), reader: everybody }
      const { category, material } = await countFacets(db, quotation.kind, all, sight)
      const market = await readMarket(db, { now, dayStart: chinaDayStart(now) })
      const shown = material.slice(0, shownGrades)
      const priced = await readGradePrices(db, { materials: shown.map(({ value }) => value), now })
      const pricesOf = (grade: string) => priced.find((one) => one.material === grade)?.prices ?? []
      const grades = shown.map((grade) => ({ ...grade, prices: pricesOf(grade.value) }))
      return JSON.stringify({ ...market, categories: category, grades })
    }),

  backend: async ({ db, actor, now }) => {
    const { tenantId } = actor
    const today = chinaDay(now)
    const figures =
      tenantId === null
        ? withoutCompany
        : hiddenWithout(
            actor,
            await readCompanyFigures(db, { tenantId, now, monthStart: chinaMonthStart(now), today }),
          )
    const own = kinds.filter((kind) => actor.permissions.has(postings[kind].definition.permission))
    const { spot_used, requests_month, intentions_month, contacts_today, ...rest } = figures
    const quotas = await readQuotas(db)
    const limit = (name: QuotaName) => limitOf(quotas, name, actor)
    return {
      ...rest,
      waiting: tenantId === null ? [] : await readWaiting(db, { tenantId, kinds: own, now }),
      tasks: tenantId === null ? noTasks : await readTasks(db, { ...actor, tenantId }, now),
      unread: (await countUnread(db, actor.accountId)).all,
      first_steps: tenantId === null ? noSteps : await readFirstSteps(db, tenantId),
      quotas: [
        { name: 'spot_online', used: spot_used, limit: limit('spot_postings_online') },
        { name: 'requests_month', used: requests_month, limit: limit('buying_requests_per_month') },
        { name: 'intentions_month', used: intentions_month, limit: limit('intentions_per_month') },
        { name: 'contact_day', used: contacts_today, limit: limit('contact_views_per_day') },
      ],
    }
  },

  admin: async ({ db, deps, actor: { permissions }, now }) => {
    // The counts do not need each other: one after the other they would take as long as all of them together.
    const [totals, ...queues] = await Promise.all([
      deps.cache.get('totals', { ttl: totalsTtl, now }, () => readTotals(db, now)),
      wholeQueue(db, reviewedKinds(permissions), now),
      readQueues(db, shownKinds(permissions)),
      readOfficeQueues(db, permissions),
    ])
    return { ...totals, queues: queues.flat() }
  },
}

export const trendHandlers: Handlers<typeof trendApi> = {
  own: async ({ db, actor, query, now }) => {
    const { tenantId, permissions } = actor
    const days = lastChinaDays(now, query.days)
    if (tenantId === null) return days.map((day) => ({ day, views: 0, enquiries: 0, quotes: 0 }))
    const dayStart = chinaDayStart(new Date(now.getTime() - (query.days - 1) * 86_400_000))
    const found = await readTrend(db, { tenantId, days, dayStart })
    return found.map((day) => ({
      ...day,
      ...(!permissions.has('seller_quotation.get') && { enquiries: 0 }),
      ...(!permissions.has('buyer_purchase.get') && { quotes: 0 }),
    }))
  },
}
