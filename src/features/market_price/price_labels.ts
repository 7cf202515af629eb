import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { MaterialGroup, MaterialTax, MaterialUnit } from '#contract/market_price_enums.ts'

export const groupLabels: Record<MaterialGroup, MessageDescriptor> = {
  scrap: msg({ message: 'Scrap', context: 'raw materials' }),
  iron: msg`Pig iron`,
  alloy: msg`Ferroalloys`,
  metal: msg`Non-ferrous metals`,
  semi: msg`Ingots and billets`,
  other: msg({ message: 'Other', context: 'raw materials' }),
}

export const unitLabels: Record<MaterialUnit, MessageDescriptor> = { t: msg`¥/t`, kg: msg`¥/kg` }

export const taxLabels: Record<MaterialTax, MessageDescriptor> = {
  with_tax: msg`incl. VAT`,
  without_tax: msg`excl. VAT`,
}
