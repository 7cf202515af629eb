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
import { priceUnit } from '#shared/spreadsheet/written_units.ts'
import type { Headings, PriceColumn } from './price_headings.ts'
import { besideNumber, figureUnit, type FigureUnit, saidIn, taxOf } from './price_units.ts'

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
  /** The unit of the prices of the material, in which the row is stored. */
  unit: MaterialUnit | null
  /** What the price was converted from to the unit of the material, as it is written: `¥/kg`, `元/斤`. */
  convertedFrom: string | null
  /** Nothing in the table says the unit of the price: the person did. */
  isAssumed: boolean
}

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
  const headingOf = (column: PriceColumn) => saidIn(texts[places[column] ?? -1] ?? '')
  const headings = { low: headingOf('low'), high: headingOf('high'), price: headingOf('price') }
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

    const unitCell = saidIn(cell('unit'))
    const unitOf = (column: keyof typeof headings) => {
      const named = headings[column].basis || headings[column].isUnclear ? column : 'price'
      return figureUnit(besideNumber(cell(column)), [unitCell, headings[named]], context.unit)
    }
    const units = { low: unitOf('low'), high: unitOf('high'), price: unitOf('price') }
    const said = [besideNumber(cell('price')), unitCell, headings.price]
    const taxCell = cell('tax')
    const taxSaid = taxCell === '' ? undefined : (taxOf(priceUnit(taxCell)) ?? yesNo[foldHeading(taxCell)])
    if (taxCell !== '' && !taxSaid)
      report('tax', t`“${taxCell.slice(0, 30)}” is neither with nor without tax`)
    const tax = taxSaid ?? said.map(taxOf).find((one) => one !== undefined) ?? context.tax
    const all = Object.values(units)
    const foreign = all.find((one) => one.foreign !== null)?.foreign
    if (foreign) report('price', t`Prices are in ¥; this one is in ${foreign}`)
    if (all.some(({ isUnclear }) => isUnclear))
      report('unit', t`Prices are per tonne or per kg; this row says something else`)
    else if (units.price.unit === null)
      report('unit', t`Nothing says whether the price is per tonne or per kg`)
    if (tax === null) report('tax', t`Nothing says whether the price includes tax`)
    else if (material && tax !== material.tax)
      report(
        'tax',
        material.tax === 'with_tax'
          ? t`This material is listed with tax, this price is without`
          : t`This material is listed without tax, this price is with`,
      )

    const figure = (column: 'low' | 'high' | 'price'): number | null => {
      const text = column === 'price' ? required(column) : cell(column)
      if (text === '' || /^[-–—/]+$/.test(text)) return null
      const { value, rest } = readWritten(text)
      // What follows a number is its unit, or the number is no number.
      if (value === undefined || (rest !== '' && besideNumber(text).basis === undefined)) {
        report(column, t`“${text.slice(0, 30)}” is not a number`)
        return null
      }
      const factor = (material && units[column].factors?.[material.unit]) ?? 1
      const found = factor === 1 ? value : Math.round(scaled(value, factor) * 100) / 100
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
      unit: material?.unit ?? null,
      convertedFrom: material ? convertedFrom(units.price, material.unit) : null,
      isAssumed: units.price.isAssumed,
    }
  }
}

const foldName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,，]+/g, '')

const convertedFrom = ({ unit, written }: FigureUnit, to: MaterialUnit): string | null =>
  written ?? (unit && unit !== to ? `¥/${unit}` : null)

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
