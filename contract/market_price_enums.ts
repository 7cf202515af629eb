/** Closed lists of market prices. */

export const materialGroups = ['scrap', 'iron', 'alloy', 'metal', 'semi', 'other'] as const
export type MaterialGroup = (typeof materialGroups)[number]

/** What prices of a material are for: ¥ per tonne, ¥ per kilogram. */
export const materialUnits = ['t', 'kg'] as const
export type MaterialUnit = (typeof materialUnits)[number]

/** Whether prices of a material include VAT. */
export const materialTaxes = ['with_tax', 'without_tax'] as const
export type MaterialTax = (typeof materialTaxes)[number]

/** When to tell of a price: it has risen to an amount, fallen to it, or changed by some per cent. */
export const alertConditions = ['above', 'below', 'change'] as const
export type AlertCondition = (typeof alertConditions)[number]
