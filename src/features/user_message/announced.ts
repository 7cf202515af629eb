import { accountApi } from '#contract/account.ts'
import { certificationApi } from '#contract/certification.ts'
import { collectionApi } from '#contract/collection.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { dealApi } from '#contract/deal.ts'
import { drawingAccessApi } from '#contract/drawing_access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { MessageModule } from '#contract/enums.ts'
import { forumApi } from '#contract/forum.ts'
import { freightApi } from '#contract/freight.ts'
import { ownSupplierApi } from '#contract/good_business.ts'
import { inspectionApi } from '#contract/inspect_business.ts'
import { intentionApi } from '#contract/intention.ts'
import { joiningApi } from '#contract/joining.ts'
import { membershipApi } from '#contract/membership.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import { quoteApi } from '#contract/quote.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { staffApi } from '#contract/staff.ts'
import { userMessageApi, type UserMessage } from '#contract/user_message.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query_client.ts'

type Read = Pick<Endpoint, 'path'>

/** What the company is and may do: it decides about buttons on many pages. */
const standing = [accountApi.info, dashboardApi.backend, membershipApi.own, membershipApi.tiers]
/** An own posting was decided on; a form that is open keeps what it was filled from. */
const ownPosting = (kind: RegisteredKind): Read[] => {
  const { api } = postings[kind]
  return [api.own, api.detail, dashboardApi.backend]
}
/** Somebody answered an own posting, or changed such an answer. */
const answered = (kind: RegisteredKind): Read[] => [
  ...ownPosting(kind),
  intentionApi.list,
  quoteApi.requests,
  quoteApi.matrix,
  drawingAccessApi.list,
  dealApi.list,
]
const matched = (kind: RegisteredKind): Read[] => [savedSearchApi.list, postings[kind].api.list]

/**
 * What the notifications of each module announce, which open pages therefore ask again. A form that is being filled in
 * is not among it: what was typed stays on what it was begun with.
 */
export const announced: Record<MessageModule, readonly Read[]> = {
  tenant_authentication: [...standing, certificationApi.own],
  tenant: [
    ...standing,
    certificationApi.own,
    ownSupplierApi.own,
    inspectionApi.list,
    inspectionApi.one,
    freightApi.ledger,
    // Their limits follow the tier, and change with it or for all of it.
    savedSearchApi.list,
    staffApi.list,
  ],
  user: [accountApi.info, dashboardApi.backend, dashboardApi.admin],
  staff: [...standing, staffApi.list, staffApi.own],
  purchase_material: ownPosting('purchase_material'),
  purchase_piece: ownPosting('purchase_piece'),
  purchase_forging: ownPosting('purchase_forging'),
  quotation: ownPosting('quotation'),
  business_quotation: answered('quotation'),
  business_purchase_material: answered('purchase_material'),
  business_purchase_piece: answered('purchase_piece'),
  business_purchase_forging: answered('purchase_forging'),
  business_raise: [...ownPosting('raise'), joiningApi.participants],
  forum: [forumApi.own, forumApi.list, forumApi.one],
  forum_discuss: [forumApi.own, forumApi.one],
  my_business: [
    dashboardApi.backend,
    intentionApi.list,
    quoteApi.sent,
    joiningApi.list,
    dealApi.list,
    collectionApi.list,
    ...Object.values(postings).map(({ api }) => api.detail),
  ],
  visitor_quotation: matched('quotation'),
  visitor_purchase_material: matched('purchase_material'),
  visitor_purchase_piece: matched('purchase_piece'),
  visitor_purchase_forging: matched('purchase_forging'),
}

/** How far the clocks of page and server may differ (ms). */
const skewMs = 2000

/**
 * Asks again what was answered before one of these notifications was written which announces it. A first answer that is
 * still under way is not asked for twice.
 */
export async function refetchOlder(
  news: readonly Pick<UserMessage, 'module' | 'created_time'>[],
): Promise<void> {
  const written = new Map<string, number>()
  for (const { module, created_time: created } of news)
    for (const { path } of announced[module])
      written.set(path, Math.max(written.get(path) ?? 0, Date.parse(created)))
  await queryClient.invalidateQueries(
    {
      predicate: ({ queryKey: [path], state: { dataUpdatedAt: at } }) =>
        at > 0 && at < (written.get(String(path)) ?? 0) + skewMs,
    },
    { cancelRefetch: false },
  )
}

/** Most notifications that are looked at; so many at once announce about everything. */
const most = 50

/**
 * Asks again what unread notifications announce that are new to this page: those after the id `since`, and as many of
 * the newest as the number has risen by.
 */
export async function refetchAnnounced({ since, rise }: { since: number; rise: number }): Promise<void> {
  const query = { size: most, is_read: 0 as const }
  const { results } = await call(userMessageApi.list, { query }, { quiet: true, keep: true })
  const news = results.filter(({ id }, place) => id > since || place < rise)
  const reads = new Set(news.flatMap(({ module }) => announced[module].map(({ path }) => path)))
  await Promise.all([...reads].map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
}
