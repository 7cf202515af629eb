import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { PostingState } from '#contract/postings/states.ts'

type Texts = {
  similar: MessageDescriptor
  noneSimilar: MessageDescriptor
  /** Link to all postings of the company. */
  all: MessageDescriptor
  /** Label for the company's postings on the market. */
  onMarket: MessageDescriptor
  /** What became of a posting whose page stays open, for its own company and for all others. */
  ended: Record<'own' | 'other', Record<'expired' | 'offline' | 'dealt', MessageDescriptor>>
  /** What somebody who may not see the contact details can do instead. */
  answerHere: MessageDescriptor
  /** Above the form that reports a posting to the operators. */
  report: MessageDescriptor
  /** Hint in a list that is empty although no filter is set. */
  empty: MessageDescriptor
}

const ownOffline = msg`Your company has taken it offline: nobody can answer it. You can put it online again.`

/** Texts that differ between offers, requests and group buys. */
export const responseTexts: Record<PostingDefinition['response'], Texts> = {
  intention: {
    similar: msg`Similar offers`,
    noneSimilar: msg`Nothing else of this grade and shape is on offer.`,
    all: msg`All offers of this company`,
    onMarket: msg`On offer`,
    ended: {
      own: {
        expired: msg`Its deadline has passed: nobody can answer it. Renew it to put it online again.`,
        offline: ownOffline,
        dealt: msg`It has been sold.`,
      },
      other: {
        expired: msg`Its deadline has passed. The seller may renew it; similar offers are shown beside it.`,
        offline: msg`The seller has taken it offline for now. It may come back; similar offers are shown beside it.`,
        dealt: msg`It has been sold. Similar offers are shown beside it.`,
      },
    },
    answerHere: msg`You can enquire right away; the seller answers you here.`,
    report: msg`Wrong data, a false price, goods already sold, photos of something else? Your report goes to the operators; the seller is not told who sent it.`,
    empty: msg`New stock comes in every day. Check back soon.`,
  },
  quote: {
    similar: msg`Similar requests`,
    noneSimilar: msg`Nobody else is asking for this grade and shape.`,
    all: msg`All requests from this company`,
    onMarket: msg`Open requests`,
    ended: {
      own: {
        expired: msg`Its deadline has passed: nobody can answer it. Renew it to put it online again.`,
        offline: ownOffline,
        dealt: msg`Your company has found a supplier.`,
      },
      other: {
        expired: msg`Its deadline has passed. The buyer may renew it; similar requests are shown beside it.`,
        offline: msg`The buyer has taken it offline for now. It may come back; similar requests are shown beside it.`,
        dealt: msg`The buyer has found a supplier. Similar requests are shown beside it.`,
      },
    },
    answerHere: msg`You can quote right away; the buyer answers you here.`,
    report: msg`Wrong data, no real demand, already awarded, drawings of somebody else? Your report goes to the operators; the buyer is not told who sent it.`,
    empty: msg`New requests come in every day. Check back soon.`,
  },
  join: {
    similar: msg`Similar group buys`,
    noneSimilar: msg`No other group buy of this grade and shape is open.`,
    all: msg`All group buys`,
    onMarket: msg`Open now`,
    ended: {
      own: {
        expired: msg`The deadline passed below the target: this group buy failed and nobody is bound.`,
        offline: msg`Your company has taken it offline: nobody can join. You can put it online again.`,
        dealt: msg`The target was reached: the order goes to the mill at one price for all.`,
      },
      other: {
        expired: msg`The deadline passed below the target: this group buy failed and nobody is bound.`,
        offline: msg`It is offline for now.`,
        dealt: msg`The target was reached: the order goes to the mill at one price for all.`,
      },
    },
    answerHere: msg`You can join right away; the organiser answers you here.`,
    report: msg`Wrong data, a false price, a deadline that changes? Your report goes to the operators; the organiser is not told who sent it.`,
    empty: msg`No group buy is open at the moment. Check back soon.`,
  },
}

export type Side = 'own' | 'other'
type Closed = Exclude<PostingState, 'online' | keyof Texts['ended'][Side]>

/** States in which only the own company and operators see the page. */
const hidden: Record<Side, Record<Closed, MessageDescriptor>> = {
  own: {
    draft: msg`Only your company sees it. Submit it for review to publish it.`,
    in_review: msg`An operator is reviewing it. Others see it once it is approved.`,
    rejected: msg`It was not approved, and only your company sees it. Correct it and submit it again.`,
    taken_down: msg`An operator has removed it, and only your company sees it.`,
    closed: msg`Your company has closed it, and only your company sees it.`,
  },
  other: {
    draft: msg`It is not visible to others.`,
    in_review: msg`It is not visible to others.`,
    rejected: msg`It is not visible to others.`,
    taken_down: msg`It is not visible to others.`,
    closed: msg`It is not visible to others.`,
  },
}

/** Returns why nobody can answer a posting, in words for its own company or for others; null for one that is online. */
export function stateNote(
  response: PostingDefinition['response'],
  state: PostingState,
  side: Side,
): MessageDescriptor | null {
  if (state === 'online') return null
  const ended = responseTexts[response].ended[side]
  return state === 'expired' || state === 'offline' || state === 'dealt' ? ended[state] : hidden[side][state]
}
