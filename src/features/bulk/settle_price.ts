/** Settles whether a price is per tonne, per kilogram or per piece: as named, or the only plausible one; otherwise the person is asked. */
import { t } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import { pricePerTonne } from '#contract/steel/price_per_tonne.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { scaled } from '#shared/spreadsheet/cell_units.ts'
import { roughCny, type Currency } from '#shared/spreadsheet/currencies.ts'
import type { CellFix } from './cell_fixes.ts'
import type { PriceBasis, PriceUnit } from '#shared/spreadsheet/written_units.ts'

/** A price as written in its cell, with the units that the cell and the heading name. */
export type WrittenPrice = { place: number; number: number; cell: PriceUnit; heading: PriceUnit }

export type SettledPrice = {
  values: { price_amount?: number; price_basis?: PriceBasis; currency?: Currency; tax_included?: 0 | 1 }
  error?: string
  note?: string
  fixes?: CellFix[]
}

/**
 * Plausible prices of steel in ¥/t, from scrap to superalloys. The upper bound is a thousand times the lower one, so a
 * plausible price becomes implausible when tonnes and kilograms are confused.
 */
const plausible = { from: 1000, below: 1_000_000 } as const

/**
 * Chinese lists of alloy and stainless steel also write ten thousands for a tonne without saying so. Stock that is not
 * scrap costs more than 3 ¥/kg: below that, such a number may be either.
 */
const maybeTenThousands = { from: 1, below: 3 } as const

const bases = ['per_t', 'per_kg', 'per_piece'] as const
const units: Record<Lang, Record<PriceBasis, string>> = {
  zh: { per_t: '吨', per_kg: '公斤', per_piece: '支' },
  en: { per_t: 't', per_kg: 'kg', per_piece: 'pc' },
}
const currencies = ['CNY', 'USD', 'EUR'] as const
const signs: Record<Currency, string> = { CNY: '¥', USD: '$', EUR: '€' }

export function settlePrice(
  { place, number, cell, heading }: WrittenPrice,
  given: {
    /** The basis from a column of its own. */
    basis: PriceBasis | undefined
    /** The basis that the person chose for all rows; a heading takes precedence over it. */
    basisForAll: PriceBasis | undefined
    currency: Currency | undefined
    pieceKg: number | null
    lang: Lang
  },
): SettledPrice {
  const { pieceKg, lang } = given
  const abroad = cell.currency ? undefined : (cell.foreign ?? (given.currency ? undefined : heading.foreign))
  if (abroad)
    return {
      values: {},
      error: t`The market has prices in CNY, USD and EUR, not in ${abroad}: convert them, or leave the column out`,
    }
  if (heading.isAbroad && !cell.currency && !given.currency) {
    const shown = formatNumber(number)
    const per = cell.basis ?? given.basis ?? heading.basis
    return {
      values: {},
      error: t`In which currency is ${shown}? Write it, or choose it for all rows`,
      fixes: currencies.map((one): CellFix => ({
        sort: `price in ${one}`,
        label: `${shown} ${one}`,
        group: t`in ${one}`,
        place,
        text: `${number} ${one}${per ? `/${units.en[per]}` : ''}`,
      })),
    }
  }
  const named = cell.currency ?? given.currency ?? heading.currency
  const currency = named ?? 'CNY'
  const times = cell.currency || cell.times !== 1 ? cell.times : heading.times
  const money = scaled(number, times)
  const from = cell.basis ? cell : given.basis ? undefined : heading.basis ? heading : undefined
  const basis = cell.basis ?? given.basis ?? heading.basis ?? given.basisForAll
  const amount = Math.round(scaled(money, from?.basisTimes ?? 1) * 100) / 100
  const tax = cell.tax ?? heading.tax
  const about = { ...(named && { currency: named }), ...(tax !== undefined && { tax_included: tax }) }
  const perTonne = (one: PriceBasis) => pricePerTonne({ amount: money, basis: one, pieceKg })
  const isPlausible = (price: number | null) =>
    price === null ||
    (price * roughCny[currency] >= plausible.from && price * roughCny[currency] < plausible.below)
  const shown = `${signs[currency]}${formatNumber(money)}`
  const fitting = bases.filter((one) => isPlausible(perTonne(one)))
  const written = currency === 'CNY' ? { zh: '元', en: 'CNY' }[lang] : currency
  const fix = (one: PriceBasis): CellFix => ({
    sort: `price ${one}`,
    label: `${shown}/${units[lang][one]}`,
    group: t`per ${units[lang][one]}`,
    place,
    text: `${money} ${written}/${units[lang][one]}`,
  })
  const perTenThousands = money * 10_000
  const isTenThousands = currency === 'CNY' && times === 1 && money < 100 && isPlausible(perTenThousands)
  const inTenThousands: CellFix[] = isTenThousands
    ? [
        {
          sort: 'price in 10,000 per_t',
          label: `¥${formatNumber(perTenThousands)}/${units[lang].per_t}`,
          group: t`in ten thousands per tonne`,
          place,
          text: `${money} 万元/吨`,
        },
      ]
    : []
  if (number <= 0) return { values: { ...about, price_amount: amount, price_basis: basis ?? 'per_t' } }
  if (basis === undefined) {
    const [only, other] = fitting
    const isEither = isTenThousands && money >= maybeTenThousands.from && money < maybeTenThousands.below
    if (only && !other && !heading.isUnclear && !isEither) {
      const unit = units[lang][only]
      return {
        values: { ...about, price_amount: amount, price_basis: only },
        note: t`Read as ${shown}/${unit}: no other unit gives a plausible steel price`,
      }
    }
    return {
      values: about,
      error: t`Is ${shown} for a tonne, a kilogram or a piece? Say it in the heading, the cell, or for all rows`,
      fixes: [
        ...(isEither || fitting.length === 0 ? inTenThousands : []),
        ...(fitting.length > 0 ? fitting : bases).map(fix),
      ],
    }
  }
  const saidPerTonne = pricePerTonne({ amount, basis, pieceKg })
  if (isPlausible(saidPerTonne)) return { values: { ...about, price_amount: amount, price_basis: basis } }
  const unit = units[lang][basis]
  return {
    values: about,
    error: t`${signs[currency]}${formatNumber(amount)}/${unit} is not a plausible steel price: check the unit`,
    fixes: [...(basis === 'per_t' ? inTenThousands : []), ...fitting.filter((one) => one !== basis).map(fix)],
  }
}
