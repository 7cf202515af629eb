/** The lists behind the figures of the overview, with their filters set. */
import type { PostingKind } from '#contract/enums.ts'
import type { MarketFigure, PostingFigure } from '#contract/operator_figures.ts'

export type Place = { to: string; search: Record<string, string> }

type Given = {
  /** The days that are shown. */
  days: readonly string[]
  /** Whether the operator may read the audit log. */
  seesLog: boolean
}

/** Where the postings of a figure are listed; undefined where the back office has no such list. */
export function postingPlace(
  kind: PostingKind,
  figure: PostingFigure,
  { days, seesLog }: Given,
): Place | undefined {
  const to = `/admin/${kind}`
  const between = { at_from: days[0]!, at_until: days.at(-1)! }
  switch (figure) {
    case 'submitted':
      return { to, search: { state: 'all', ordering: '-submitted_time' } }
    case 'published':
      return { to, search: { state: 'all', ordering: '-published_time' } }
    case 'rejected':
      // The list has only those that nobody has submitted again.
      return seesLog
        ? { to: '/admin/audit_log', search: { object_kind: kind, action: 'reject', ...between } }
        : { to, search: { state: 'rejected' } }
    case 'expired':
      return { to, search: { state: 'expired' } }
    case 'closed':
      return undefined
  }
}

/** Enquiries, quotes and deals are between companies: the back office has no lists of them. */
export const marketPlaces: Partial<Record<MarketFigure, Place>> = {
  sign_ups: { to: '/admin/user', search: { ordering: '-created_time' } },
  certified: { to: '/admin/tenant', search: { certification: 'certified' } },
}
