/** `expired` is never stored: the request has ended, or the quote's own validity has (domain of spec §3). */
export const quoteStates = ['sent', 'seen', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]
/** Those that wait for an answer. */
export const openQuoteStates: readonly QuoteState[] = ['sent', 'seen']
/** Tabs of the own quotes; `open` are those that wait for an answer. */
export const quoteTabs = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type QuoteTab = (typeof quoteTabs)[number]
