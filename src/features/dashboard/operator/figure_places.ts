/** The lists behind the figures of the overview, with their filters set. */
import type { PostingKind } from '#contract/enums.ts'
import type { PostingFigure } from '#contract/figure_ranges.ts'
import type { MarketFigure } from '#contract/operator_figures.ts'

export type Place = { to: string; search: Record<string, string | number> }

/** What narrows the list of a queue to what waits, where the list shows the rest too. */
const waitingOnly: Partial<Record<string, Place['search']>> = {
  tenant: { application: 'submitted', ordering: 'created_time' },
  good_business: { application: 'submitted', ordering: 'submitted_at' },
  inspect_business: { state: 'all', waiting: 1 },
  membership: { state: 'waiting' },
  mill_certificate: { state: 'open' },
  user_accusation: { waiting: 1, ordering: 'created_time' },
}

/** Where a queue is listed; refunds are a tab of the page of memberships. */
export const queuePlace = (name: string): Place =>
  name === 'freight'
    ? { to: '/admin/membership', search: { tab: 'freight', refund: 'requested' } }
    : { to: `/admin/${name}`, search: waitingOnly[name] ?? {} }

/** Where the postings are listed that a figure counts on the days. */
export const postingPlace = (kind: PostingKind, figure: PostingFigure, days: readonly string[]): Place => ({
  to: `/admin/${kind}`,
  search: { state: 'all', figure, at_from: days[0]!, at_until: days.at(-1)! },
})

/** Where a figure of the days is listed; enquiries, quotes and deals are between companies, so the back office has no lists of them. */
export function marketPlace(figure: MarketFigure, days: readonly string[]): Place | undefined {
  const within = (field: string) => ({ [`${field}_from`]: days[0]!, [`${field}_until`]: days.at(-1)! })
  if (figure === 'sign_ups')
    return { to: '/admin/user', search: { is_operator: 0, ...within('registered_time') } }
  if (figure === 'certified') return { to: '/admin/tenant', search: within('certified_on') }
  return undefined
}
