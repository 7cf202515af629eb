import type { dashboardApi } from '#contract/dashboard.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import { quotation } from '#contract/postings/quotation.ts'
import type { QuotaName } from '#contract/quotas.ts'
import { chinaDay, chinaDayStart, chinaMonthStart, lastChinaDays } from '#server/reference/china_time.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { everybody } from '#server/features/postings/reader_store.ts'
import { readGradePrices } from '#server/features/grade_price/store.ts'
import { limitOf } from '#server/features/postings/rules.ts'
import { countFacets } from '#server/features/postings/facet_store.ts'
import { viewsPerDay } from '#server/features/postings/view_store.ts'
import { countWaiting } from '#server/features/membership/freight_store.ts'
import { handling } from '#server/features/user_accusation/rules.ts'
import { countAccusations } from '#server/features/user_accusation/store.ts'
import { countUnread } from '#server/features/user_message/store.ts'
import type { Handlers } from '#server/http/mount.ts'
import type { Actor } from '#server/http/session.ts'
import {
  publishedPerDay,
  readCompanyFigures,
  readMarket,
  readQueues,
  readTotals,
  readWaiting,
  type CompanyFigures,
} from './store.ts'

const week = 7
/**
 * How long (ms) the start page's figures may lack what another node wrote. They count the whole market, which is the
 * most expensive public answer, and nobody decides anything by a figure that is ten seconds old; lists keep theirs for
 * less.
 */
const homeTtl = 10_000
const shownGrades = 6
const kinds = Object.keys(postings) as RegisteredKind[]

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

/** Every day of a period, zero for days without rows. */
const everyDay = (days: string[], counted: { day: string; count: number }[]) =>
  days.map((day) => ({ day, count: counted.find((one) => one.day === day)?.count ?? 0 }))

export const dashboardHandlers: Handlers<typeof dashboardApi> = {
  home: ({ db, deps, now }) =>
    deps.cache.answer('home', { ttl: homeTtl, now }, async () => {
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
    const days = lastChinaDays(now, week)
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
    const views = tenantId === null ? [] : await viewsPerDay(db, tenantId, days[0] ?? today)
    const quotas = await readQuotas(db)
    const limit = (name: QuotaName) => limitOf(quotas, name, actor)
    return {
      ...rest,
      waiting: tenantId === null ? [] : await readWaiting(db, { tenantId, kinds: own, now }),
      unread: (await countUnread(db, actor.accountId)).all,
      views_7d: everyDay(days, views),
      quotas: [
        { name: 'spot_online', used: spot_used, limit: limit('spot_postings_online') },
        { name: 'requests_month', used: requests_month, limit: limit('buying_requests_per_month') },
        { name: 'intentions_month', used: intentions_month, limit: limit('intentions_per_month') },
        { name: 'contact_day', used: contacts_today, limit: limit('contact_views_per_day') },
      ],
    }
  },

  admin: async ({ db, actor, now }) => {
    const days = lastChinaDays(now, week)
    const from = chinaDayStart(new Date(now.getTime() - (week - 1) * 86_400_000))
    const shown = kinds.filter((kind) => actor.permissions.has(postings[kind].definition.adminPermission))
    const permissions = handling(actor.permissions)
    const accusations =
      permissions.length > 0 ? [{ name: 'accusation', ...(await countAccusations(db, permissions)) }] : []
    const memberships = actor.permissions.has('admin_tenant.get')
      ? [{ name: 'membership', ...(await countWaiting(db)) }]
      : []
    return {
      ...(await readTotals(db, now)),
      queues: [...(await readQueues(db, shown)), ...memberships, ...accusations],
      published_7d: everyDay(days, await publishedPerDay(db, from)),
    }
  },
}
