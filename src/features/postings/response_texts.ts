import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PostingDefinition } from '#contract/postings/define.ts'

type Texts = {
  similar: MessageDescriptor
  noneSimilar: MessageDescriptor
  /** Link to all postings of the company. */
  all: MessageDescriptor
  /** Label for the company's postings on the market. */
  onMarket: MessageDescriptor
  expired: MessageDescriptor
  offline: MessageDescriptor
  dealt: MessageDescriptor
  /** Hint in a list that is empty although no filter is set. */
  empty: MessageDescriptor
}

/** Texts that differ between offers, requests and group buys. */
export const responseTexts: Record<PostingDefinition['response'], Texts> = {
  intention: {
    similar: msg`Similar offers`,
    noneSimilar: msg`Nothing else of this grade and shape is on offer.`,
    all: msg`All offers of this company`,
    onMarket: msg`On offer`,
    expired: msg`Its deadline has passed. The seller may renew it; similar offers are shown beside it.`,
    offline: msg`The seller has taken it offline for now. It may come back; similar offers are shown beside it.`,
    dealt: msg`It has been sold. Similar offers are shown beside it.`,
    empty: msg`New stock comes in every day. Check back soon.`,
  },
  quote: {
    similar: msg`Similar requests`,
    noneSimilar: msg`Nobody else is asking for this grade and shape.`,
    all: msg`All requests from this company`,
    onMarket: msg`Open requests`,
    expired: msg`Its deadline has passed. The buyer may renew it; similar requests are shown beside it.`,
    offline: msg`The buyer has taken it offline for now. It may come back; similar requests are shown beside it.`,
    dealt: msg`The buyer has found a supplier. Similar requests are shown beside it.`,
    empty: msg`New requests come in every day. Check back soon.`,
  },
  join: {
    similar: msg`Similar group buys`,
    noneSimilar: msg`No other group buy of this grade and shape is open.`,
    all: msg`All group buys`,
    onMarket: msg`Open now`,
    expired: msg`The deadline passed below the target: this group buy failed and nobody is bound.`,
    offline: msg`It is offline for now.`,
    dealt: msg`The target was reached: the order goes to the mill at one price for all.`,
    empty: msg`No group buy is open at the moment. Check back soon.`,
  },
}
