export type Currency = 'CNY' | 'USD' | 'EUR'

const signs: readonly [RegExp, Currency][] = [
  [/us\$|usd|\$|美元|美金/i, 'USD'],
  [/eur|€|欧元/i, 'EUR'],
  [/¥|cny|rmb|人民币|元/i, 'CNY'],
]

const foreign =
  /nt\$|hk\$|a\$|c\$|mx\$|twd|hkd|jpy|円|日元|krw|₩|원|inr|₹|(?<!\p{L})rs\.?(?!\p{L})|rub|₽|(?<!\p{L})руб|chf|gbp|£|₺|(?<!\p{L})(?:tl|try|sek|pln|czk|mxn)(?!\p{L})|zł|kč/iu

/** Returns the name of a currency that the market has no prices in, as it is written; undefined if there is none. */
export const foreignCurrency = (text: string): string | undefined =>
  foreign.exec(text.normalize('NFKC'))?.[0].trim()

/** Returns the currency that a text names by sign, code or word; undefined if it names none. */
export const currencyOf = (text: string): Currency | undefined =>
  signs.find(([sign]) => sign.test(text.normalize('NFKC')))?.[1]

/** Rough exchange rates to CNY, good enough to tell a price per tonne from one per kilogram. */
export const roughCny: Record<Currency, number> = { CNY: 1, USD: 7, EUR: 8 }
