/** Reads the rows of a price table. Unit and tax are never assumed: cell, column, heading or the person says them. */
import { t } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import type { MarketMaterial } from '#contract/market_price.ts'
import type { MaterialTax, MaterialUnit } from '#contract/market_price_enums.ts'
import { priceFields, priceOrder, type PriceRow } from '#contract/market_price_upload.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { check } from '#contract/validation.ts'
import { readWritten, scaled } from '#shared/spreadsheet/cell_units.ts'
import { foldHeading } from '#shared/spreadsheet/fold_heading.ts'
import { readDate } from '#shared/spreadsheet/read_date.ts'
import { readRegion } from '#shared/spreadsheet/read_region.ts'
import { priceUnit, type PriceUnit } from '#shared/spreadsheet/written_units.ts'
import type { Headings, PriceColumn } from './price_headings.ts'

export type PriceContext = {
  materials: readonly MarketMaterial[]
  regions: RegionIndex
  lang: Lang
  /** Today in China. */
  today: string
  /** What the person said of prices of which the table does not say it; null for nothing. */
  unit: MaterialUnit | null
  tax: MaterialTax | null
  /** For rows without a source of their own. */
  source: string
}

export type PriceReading = {
  /** The row as it will be sent, without what it replaces; null while something is wrong. */
  row: Omit<PriceRow, 'replaces'> | null
  errors: Partial<Record<PriceColumn, string>>
  /** The prices were converted to the unit of the material from this one. */
  convertedFrom: MaterialUnit | null
}

const basisUnits: Partial<Record<NonNullable<PriceUnit['basis']>, MaterialUnit>> = {
  per_t: 't',
  per_kg: 'kg',
}
const unitOf = (said: PriceUnit): MaterialUnit | undefined => said.basis && basisUnits[said.basis]
const taxOf = ({ tax }: PriceUnit): MaterialTax | undefined =>
  tax === undefined ? undefined : tax === 1 ? 'with_tax' : 'without_tax'

const yesNo: Readonly<Record<string, MaterialTax>> = {
  是: 'with_tax',
  yes: 'with_tax',
  y: 'with_tax',
  incl: 'with_tax',
  included: 'with_tax',
  否: 'without_tax',
  no: 'without_tax',
  n: 'without_tax',
  excl: 'without_tax',
  excluded: 'without_tax',
}

/** Returns the reader of rows, to be made once for all rows of a table. */
export function priceRowReader({ places, texts }: Headings, context: PriceContext) {
  const { materials, regions, lang, today } = context
  const byName = new Map(
    materials.flatMap((one) => [one.name.zh, one.name.en].map((name) => [foldName(name), one] as const)),
  )
  const heading = priceUnit(texts[places.price ?? -1] ?? '')
  const known = new Map<string, ReturnType<typeof readRegion>>()
  const regionOf = (text: string) => {
    const found = known.get(text) ?? readRegion(regions, text)
    known.set(text, found)
    return found
  }

  return (cells: readonly string[]): PriceReading => {
    const errors: PriceReading['errors'] = {}
    const cell = (column: PriceColumn) => cells[places[column] ?? -1]?.trim() ?? ''
    const report = (column: PriceColumn, message: string) => void (errors[column] ??= message)
    const required = (column: PriceColumn): string => {
      const text = cell(column)
      if (text === '') report(column, fieldIssues.required[lang])
      return text
    }

    const name = required('material')
    const material = byName.get(foldName(name))
    if (name && !material) report('material', t`There is no material “${name.slice(0, 40)}”`)

    const place = required('region')
    const region = place ? regionOf(place) : undefined
    if (region && 'error' in region) report('region', region.error)

    const dayText = required('day')
    const day = dayText ? readDate(dayText) : undefined
    if (dayText && !day) report('day', t`“${dayText.slice(0, 30)}” is not a date like 2026-03-05`)
    if (day && day > today) report('day', fieldIssues.future_day[lang])

    const said = [priceUnit(cell('price').replace(/[\d.,]+/, ' ')), priceUnit(cell('unit')), heading]
    const taxCell = cell('tax')
    const taxSaid = taxCell === '' ? undefined : (taxOf(priceUnit(taxCell)) ?? yesNo[foldHeading(taxCell)])
    if (taxCell !== '' && !taxSaid)
      report('tax', t`“${taxCell.slice(0, 30)}” is neither with nor without tax`)
    const unit = said.map(unitOf).find((one) => one !== undefined) ?? context.unit
    const tax = taxSaid ?? said.map(taxOf).find((one) => one !== undefined) ?? context.tax
    const foreign = said.find(({ currency }) => currency !== undefined && currency !== 'CNY')
    const unclear = said.some(({ isUnclear, basis }) => isUnclear || basis === 'per_piece')
    if (foreign) report('price', t`Prices are in ¥; this one is in ${foreign.currency ?? ''}`)
    if (unclear) report('unit', t`Prices are per tonne or per kg; this row says something else`)
    else if (unit === null) report('unit', t`Nothing says whether the price is per tonne or per kg`)
    if (tax === null) report('tax', t`Nothing says whether the price includes tax`)
    else if (material && tax !== material.tax)
      report(
        'tax',
        material.tax === 'with_tax'
          ? t`This material is listed with tax, this price is without`
          : t`This material is listed without tax, this price is with`,
      )
    const times = said.find((one) => one.times !== 1)?.times ?? 1
    const factor = (material && unit ? factorBetween(unit, material.unit) : 1) * times

    const figure = (column: 'low' | 'high' | 'price'): number | null => {
      const text = column === 'price' ? required(column) : cell(column)
      if (text === '' || /^[-–—/]+$/.test(text)) return null
      const { value, rest } = readWritten(text)
      // What follows a number is its unit, or the number is no number.
      if (
        value === undefined ||
        (rest !== '' && unitOf(priceUnit(text.replace(/[\d.,]+/, ' '))) === undefined)
      ) {
        report(column, t`“${text.slice(0, 30)}” is not a number`)
        return null
      }
      const found = scaled(value, factor)
      const read = check(priceFields[column].schema, found, lang)
      if (!read.ok) report(column, Object.values(read.errors)[0] ?? fieldIssues.positive[lang])
      return found
    }
    const [low, high, price] = [figure('low'), figure('high'), figure('price')]
    if (Object.keys(errors).length === 0)
      for (const [column, message] of priceOrder({ low, high, price }))
        report(column, fieldIssues[message][lang])

    const source = cell('source') || context.source.trim()
    if (source === '') report('source', fieldIssues.required[lang])
    if (source.length > 80) report('source', fieldIssues.too_long[lang])
    const isWrong = Object.keys(errors).length > 0 || !material || !region || !('value' in region) || !day
    return {
      row:
        isWrong || price === null
          ? null
          : { material: material.id, region: region.value, day, low, high, price, source },
      errors,
      convertedFrom: material && unit && unit !== material.unit ? unit : null,
    }
  }
}

const foldName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,，]+/g, '')

/** By what a price per one unit is multiplied to be one per the other. */
const factorBetween = (from: MaterialUnit, to: MaterialUnit): number =>
  from === to ? 1 : from === 'kg' ? 1000 : 0.001

export const priceKey = ({ material, region, day }: Pick<PriceRow, 'material' | 'region' | 'day'>): string =>
  `${material}.${region}.${day}`

/** Marks rows that repeat the material, region and day of an earlier one. */
export function markRepeated(readings: readonly PriceReading[], lang: Lang): PriceReading[] {
  const seen = new Set<string>()
  return readings.map((reading) => {
    if (!reading.row) return reading
    const key = priceKey(reading.row)
    if (!seen.has(key)) {
      seen.add(key)
      return reading
    }
    return { ...reading, row: null, errors: { ...reading.errors, day: fieldIssues.price_twice[lang] } }
  })
}
