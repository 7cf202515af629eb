import type { CompanyCard } from '#contract/company.ts'
import type { Lang } from '#contract/enums.ts'
import { fieldIssues, type FieldIssue } from '#contract/field_issues.ts'
import type { AnyValues, PostingDefinition } from '#contract/postings/define.ts'
import type { PostingState } from '#contract/postings/states.ts'
import { wantedOf } from '#contract/postings/wanted.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Quote, QuoteTerms } from '#contract/quote.ts'
import { openQuoteStates, type QuoteState } from '#contract/quote_states.ts'
import { pricePerTonne, withTax } from '#contract/steel/price_per_tonne.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { isFrozen } from '#server/features/company/standing_rules.ts'
import { chinaDay } from '#server/reference/china_time.ts'

const isOpen = (state: QuoteState): boolean => openQuoteStates.includes(state)

/** A request takes answers until it expires, even while its owner has paused it. */
const answerable: readonly string[] = ['online', 'offline'] satisfies PostingState[]
const isRequestOver = (request: { state: string; expires_at: Date | null }, now: Date): boolean =>
  !answerable.includes(request.state) || (request.expires_at !== null && request.expires_at <= now)

/** Nothing waits for an answer any more: awarded, or closed by its owner. */
const isOverForGood = ({ state }: { state: string }): boolean => state === 'dealt' || state === 'closed'

type Stored = { state: QuoteState; valid_until: string; posting_revision: number }
type Request = { state: string; expires_at: Date | null; revision: number }

/** Returns why a quote cannot be accepted, or null. The remaining quantity is checked when it is subtracted. */
export function acceptRefusal(
  quote: Stored,
  request: Request,
  { isFrozen, now }: { isFrozen: boolean; now: Date },
): ProblemCode | null {
  if (!isOpen(quote.state)) return 'transition_not_allowed'
  if (isFrozen) return 'supplier_frozen'
  if (isRequestOver(request, now)) return 'request_over'
  if (quote.valid_until < chinaDay(now)) return 'quote_expired'
  return quote.posting_revision === request.revision ? null : 'quote_stale'
}

/**
 * Returns why its supplier cannot revise or confirm a quote, or null; an outdated one may be revised while the
 * request is online.
 */
export function reviseRefusal(quote: Pick<Stored, 'state'>, request: Request, now: Date): ProblemCode | null {
  if (!isOpen(quote.state)) return 'transition_not_allowed'
  return request.state === 'online' && !isRequestOver(request, now) ? null : 'request_over'
}

/** Returns why a quote can be neither declined nor withdrawn, or null; one on an expired request may still be. */
export function closeRefusal(quote: Pick<Stored, 'state'>, request: { state: string }): ProblemCode | null {
  if (!isOpen(quote.state)) return 'transition_not_allowed'
  return isOverForGood(request) ? 'request_over' : null
}

/** The effective state of a row, and whether it is still open according to what is stored. */
export type RowFacts = {
  state: QuoteState
  waits: boolean
  stale: boolean
  request_state: PostingState
  remaining: number | null
  /** The other side's company. */
  company: CompanyCard
}

export function quoteRights(facts: RowFacts, reader: { isOwner: boolean }): Quote['can'] {
  const { waits, stale, remaining, company } = facts
  const { isOwner } = reader
  const open = isOpen(facts.state)
  const isOnline = facts.request_state === 'online'
  return {
    accept:
      isOwner && open && !stale && remaining !== 0 && !isFrozen({ creditRating: company.credit_rating }),
    decline: isOwner && open,
    revise: !isOwner && waits && isOnline,
    confirm: !isOwner && open && stale && isOnline,
    withdraw: !isOwner && waits && !isOverForGood({ state: facts.request_state }),
  }
}

/** What a quote is compared with: the request's online figures. */
export type Asked = Parameters<typeof wantedOf>[0] & {
  remaining: number | null
  piece_kg: number | null
  values: AnyValues
}

/** A quantity in the request's unit; pieces are whole numbers. */
export const quantityIssue = (quantity: number, asked: Asked): FieldIssue | null =>
  wantedOf(asked)?.unit && !Number.isInteger(quantity) ? 'integer' : null

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Validation of a quote beyond its schema, one message per field; `uploads` are the files that it may use. */
export function termErrors(
  terms: QuoteTerms,
  asked: Asked,
  given: {
    definition: Pick<PostingDefinition, 'fields'>
    uploads: ReadonlySet<string>
    now: Date
    lang: Lang
  },
): FieldErrors {
  const errors: FieldErrors = {}
  const report = (path: string, issue: FieldIssue) => (errors[path] ??= fieldIssues[issue][given.lang])
  const today = chinaDay(given.now)
  const uneven = quantityIssue(terms.quantity, asked)
  if (uneven) report('quantity', uneven)
  if (asked.remaining !== null && terms.quantity > asked.remaining) report('quantity', 'over_remaining')
  if (terms.price_basis === 'per_piece' && !wantedOf(asked)?.unit)
    report('price_basis', 'per_piece_of_tonnes')
  if (terms.delivery_date < today) report('delivery_date', 'date_past')
  if (terms.valid_until < today) report('valid_until', 'date_past')
  const named = new Set<string>()
  terms.deviations.forEach(({ field }, at) => {
    if (!(field in given.definition.fields) || !isFilled(asked.values[field]) || named.has(field))
      report(`deviations.${at}.field`, 'unknown_key')
    named.add(field)
  })
  terms.files.forEach(({ address }, at) => {
    if (address.startsWith('/') && !given.uploads.has(address))
      report(`files.${at}.address`, 'resource_address')
  })
  return errors
}

/** The prices that quotes are compared by. */
export function comparedPrices(
  { price_amount: amount, price_basis: basis, tax_included: tax }: QuoteTerms,
  { piece_kg: pieceKg }: Pick<Asked, 'piece_kg'>,
): { price_per_t: number | null; taxed_per_t: number | null } {
  const price = pricePerTonne({ amount, basis, pieceKg })
  return { price_per_t: price, taxed_per_t: price === null ? null : withTax(price, tax) }
}
