/**
 * The last two are never stored: `not_chosen` is an unanswered quote on a request that was awarded, whatever its own
 * validity; `expired` one whose request or own validity has ended otherwise (SPEC 4.41, decision 133).
 */
export const quoteStates = [
  'sent',
  'seen',
  'accepted',
  'declined',
  'withdrawn',
  'not_chosen',
  'expired',
] as const
export type QuoteState = (typeof quoteStates)[number]
/** States in which it waits for an answer. */
export const openQuoteStates: readonly QuoteState[] = ['sent', 'seen']
/** Tabs of the own quotes; `open` are those that wait for an answer. */
export const quoteTabs = ['open', 'accepted', 'declined', 'not_chosen', 'withdrawn', 'expired'] as const
export type QuoteTab = (typeof quoteTabs)[number]
