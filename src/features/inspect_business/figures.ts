import type { InspectionUnit } from '#contract/inspect_business_states.ts'
import { formatDate, formatNumber, formatQuantity } from '#shared/i18n/format.ts'

/** `12 pieces`, `18 t`. */
export const quantityText = (quantity: number, unit: InspectionUnit): string =>
  unit === 't' ? `${formatNumber(quantity)} t` : formatQuantity(quantity, unit)

/** A day of China in the reader's way of writing, whatever the time zone of the device. */
export const dayText = (day: string): string => formatDate(`${day}T00:00`)
