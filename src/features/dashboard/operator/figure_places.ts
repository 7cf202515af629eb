/** The lists behind the figures of the overview, with their filters set. */
import type { PostingKind } from '#contract/enums.ts'
import type { PostingFigure } from '#contract/figure_ranges.ts'
import type { MarketFigure } from '#contract/operator_figures.ts'

export type Place = { to: string; search: Record<string, string> }

/** Where the postings are listed that a figure counts on the days. */
export const postingPlace = (kind: PostingKind, figure: PostingFigure, days: readonly string[]): Place => ({
  to: `/admin/${kind}`,
  search: { state: 'all', figure, at_from: days[0]!, at_until: days.at(-1)! },
})

/** Where a figure of the days is listed; enquiries, quotes and deals are between companies, so the back office has no lists of them. */
export function marketPlace(figure: MarketFigure, days: readonly string[]): Place | undefined {
  const within = (field: string) => ({ [`${field}_from`]: days[0]!, [`${field}_until`]: days.at(-1)! })
  if (figure === 'sign_ups') return { to: '/admin/user', search: within('registered_time') }
  if (figure === 'certified') return { to: '/admin/tenant', search: within('certified_on') }
  return undefined
}
