import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PostingDefinition } from '#contract/postings/define.ts'

type Texts = {
  similar: MessageDescriptor
  noneSimilar: MessageDescriptor
  /** Link to everything of the company. */
  all: MessageDescriptor
  /** What the company has on the market. */
  onMarket: MessageDescriptor
  expired: MessageDescriptor
  offline: MessageDescriptor
  dealt: MessageDescriptor
  /** Hint of a list that is empty without any filter. */
  empty: MessageDescriptor
}

/** What generic pages say of what is offered, looked for, and ordered together. */
export const responseTexts: Record<PostingDefinition['response'], Texts> = {
  intention: {
    similar: msg`Similar offers`,
    noneSimilar: msg`Nothing else of this grade and shape is on offer.`,
    all: msg`All offers of this company`,
    onMarket: msg`On offer`,
    expired: msg`Its deadline has passed. The seller may renew it; similar offers are shown beside it.`,
    offline: msg`The seller has taken it offline for now. It may come back; similar offers are shown beside it.`,
    dealt: msg`It has been sold. Similar offers are shown beside it.`,
    empty: msg`New stock comes in every day. Look again soon.`,
  },
  quote: {
    similar: msg`Similar requests`,
    noneSimilar: msg`Nobody else looks for this grade and shape.`,
    all: msg`All requests of this company`,
    onMarket: msg`Looked for`,
    expired: msg`Its deadline has passed. The buyer may renew it; similar requests are shown beside it.`,
    offline: msg`The buyer has taken it offline for now. It may come back; similar requests are shown beside it.`,
    dealt: msg`The buyer has found it. Similar requests are shown beside it.`,
    empty: msg`New requests come in every day. Look again soon.`,
  },
  join: {
    similar: msg`Similar group buyings`,
    noneSimilar: msg`No other group buying of this grade and shape is open.`,
    all: msg`All group buyings`,
    onMarket: msg`Open now`,
    expired: msg`Its deadline has passed below the target: this group buying has failed, and nobody is bound.`,
    offline: msg`It is offline for now.`,
    dealt: msg`The target was reached: the order goes to the mill at the price that holds for all.`,
    empty: msg`No group buying is open now. Look again soon.`,
  },
}
