import type { InspectionUnit } from '#contract/inspect_business_states.ts'
import { formatNumber, formatQuantity } from '#shared/i18n/format.ts'

/** `12 pieces`, `18 t`. */
export const quantityText = (quantity: number, unit: InspectionUnit): string =>
  unit === 't' ? `${formatNumber(quantity)} t` : formatQuantity(quantity, unit)
