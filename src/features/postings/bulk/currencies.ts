export type Currency = 'CNY' | 'USD' | 'EUR'

const signs: readonly [RegExp, Currency][] = [
  [/us\$|usd|\$|美元|美金/i, 'USD'],
  [/eur|€|欧元/i, 'EUR'],
  [/¥|cny|rmb|人民币|元/i, 'CNY'],
]

/** The currency that a text names by sign, code or word. */
export const currencyOf = (text: string): Currency | undefined =>
  signs.find(([sign]) => sign.test(text.normalize('NFKC')))?.[1]

/** What one of each is in CNY, roughly: only to tell a price for a tonne from one for a kilogram. */
export const roughCny: Record<Currency, number> = { CNY: 1, USD: 7, EUR: 8 }
