import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { PriceColumn } from './price_headings.ts'

export const columnLabels: Record<PriceColumn, MessageDescriptor> = {
  material: msg({ message: 'Material', context: 'raw material' }),
  region: msg`Region`,
  day: msg({ message: 'Date', context: 'of a price' }),
  low: msg({ message: 'Low', context: 'price of a day' }),
  high: msg({ message: 'High', context: 'price of a day' }),
  price: msg`Price`,
  unit: msg`Unit`,
  tax: msg`Tax`,
  source: msg({ message: 'Source', context: 'of a price' }),
}
