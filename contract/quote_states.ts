/** `expired` is never stored: it is computed when the request or the quote's own validity has ended (SPEC 4.41). */
export const quoteStates = ['sent', 'seen', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]
/** States in which it waits for an answer. */
export const openQuoteStates: readonly QuoteState[] = ['sent', 'seen']
/** Tabs of the own quotes; `open` are those that wait for an answer. */
export const quoteTabs = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type QuoteTab = (typeof quoteTabs)[number]
