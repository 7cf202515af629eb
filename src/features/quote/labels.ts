import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Deviation } from '#contract/quote.ts'
import type { QuoteState } from '#contract/quote_states.ts'
import type { QuantityUnit } from '#contract/steel/delivery_states.ts'
import { formatNumber, formatQuantity, unitName } from '#shared/i18n/format.ts'

const quoteStateLabels: Record<QuoteState, MessageDescriptor> = {
  sent: msg`Sent`,
  seen: msg`Seen`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  not_chosen: msg`Not chosen`,
  expired: msg`Expired`,
}
/** Returns the state's label; what the supplier has sent is new to the owner of the request. */
export const quoteStateLabel = (state: QuoteState, side: 'supplier' | 'owner'): MessageDescriptor =>
  state === 'sent' && side === 'owner' ? msg`New` : quoteStateLabels[state]
export const quoteStateColors: Record<QuoteState, string> = {
  sent: 'yellow',
  seen: 'blue',
  accepted: 'green',
  declined: 'red',
  withdrawn: 'gray',
  not_chosen: 'gray',
  expired: 'gray',
}

export const deviationLabels: Record<'comply' | Deviation['answer'], MessageDescriptor> = {
  comply: msg`Complies`,
  deviate: msg`Deviates`,
  alternative: msg`Alternative`,
}

/** Formats a quantity of a request: in its unit, or in tonnes if it has none. */
export const formatAsked = (value: number, unit: QuantityUnit | null): string =>
  unit === null ? `${formatNumber(value)} t` : formatQuantity(value, unit)

/** The unit beside a field for a quantity of a request. */
export const askedUnit = (quantity: number | null, unit: QuantityUnit | null): string =>
  unit === null ? 't' : unitName(quantity ?? 0, unit)
