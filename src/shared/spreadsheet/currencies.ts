export type Currency = 'CNY' | 'USD' | 'EUR'

const signs: readonly [RegExp, Currency][] = [
  [/us\$|usd|\$|美元|美金/i, 'USD'],
  [/eur|€|欧元/i, 'EUR'],
  [/¥|cny|rmb|人民币|元/i, 'CNY'],
]

/** Returns the currency that a text names by sign, code or word; undefined if it names none. */
export const currencyOf = (text: string): Currency | undefined =>
  signs.find(([sign]) => sign.test(text.normalize('NFKC')))?.[1]

/** Rough exchange rates to CNY, good enough to tell a price per tonne from one per kilogram. */
export const roughCny: Record<Currency, number> = { CNY: 1, USD: 7, EUR: 8 }
