import type { PostingDefinition } from '#contract/postings/define.ts'
import type { FigureMeaning, UnusualFigure } from '#contract/postings/unusual_figures.ts'
import { pricePerTonne, withTax } from '#contract/steel/price_per_tonne.ts'
import { grossWeightKg } from '#contract/steel/weight.ts'
import { densityOf } from '#contract/steel/grades.ts'
import type { UnusualPolicy } from '#contract/unusual_policy.ts'
import type { Index } from '#server/features/grade_price/newest_store.ts'
import { lotWeightKg } from './columns.ts'
import type { AnyValues, SharedValues } from './values.ts'

/** Days that an index may be old: prices of steel do not become several times others within a quarter. */
export const indexDays = 90

type Basis = NonNullable<SharedValues['price_basis']>
type PricesOn = Partial<Record<Basis, number>>
const bases = ['per_t', 'per_kg', 'per_piece'] as const satisfies readonly Basis[]

const round = (value: number) => Math.round(value * 100) / 100

/** Whether one is so many times the other, or more. */
export const isFar = (given: number, beside: number, times: number): boolean =>
  given >= beside * times || given * times <= beside

/** What an amount in ¥ is in ¥/t with tax on each basis on which it can be converted. */
export const onEachBasis = (given: { amount: number; pieceKg: number | null; tax: 0 | 1 }): PricesOn =>
  Object.fromEntries(
    bases.flatMap((basis) => {
      const price = pricePerTonne({ ...given, basis })
      return price ? [[basis, round(withTax(price, given.tax))]] : []
    }),
  )

/** The basis on which a price would be usual beside another one; undefined if there is none. */
export const meantBasis = (prices: PricesOn, beside: number, times: number): Basis | undefined =>
  bases.find((basis) => prices[basis] !== undefined && !isFar(prices[basis], beside, times))

/** Whether a price would be usual if it were that of so many together. */
export const isTotal = (
  { given, beside }: Pick<UnusualFigure, 'given' | 'beside'>,
  count: number | null | undefined,
  times: number,
): boolean => count !== null && count !== undefined && count > 1 && !isFar(given / count, beside, times)

function pricesOn(values: SharedValues, policy: UnusualPolicy): PricesOn {
  const { price_amount: amount, currency = 'CNY', quantity, negotiable } = values
  if (!amount || negotiable === 1) return {}
  const rate = { CNY: 1, USD: policy.cny_per_usd, EUR: policy.cny_per_eur }[currency ?? 'CNY']
  const weight =
    (values.weighing_method === 1 ? values.actual_weight_kg : null) ??
    lotWeightKg(values) ??
    values.actual_weight_kg
  const pieceKg = weight && quantity ? weight / quantity : null
  return onEachBasis({ amount: amount * rate, pieceKg, tax: values.tax_included === 0 ? 0 : 1 })
}

/** The price that the values state, in ¥/t with tax; undefined without one, or per piece without a weight. */
export function statedPerTonne(values: AnyValues, policy: UnusualPolicy): number | undefined {
  const { price_basis: basis } = values as SharedValues
  return basis ? pricesOn(values as SharedValues, policy)[basis] : undefined
}

function unusualPrice(values: SharedValues, index: Index, policy: UnusualPolicy): UnusualFigure | null {
  const prices = pricesOn(values, policy)
  const given = values.price_basis && prices[values.price_basis]
  if (!given || !isFar(given, index.per_t, policy.stock_times)) return null
  // The currency first: a number that is usual in ¥ was hardly meant for another unit.
  const inYuan = statedPerTonne({ ...values, currency: 'CNY' }, policy)
  const isYuan = inYuan !== undefined && !isFar(inYuan, index.per_t, policy.stock_times)
  const times = policy.stock_times
  const pieces = values.price_basis === 'per_piece' ? values.quantity : null
  const meant =
    values.currency !== 'CNY' && isYuan
      ? 'cny'
      : (meantBasis(prices, index.per_t, times) ??
        (isTotal({ given, beside: index.per_t }, pieces, times) ? 'total' : null))
  return {
    name: 'price_amount',
    than: 'index',
    given,
    beside: index.per_t,
    day: index.day,
    meant,
  }
}

type Tier = { price?: number | null }
/** Prices of a group buy, which are in ¥/t. */
const unusualTiers = (values: AnyValues, index: Index, { stock_times: times }: UnusualPolicy) =>
  ((values['tiers'] ?? []) as Tier[]).flatMap(({ price }, at): UnusualFigure[] => {
    if (!price || !isFar(price, index.per_t, times)) return []
    const meant = isFar(price * 1000, index.per_t, times) ? null : 'per_kg'
    return [
      { name: `tiers.${at}.price`, than: 'index', given: price, beside: index.per_t, day: index.day, meant },
    ]
  })

/** The theoretical weights of a lot in kg: of the stated dimensions, and as it is forged with its allowance. */
function theoreticalWeights(values: AnyValues): number[] {
  const { shape, dims, quantity, material } = values as SharedValues
  const net = lotWeightKg(values as SharedValues)
  if (net === null || !shape || !dims || !quantity) return []
  const allowance = values['machining_allowance']
  const gross =
    typeof allowance === 'number'
      ? grossWeightKg(shape, dims, allowance, densityOf(material ?? ''))
      : undefined
  return [net, ...(gross === undefined ? [] : [gross * quantity])]
}

/** The weight that somebody states, in kg; requests for tonnes state it in `weight_t`. */
function statedWeight(values: AnyValues): { name: 'actual_weight_kg' | 'weight_t'; given: number } | null {
  const { actual_weight_kg: kg, weight_t: tonnes } = values
  if (typeof kg === 'number' && kg > 0) return { name: 'actual_weight_kg', given: kg }
  return typeof tonnes === 'number' ? { name: 'weight_t', given: tonnes * 1000 } : null
}

function unusualWeight(values: AnyValues, { weight_percent: percent }: UnusualPolicy): UnusualFigure | null {
  const weights = theoreticalWeights(values)
  const [beside] = weights
  const stated = statedWeight(values)
  if (!stated || beside === undefined) return null
  const { name, given } = stated
  const isUsual = (kg: number) => weights.some((weight) => Math.abs(kg - weight) * 100 <= weight * percent)
  if (isUsual(given)) return null
  const meanings: [FigureMeaning, number][] = [
    name === 'weight_t' ? ['kilograms', given / 1000] : ['tonnes', given * 1000],
    ['one_piece', given * ((values as SharedValues).quantity ?? 1)],
  ]
  const meant = meanings.find(([, kg]) => isUsual(kg))?.[0] ?? null
  return { name, than: 'theoretical', given, beside, day: null, meant }
}

/**
 * The figures of a posting that are far from the index of its grade or from its theoretical weight. Only what is offered
 * has a price that belongs beside an index: what somebody wants is part machined, and its price an idea.
 */
export function unusualFiguresOf(
  { side }: Pick<PostingDefinition, 'side'>,
  values: AnyValues,
  { index, policy }: { index: Index | undefined; policy: UnusualPolicy },
): UnusualFigure[] {
  const prices =
    side === 'seller' && index
      ? [unusualPrice(values as SharedValues, index, policy), ...unusualTiers(values, index, policy)]
      : []
  return [...prices, unusualWeight(values, policy)].filter((figure) => figure !== null)
}

/** Figures that are neither confirmed by name nor as unusual as they were before, when they were confirmed. */
export const openFigures = (
  found: readonly UnusualFigure[],
  { confirmed, before }: { confirmed: readonly string[]; before: readonly UnusualFigure[] },
): UnusualFigure[] =>
  found.filter(
    ({ name, given, than }) =>
      !confirmed.includes(name) &&
      !before.some((one) => one.name === name && one.given === given && one.than === than),
  )
