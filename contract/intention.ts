import * as z from 'zod/mini'
import { companyCard } from './company.ts'
import { agreedPrice } from './deal.ts'
import { empty, endpoint, numberedPages, page, queryList, queryNumber, shownIds } from './endpoint.ts'
import { code } from './postings/code.ts'
import { postingRow } from './postings/views.ts'
import { amount, id, isoTime, lines, requiredLines } from './text.ts'

export const intentionStates = ['sent', 'seen', 'accepted', 'declined', 'closed'] as const
export type IntentionState = (typeof intentionStates)[number]
/** States in which it waits for an answer. */
export const openIntentionStates: readonly IntentionState[] = ['sent', 'seen']
export const intentionAnswers = ['accept', 'decline', 'close'] as const

/** 意向: interest in spot stock, as each side sees it; `company` is the other side's public card. */
export const intention = z.object({
  id,
  state: z.enum(intentionStates),
  quantity: z.number(),
  message: z.string(),
  answer: z.nullable(z.string()),
  /** Agreed quantity, once accepted. */
  agreed_quantity: z.nullable(z.number()),
  /** The posting's price when it was accepted; null before that, and for negotiable prices. */
  agreed_price: z.nullable(agreedPrice),
  created_time: isoTime,
  answered_time: z.nullable(isoTime),
  company: companyCard,
  posting: postingRow,
  can: z.object({ accept: z.boolean(), decline: z.boolean(), close: z.boolean() }),
})
export type Intention = z.output<typeof intention>

const quantity = amount(1_000_000)

export const intentionApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/quotation/:code/intention/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Send an intention on a spot posting; the seller is notified',
    params: z.strictObject({ code }),
    body: z.strictObject({ quantity, message: requiredLines(500) }),
    reply: z.object({ id, state: z.enum(intentionStates) }),
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/backend/intention/',
    access: 'company',
    summary: 'Intentions received or sent by the own company',
    query: z.strictObject({
      box: z.enum(['received', 'sent']),
      state: z.optional(queryList(z.enum(intentionStates))),
      ...numberedPages,
    }),
    reply: page(intention),
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/backend/intention/seen/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Mark received intentions as seen, once they have been shown',
    body: z.strictObject({ ids: shownIds }),
    reply: empty,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/backend/intention/:id/:action/',
    access: 'company',
    acting: 'only_in_person',
    summary:
      'Accept (reduces the posting’s remaining quantity), decline, or close; the other side is notified',
    params: z.strictObject({ id: queryNumber(id), action: z.enum(intentionAnswers) }),
    body: z.strictObject({ answer: z._default(lines(500), ''), agreed_quantity: z.optional(quantity) }),
    reply: intention,
  }),
}
