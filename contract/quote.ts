import * as z from 'zod/mini'
import { companyCard } from './company.ts'
import { decimalsIssue } from './decimals_issue.ts'
import { empty, endpoint, numberedPages, page, queryFlag, queryNumber, shownIds } from './endpoint.ts'
import type { PostingKind } from './enums.ts'
import { issue } from './issue.ts'
import { code } from './postings/code.ts'
import { fileRef } from './fields.ts'
import { postings } from './postings/index.ts'
import { optionSets } from './postings/option_sets.ts'
import { sharedFields } from './postings/shared_fields.ts'
import { confirmedFigures } from './postings/unusual_figures.ts'
import { endsBetween } from './postings/tables.ts'
import { postingRow } from './postings/views.ts'
import { quoteStates, quoteTabs } from './quote_states.ts'
import { uploadLimits } from './upload.ts'
import { quantityUnits } from './steel/delivery_states.ts'
import { id, isoTime, lines, requiredText } from './text.ts'

/** How an offer deviates from a field of the request; fields that are not listed are complied with. */
export const deviationAnswers = ['deviate', 'alternative'] as const
export const deviation = z.strictObject({
  /** Name of the request's field. */
  field: requiredText(40),
  answer: z.enum(deviationAnswers),
  /** The value offered instead. */
  offer: requiredText(200),
})
export type Deviation = z.output<typeof deviation>

/** More than zero with at most three decimals: pieces, or tonnes if the request has no number of pieces. */
const quantity = z
  .number(issue('required'))
  .check(
    z.positive(issue('positive')),
    z.lte(1_000_000, issue('too_large')),
    z.multipleOf(0.001, decimalsIssue(3)),
  )
const day = z.iso.date(issue('required'))

const terms = {
  quantity,
  price_amount: sharedFields.price_amount.schema,
  price_basis: z.enum(optionSets.price_basis, issue('choose')),
  tax_included: z.literal([0, 1], issue('choose')),
  delivery_date: day,
  /** The last day (China time) on which the quote can be accepted. */
  valid_until: day,
  delivery_terms: z._default(z.nullable(z.enum(optionSets.delivery_terms)), null),
  terms: z._default(lines(1000), ''),
  files: z._default(z.array(fileRef).check(z.maxLength(uploadLimits.files)), []),
  deviations: z._default(z.array(deviation).check(z.maxLength(40)), []),
}
/** The version that the supplier read: a quote for another version of the request is refused. */
const request_revision = id
export const quoteForm = z.strictObject({ ...terms, request_revision })
export type QuoteForm = z.output<typeof quoteForm>
export type QuoteTerms = Omit<QuoteForm, 'request_revision'>

/** A quote as either side sees it; `company` is the other side's public card, prices are in CNY. */
export const quote = z.object({
  id,
  state: z.enum(quoteStates),
  revision: z.int(),
  /** True if it was made for an earlier version of the request and has not been confirmed since. */
  stale: z.boolean(),
  ...terms,
  /** Unit of the quantity; null stands for tonnes. */
  quantity_unit: z.nullable(z.enum(quantityUnits)),
  /** ¥/t as quoted, and with tax for comparison; null for a price per piece without a weight. */
  price_per_t: z.nullable(z.number()),
  taxed_per_t: z.nullable(z.number()),
  answer: z.nullable(z.string()),
  agreed_quantity: z.nullable(z.number()),
  created_time: isoTime,
  updated_time: isoTime,
  answered_time: z.nullable(isoTime),
  company: companyCard,
  /** Earlier prices, oldest first. */
  earlier: z.array(
    z.object({
      revision: z.int(),
      quantity: z.number(),
      taxed_per_t: z.nullable(z.number()),
      created_time: isoTime,
    }),
  ),
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    revise: z.boolean(),
    confirm: z.boolean(),
    withdraw: z.boolean(),
  }),
})
export type Quote = z.output<typeof quote>

/** The request's own figures; a null `unit` stands for tonnes. */
const asked = {
  /** Version of the request that is online. */
  revision: z.int(),
  wanted: z.nullable(z.number()),
  /** Quantity covered by accepted quotes. */
  agreed: z.number(),
  /** Quantity that can still be accepted; zero once the owner has marked the request as dealt. */
  remaining: z.nullable(z.number()),
  unit: z.nullable(z.enum(quantityUnits)),
  /** Weight of one piece in kg, where it is known. */
  piece_kg: z.nullable(z.number()),
}
export const askedFigures = z.object(asked)
export type AskedFigures = z.output<typeof askedFigures>

export const sentQuote = z.extend(quote, { posting: postingRow, asked: askedFigures })
export type SentQuote = z.output<typeof sentQuote>

/** An own request with its quotes. */
export const quotedRequest = z.object({
  posting: postingRow,
  asked: askedFigures,
  /** Number of quotes that can still be accepted, and of those that have not been looked at. */
  open: z.int(),
  unseen: z.int(),
  quotes: z.int(),
  /** The lowest ¥/t with tax among the open ones. */
  best_per_t: z.nullable(z.number()),
  newest_time: isoTime,
})
export type QuotedRequest = z.output<typeof quotedRequest>

const byId = z.strictObject({ id: queryNumber(id) })
const word = z._default(lines(500), '')

/** POST …/quote/ under each kind of posting that is answered by quotes. */
const create = (kind: PostingKind) =>
  endpoint({
    method: 'POST',
    path: `/api/${kind}/:code/quote/`,
    access: 'company',
    acting: 'only_in_person',
    summary:
      'Quote on a buying request; its owner is notified. One open quote per company; 409 with a price that is unusual and not `confirmed`',
    params: z.strictObject({ code }),
    query: z.strictObject({ confirmed: confirmedFigures }),
    body: quoteForm,
    reply: z.object({ id, state: z.enum(quoteStates) }),
    idempotent: true,
  })

export type QuoteCreate = ReturnType<typeof create>

/** The kinds that are answered by quotes, each with its endpoint. */
export const quoteCreates: Readonly<Partial<Record<PostingKind, QuoteCreate>>> = Object.fromEntries(
  Object.values(postings)
    .filter(({ definition }) => definition.response === 'quote')
    .map(({ definition: { kind } }) => [kind, create(kind)]),
)

export const quoteApi = {
  sent: endpoint({
    method: 'GET',
    path: '/api/backend/quote/',
    access: 'seller_quotation.get',
    summary: 'Quotes of the own company, with the number in each state; `code` limits them to one request',
    query: z.strictObject({
      state: z.optional(z.enum(quoteTabs)),
      code: z.optional(code),
      /** Those that end between two times, `FIRST-LAST` in seconds since 1970, and of which the reader was reminded. */
      ends_between: z.optional(endsBetween),
      /** Those whose request ended between two times, and whose supplier, the reader, was told. */
      ended_between: z.optional(endsBetween),
      ...numberedPages,
    }),
    reply: z.extend(page(sentQuote), { counts: z.record(z.string(), z.int()) }),
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/backend/quote/request/',
    access: 'buyer_purchase.get',
    summary: 'Own requests with quotes; `open=1` limits them to those with a quote that can be accepted',
    query: z.strictObject({ open: z.optional(queryFlag), ...numberedPages }),
    reply: page(quotedRequest),
  }),
  matrix: endpoint({
    method: 'GET',
    path: '/api/backend/quote/request/:code/',
    access: 'buyer_purchase.get',
    summary: 'All quotes on an own request',
    params: z.strictObject({ code }),
    reply: z.object({
      posting: postingRow,
      values: z.record(z.string(), z.unknown()),
      asked: askedFigures,
      quotes: z.array(quote),
    }),
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/backend/quote/request/:code/seen/',
    access: 'buyer_purchase.get',
    acting: 'only_in_person',
    summary: 'Mark quotes on an own request as seen, once they have been shown',
    params: z.strictObject({ code }),
    body: z.strictObject({ ids: shownIds }),
    reply: empty,
  }),
  revise: endpoint({
    method: 'PUT',
    path: '/api/backend/quote/:id/',
    access: 'seller_quotation.get',
    acting: 'only_in_person',
    summary:
      'Replace the own open quote; an outdated `revision` is a conflict, a price that is unusual is `confirmed`',
    params: byId,
    query: z.strictObject({ confirmed: confirmedFigures }),
    body: z.extend(quoteForm, { revision: id }),
    reply: sentQuote,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/backend/quote/:id/confirm/',
    access: 'seller_quotation.get',
    acting: 'only_in_person',
    summary: 'Confirm the own quote for the current version of the request',
    params: byId,
    body: z.strictObject({ request_revision }),
    reply: sentQuote,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/backend/quote/:id/withdraw/',
    access: 'seller_quotation.get',
    acting: 'only_in_person',
    summary: 'Withdraw the own quote; the owner of the request is notified',
    params: byId,
    reply: sentQuote,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/backend/quote/:id/accept/',
    access: 'buyer_purchase.get',
    acting: 'only_in_person',
    summary: 'Accept a quote in whole or in part; the request is covered by that quantity',
    params: byId,
    body: z.strictObject({ revision: id, agreed_quantity: quantity, answer: word }),
    reply: quote,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/backend/quote/:id/decline/',
    access: 'buyer_purchase.get',
    acting: 'only_in_person',
    summary: 'Decline a quote, with a comment for its supplier',
    params: byId,
    body: z.strictObject({ answer: word }),
    reply: quote,
  }),
}
