/** Figures and their ranges, apart from the calls, because the parameters of an address are loaded first. */

/** What happens to postings. A posting that is rejected and submitted again counts in each of them each time. */
export const postingFigures = [
  'submitted',
  'published',
  'rejected',
  'taken_down',
  'expired',
  'dealt',
  'closed',
] as const
export type PostingFigure = (typeof postingFigures)[number]

/** How long something waits for review, without gaps. */
export const waitingAges = ['under_1h', 'under_4h', 'under_1d', 'older'] as const
export type WaitingAge = (typeof waitingAges)[number]

/** Days, including today, that figures and trends can be shown for. */
export const figureRanges = [7, 30, 90, 365] as const
export type FigureRange = (typeof figureRanges)[number]
