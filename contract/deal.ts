/** 成交: what two companies agreed on, stored as it was at that moment; both can always read it. */
import * as z from 'zod/mini'
import { endpoint, numberedPages, page, queryNumber } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { code } from './postings/code.ts'
import { optionSets } from './postings/option_sets.ts'
import { quantityUnits } from './steel/delivery_states.ts'
import { bilingual, id, isoTime } from './text.ts'

/** What was accepted: an enquiry on stock, a quote on a request, or a part in a successful group buying. */
export const dealSources = ['intention', 'quote', 'join'] as const
export type DealSource = (typeof dealSources)[number]

/** The agreed price; `tax_included` is null if the posting did not say. */
export const agreedPrice = z.object({
  amount: z.number(),
  basis: z.enum(optionSets.price_basis),
  currency: z.enum(optionSets.currency),
  tax_included: z.nullable(z.literal([0, 1])),
})

const agreed = {
  kind: z.enum(postingKinds),
  posting_code: code,
  title: bilingual,
  quantity: z.number(),
  /** Null where the quantity is in tonnes. */
  quantity_unit: z.nullable(z.enum(quantityUnits)),
  /** Null where the price was negotiable. */
  price: z.nullable(agreedPrice),
}

const company = z.object({ code: z.string(), name: bilingual })

/** A row of the list of own deals. */
export const dealRow = z.object({
  source: z.enum(dealSources),
  /** Id of the enquiry, the quote or the part. */
  id,
  side: z.enum(['seller', 'buyer']),
  agreed_time: isoTime,
  company,
  ...agreed,
})
export type DealRow = z.output<typeof dealRow>

/** A deal as one of the two sides sees it. */
export const deal = z.extend(dealRow, {
  own: company,
  /** The other side’s contact, whatever the reader’s tier. */
  contact: z.object({
    name: z.string(),
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    /** Whether it is the platform's customer service, which answers for its own group buyings. */
    is_service: z.boolean(),
  }),
  /** The comments of the enquiry or quote, and of the answer that accepted it. */
  message: z.string(),
  answer: z.nullable(z.string()),
  /** Terms of an accepted quote. */
  terms: z.nullable(
    z.object({
      delivery_date: z.string(),
      delivery_terms: z.nullable(z.enum(optionSets.delivery_terms)),
      terms: z.string(),
      deviations: z.array(z.object({ field: z.string(), answer: z.string(), offer: z.string() })),
    }),
  ),
  /** Values of the posting at that time, without fields that not everybody could see. */
  values: z.record(z.string(), z.unknown()),
})
export type Deal = z.output<typeof deal>

/** The copy that is stored when a deal is made. */
export type DealFacts = Pick<
  Deal,
  | 'kind'
  | 'posting_code'
  | 'title'
  | 'quantity'
  | 'quantity_unit'
  | 'price'
  | 'message'
  | 'answer'
  | 'terms'
  | 'values'
>

export const dealApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/backend/deal/',
    access: 'company',
    summary: 'Deals of the own company, newest first',
    query: z.strictObject(numberedPages),
    reply: page(dealRow),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/backend/deal/:source/:id/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'One deal with the other side’s contact, for its two sides only; each view is logged',
    params: z.strictObject({ source: z.enum(dealSources), id: queryNumber(id) }),
    reply: deal,
  }),
  group: endpoint({
    method: 'GET',
    path: '/api/admin/deal/:id/',
    access: 'admin_raise.get',
    summary: 'The deal of one company’s part in a group buying, for its organiser; each view is logged',
    params: z.strictObject({ id: queryNumber(id) }),
    reply: deal,
  }),
}
