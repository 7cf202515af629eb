/** Reads what stands in one cell as the value of its field. */
import { t } from '@lingui/core/macro'
import { categories } from '#contract/reference/categories.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { comparableGrades } from '#contract/steel/grades.ts'
import { gradeCode } from '#contract/steel/spec_tokens.ts'
import { serialDate } from '#shared/spreadsheet/xlsx_dates.ts'
import { foldWord, optionReader, readFlag } from './options.ts'
import type { BothTexts } from './both_texts.ts'
import type { BulkColumn } from './bulk_columns.ts'
import { readAmount, readWritten, scaled, unitFactor } from './cell_units.ts'

/** What a cell says. `also` are other fields that it fills where no column of their own does. */
export type CellReading = {
  value?: unknown
  also?: Readonly<Record<string, unknown>>
  /** Why it cannot be read, in the reader's language. */
  error?: string
  /** What the person should know though it was read. */
  note?: string
}

export type CellReader = (text: string) => CellReading

export type CellContext = {
  texts: BothTexts
  regions: RegionIndex
  /** Unit that the column's heading names. */
  unit: string
  /** The column of the unit or the basis that stands beside a number. */
  joined?: BulkColumn
  has: (name: string) => boolean
}

const unread = (text: string): string => {
  const shown = text.length > 30 ? `${text.slice(0, 30)}…` : text
  return t`“${shown}” is not understood here`
}

const list = (text: string): string[] =>
  text
    .split(/[\n,;、，；|]+/)
    .map((part) => part.trim())
    .filter(Boolean)

/** `2026-03-05` from `2026/3/5`, `2026年3月5日`, `20260305` or the number that a spreadsheet keeps. */
export function readDate(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  if (/^\d{5}(?:\.\d+)?$/.test(plain)) return serialDate(Number(plain))
  const match =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[T\s].*)?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (!match) return undefined
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined
}

const leaves = categories.filter((one) => one.parent_id !== null)
const singular = (text: string) => foldWord(text).replace(/s$/, '')

/** Second-level categories of this name; a path (`锻圆 / 合结锻圆`) counts by its last part. */
function categoriesNamed(text: string): number[] {
  const last = text.split(/[/>\\]|\s-\s/).at(-1) ?? text
  const named = leaves.filter(
    (one) => foldWord(one.zh) === foldWord(last) || singular(one.en) === singular(last),
  )
  return named.map((one) => one.id)
}

/** A list names the same few grades and places over and over. */
function remembering(read: CellReader): CellReader {
  const known = new Map<string, CellReading>()
  return (text) => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
}

/** A listed grade or equivalent in its usual spelling; any other as it is written. */
function readMaterial(text: string): CellReading {
  const code = gradeCode(text)
  if (code) return { value: code }
  if (comparableGrades(text).length > 0) return { value: text }
  const shown = text.slice(0, 40)
  return {
    value: text,
    note: t`“${shown}” is not in the list of grades; its weight is computed as carbon steel`,
  }
}

function regionReader({ regions }: CellContext): CellReader {
  const read = (text: string): CellReading => {
    const [first, second] = regions.search(text.replace(/[-–·]/g, ' '), 2)
    if (!first) return { error: t`No place “${text}” is known; write province and city` }
    const isOnly = !second || first.zh !== second.zh
    return isOnly ? { value: first.id } : { error: t`There are several places “${text}”; add the province` }
  }
  return remembering(read)
}

function numberReader({ id, name, field }: BulkColumn, context: CellContext): CellReader {
  const { unit, joined, texts, has } = context
  const wanted = id.startsWith('dims.') ? (id === 'dims.kg' ? 'kg' : 'mm') : field.unit
  const joinedOption = joined && optionReader(joined.field, texts)
  const isPrice = name === 'price_amount'
  return (text) => {
    const plain = readAmount(text, wanted, unit)
    const { value, rest, currency } = readWritten(text)
    const basis =
      joinedOption?.(rest || unit.replace(/^[^/]*\//, '')) ?? (rest ? undefined : joinedOption?.(unit))
    const also = {
      ...(joined && basis !== undefined && { [joined.name]: basis }),
      ...(isPrice && currency && has('currency') && { currency }),
    }
    if (plain !== undefined) return { value: plain, also }
    if (isPrice && /面议|电议|询价|negotiable|on request|poa/i.test(text) && has('negotiable'))
      return { also: { negotiable: 1 } }
    if (value !== undefined && basis !== undefined)
      return { value: scaled(value, unitFactor('', wanted)), also }
    const shown = text.slice(0, 30)
    return { error: wanted ? t`“${shown}” is not a number in ${wanted}` : t`“${shown}” is not a number` }
  }
}

/** The reader of a column; made once for all rows. Of `dims` the row reads the whole specification itself. */
export function cellReader(column: BulkColumn, context: CellContext): CellReader {
  const { field, dim } = column
  if (dim) return numberReader(column, context)
  switch (field.widget) {
    case 'number':
      return numberReader(column, context)
    case 'choice': {
      const option = optionReader(field, context.texts)
      return (text) => {
        const value = option(text)
        return value === undefined ? { error: unread(text) } : { value }
      }
    }
    case 'multi': {
      const option = optionReader(field, context.texts)
      return (text) => {
        const whole = option(text)
        if (whole !== undefined) return { value: [whole] }
        const values = list(text.replaceAll('+', ',').replaceAll('/', ',')).map(
          (part) => option(part) ?? option(part.split(/\s/)[0]!),
        )
        return values.includes(undefined) ? { error: unread(text) } : { value: [...new Set(values)] }
      }
    }
    case 'flag':
      return (text) => {
        const value = readFlag(text)
        return value === undefined ? { error: t`“${text.slice(0, 30)}” is neither yes nor no` } : { value }
      }
    case 'date':
      return (text) => {
        const value = readDate(text)
        return value === undefined
          ? { error: t`“${text.slice(0, 30)}” is not a date like 2026-03-05` }
          : { value }
      }
    case 'category':
      return (text) => {
        const [first, second] = categoriesNamed(text)
        if (first === undefined) return { error: t`There is no category “${text.slice(0, 30)}”` }
        return second === undefined ? { value: first } : { error: t`Several categories are called “${text}”` }
      }
    case 'material':
      return remembering(readMaterial)
    case 'region':
      return regionReader(context)
    case 'standards':
      return (text) => ({ value: list(text) })
    case 'photos':
      return (text) => ({ value: text.split(/[\s,;，；|]+/).filter(Boolean) })
    default:
      return (text) => ({ value: text })
  }
}
