type Parameter = string | number | undefined

/** Parameters in the address of market prices, not validated; the page, which is loaded with the rules, reads them. */
export type MarketAddress = Readonly<Record<string, Parameter | readonly (string | number)[]>>

export const marketAddress = (raw: Record<string, unknown>): MarketAddress => raw as MarketAddress
