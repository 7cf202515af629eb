/** From when on a figure is unusual and has to be confirmed: a section of the site settings (decision 146). */
import * as z from 'zod/mini'
import { keepsRules } from './field_rules.ts'
import { issue } from './issue.ts'
import { amount, wholeNumber } from './text.ts'

/** Changes of a series that its usual one is taken from, the last ones. */
export const knownChanges = 30

/** More units of a currency than one of another never was or will be worth here. */
const mostOfRate = 1_000

const figures = z.strictObject({
  /**
   * A market price may change by so many times its series' usual change, but always by the least and never by more
   * than the most per cent; a series with fewer known changes than this may change by the most.
   */
  market_times: wholeNumber(1, 50),
  market_least_percent: wholeNumber(1, 100),
  market_most_percent: wholeNumber(1, 500),
  market_fewest_changes: wholeNumber(2, knownChanges),
  /** How far the first price of a series may be from that of another region, or from the index of its grade. */
  market_first_percent: wholeNumber(1, 500),
  /** A price of goods that is so many times the index of its grade, or the index so many times it. */
  stock_times: wholeNumber(2, 100),
  /** How far a scale weight may be from the theoretical one. */
  weight_percent: wholeNumber(5, 500),
  /** ¥ for one dollar and for one euro: for this check only, so that a price in either is compared at all. */
  cny_per_usd: amount(mostOfRate),
  cny_per_eur: amount(mostOfRate),
})
export type UnusualPolicy = z.output<typeof figures>

export const unusualPolicy = figures.check(
  keepsRules([
    (values, report) => {
      const { market_least_percent: least, market_most_percent: most } = values as UnusualPolicy
      if (least > most) report('market_most_percent', issue('range_order'))
    },
  ]),
)

/** Holds while operators have set nothing. */
export const defaultUnusualPolicy: UnusualPolicy = {
  market_times: 6,
  market_least_percent: 5,
  market_most_percent: 20,
  market_fewest_changes: 5,
  market_first_percent: 50,
  stock_times: 3,
  weight_percent: 30,
  cny_per_usd: 7.1,
  cny_per_eur: 7.8,
}
