/** Values of the quote form; an empty field is null. */
import type { FileRef } from '#contract/fields.ts'
import type { Option } from '#contract/postings/option_sets.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import type { AskedFigures, Deviation, Quote, QuoteTerms } from '#contract/quote.ts'
import { wantedOf } from '#contract/postings/wanted.ts'
import { numberIn } from '#shared/form/read_number.ts'
import { pricePerTonne, withTax } from '#contract/steel/price_per_tonne.ts'

export type Offer = { answer: Deviation['answer']; offer: string | null }

export type QuoteValues = {
  quantity: number | null
  price_amount: number | null
  price_basis: Option<'price_basis'>
  tax_included: 0 | 1
  delivery_date: string | null
  valid_until: string | null
  delivery_terms: Option<'delivery_terms'> | null
  terms: string | null
  files: FileRef[] | null
  /** Deviations by name of the request's field; the offer complies with fields that are missing. */
  deviations: Readonly<Record<string, Offer>>
}

const day = 86_400_000
/** Returns the date `days` from now in China's time zone, as `2026-12-22`. */
export const marketDay = (days: number, now = Date.now()): string =>
  new Date(now + 8 * 3_600_000 + days * day).toISOString().slice(0, 10)

/** Returns the figures of a request that its quotes are compared with. */
export function askedFiguresOf(posting: PostingDetail): AskedFigures {
  const wanted = wantedOf(posting)
  const kg =
    (posting.weighing_method === 1 ? posting.actual_weight_kg : null) ??
    posting.theoretical_weight_kg ??
    posting.actual_weight_kg
  return {
    revision: posting.revision,
    wanted: wanted?.amount ?? null,
    agreed: (wanted?.amount ?? 0) - (posting.remaining ?? wanted?.amount ?? 0),
    remaining: posting.remaining ?? wanted?.amount ?? null,
    unit: wanted?.unit ?? null,
    piece_kg: kg && posting.quantity ? kg / posting.quantity : null,
  }
}

/** Returns the values of a new form: the whole remaining quantity, the request's price basis, valid for a week. */
export const newValues = (posting: PostingDetail, asked: AskedFigures): QuoteValues => ({
  quantity: asked.remaining,
  price_amount: null,
  price_basis:
    asked.unit === null && posting.price_basis === 'per_piece' ? 'per_t' : (posting.price_basis ?? 'per_t'),
  tax_included: 1,
  delivery_date: null,
  valid_until: marketDay(7),
  delivery_terms: null,
  terms: null,
  files: null,
  deviations: {},
})

/** Returns the values of a sent quote, to revise it. */
export const valuesOf = (quote: Quote): QuoteValues => ({
  quantity: quote.quantity,
  price_amount: quote.price_amount,
  price_basis: quote.price_basis,
  tax_included: quote.tax_included,
  delivery_date: quote.delivery_date,
  valid_until: quote.valid_until,
  delivery_terms: quote.delivery_terms,
  terms: quote.terms || null,
  files: quote.files.length > 0 ? quote.files : null,
  deviations: Object.fromEntries(
    quote.deviations.map(({ field, answer, offer }) => [field, { answer, offer }]),
  ),
})

/** Returns the names of the deviating fields in the order of the request, without those that it no longer asks for. */
export const deviatingFields = (values: QuoteValues, asked: readonly string[]): string[] =>
  asked.filter((field) => field in values.deviations)

/** Returns the body of a call. Missing values stay null, so that the contract's check reports them. */
export const termsOf = (
  values: QuoteValues,
  asked: readonly string[],
): { [K in keyof QuoteTerms]: QuoteTerms[K] | null } => ({
  ...values,
  terms: values.terms ?? '',
  files: values.files ?? [],
  deviations: deviatingFields(values, asked).map((field) => ({
    field,
    answer: values.deviations[field]!.answer,
    offer: values.deviations[field]!.offer ?? '',
  })),
})

/** Returns the price in ¥/t as quoted and with tax, and the total with tax; null if something is missing. */
export function figuresOf(
  values: Pick<QuoteValues, 'price_amount' | 'price_basis' | 'tax_included' | 'quantity'>,
  asked: Pick<AskedFigures, 'unit' | 'piece_kg'>,
): { perT: number | null; taxedPerT: number | null; total: number | null } {
  const { price_basis: basis, tax_included: tax } = values
  const amount = numberIn(values.price_amount)
  const quantity = numberIn(values.quantity)
  if (!amount) return { perT: null, taxedPerT: null, total: null }
  const perT = pricePerTonne({ amount, basis, pieceKg: asked.piece_kg })
  const tonnes =
    asked.unit === null ? quantity : asked.piece_kg && quantity && (quantity * asked.piece_kg) / 1000
  const total =
    basis === 'per_piece' ? (quantity ? amount * quantity : null) : tonnes && perT ? tonnes * perT : null
  const taxed = (price: number | null) => (price === null ? null : withTax(price, tax))
  return { perT, taxedPerT: taxed(perT), total: taxed(total) }
}
