/** Reads the text of one cell as the value of its field. */
import { t } from '@lingui/core/macro'
import type { Widget } from '#contract/fields.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { comparableGrades } from '#contract/steel/grades.ts'
import { gradeCode } from '#contract/steel/spec/grade_names.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import type { Dims } from '#contract/steel/shapes.ts'
import { plainText, tidyText } from '#contract/text.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import { readRegion } from '#shared/spreadsheet/read_region.ts'
import { readDate } from '#shared/spreadsheet/read_date.ts'
import { optionReader, readFlag } from './options.ts'
import { readCondition } from './condition_cell.ts'
import type { BilingualTexts } from './bilingual_texts.ts'
import type { CellReading } from './cell_reading.ts'
import type { BulkColumn } from './bulk_columns.ts'
import { readAmount, readWritten } from '#shared/spreadsheet/cell_units.ts'
import { inBrackets, unknownHere } from './unknown_cell.ts'
import { readCategory } from './category_cell.ts'
import { isSeveralHeats, readUneven, splitChosen, withoutAbout } from './uneven_sizes.ts'
import { factorOf, isOnlyUnit, isPerPiece, priceUnit } from '#shared/spreadsheet/written_units.ts'

/** What a column of certificates says instead of yes. */
const certificateWords =
  /^(?:原厂|随货|附|有)?(?:质保书|质保单|材质书|mtc|tc|3\.[12]|2\.[12]|(?:en ?10204[ -]?)?[23]\.[12])$|^有/i

export type CellReader = (text: string) => CellReading

export type CellContext = {
  texts: BilingualTexts
  regions: RegionIndex
  /** The unit that the person chose for the column, else its heading, which may name one. */
  unit: string
  /** Kilograms per unit that most cells of the column name. */
  usual?: number | undefined
  /** The column that holds the unit or basis of this one's numbers. */
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

/** Caches the readings of a reader, because a list repeats the same few grades and places. */
function cached(read: CellReader): CellReader {
  const known = new Map<string, CellReading>()
  return (text) => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
}

/** What stands behind a grade and says of the goods only that they are forged. */
const goodsBehind = /^(?:锻|锻件|锻材|forged|geschm\.?)$/i

/** Returns a listed grade or equivalent in its usual spelling, any other grade as it is written. */
function readMaterial(text: string, hasSurface: boolean): CellReading {
  const code = gradeCode(text)
  if (code && !text.includes('+')) return { value: code }
  // 16Mn锻, 42CrMo4+QT: a grade with a word for the goods or their state.
  const { material, deliveryState, surface, unread: left, dims } = parseSpec(text)
  const named =
    material && isEmpty(dims) && left.every((part) => goodsBehind.test(part))
      ? gradeCode(material)
      : undefined
  const isAsWritten = surface && !hasSurface
  if (named && !isAsWritten)
    return {
      value: named,
      otherFields: { ...(deliveryState && { delivery_state: deliveryState }), ...(surface && { surface }) },
      ...(!deliveryState && !surface && { note: t`Read as ${named}, written “${text.slice(0, 40)}”` }),
    }
  if (code) return { value: code }
  if (comparableGrades(text).length > 0) return { value: text }
  const shown = text.slice(0, 40)
  return {
    value: text,
    note: t`“${shown}” is not in the list of grades; its weight is computed as carbon steel`,
  }
}

const notNumber = (text: string, wanted: string | undefined): CellReading => {
  const shown = text.slice(0, 30)
  return { error: wanted ? t`“${shown}” is not a number in ${wanted}` : t`“${shown}” is not a number` }
}

/** Whether a column holds a weight, of a lot or of an ingot. */
const isWeight = ({ id, field }: BulkColumn): boolean =>
  id === 'dims.kg' || field.unit === 'kg' || field.unit === 't'

const weighedWords = /过磅|实重|称重|磅重|weighed|on scale/i
/** Words beside a weight that change nothing. */
const weightWords = /净重?|毛重|nett?(?![a-z])|total|共|合计/gi

/** Reads a weight with the unit in its cell or heading; without a unit, the whole row settles it. */
function weightReader({ field, id }: BulkColumn, { unit: heading, usual }: CellContext): CellReader {
  const wanted = id === 'dims.kg' ? 'kg' : field.unit
  return (text) => {
    const isWeighed = weighedWords.test(text)
    const exact = withoutAbout(text)
    const plain = (exact ?? text)
      .replace(weighedWords, '')
      .replace(weightWords, '')
      .replace(/(?<=\d)\s*#$/, ' lb')
    const { value, rest } = readWritten(plain)
    if (value === undefined) return notNumber(text, wanted)
    const own = factorOf(rest, 'mass')
    const said = own ?? factorOf(heading, 'mass')
    if (rest !== '' && (!own || !isOnlyUnit(rest))) return notNumber(text, wanted)
    if (said === null) return { error: t`The heading names several units; write the unit in the cell` }
    const perPiece = isPerPiece(own === undefined ? heading : rest)
    const about = exact === undefined ? undefined : t`Weight: ${text.trim()}`
    // 3.426 kg is of a small piece or 3,426 kg; 1,557 t is 1.557 t where commas are decimal.
    const sign = /^\D*[1-9]\d{0,2}([.,])\d{3}(?![\d.,])/.exec(plain)?.[1]
    const isGrouped = (sign === '.' && said === 1) || (sign === ',' && said === 1000)
    return {
      weight: {
        number: value,
        factor: said,
        perPiece,
        isWeighed,
        ...(usual && { usual }),
        ...(isGrouped && { isGrouped }),
      },
      ...(about && { said: about }),
    }
  }
}

function priceReader({ has, unit }: CellContext): CellReader {
  const heading = priceUnit(unit)
  return (text) => {
    const { value, rest } = readWritten(text)
    const cell = priceUnit(text.normalize('NFKC').replace(/[+-]?[\d.,、。\s]*\d\.?/, ' '))
    if (
      value === undefined ||
      cell.isUnclear ||
      (rest !== '' && cell.basis === undefined && cell.tax === undefined && cell.times === 1)
    ) {
      if (/面议|电议|询价|negotiable|on request|poa/i.test(text) && has('negotiable'))
        return { otherFields: { negotiable: 1 } }
      return notNumber(text, undefined)
    }
    return { price: { number: value, cell, heading } }
  }
}

/** Words for a length that is the same for all pieces. */
const fixedWords =
  /^(?:定尺|定长|fixed|cut to|м\/д)\s*[:：]?\s*(?=\d)|(?<=[\d米m])\s*(?:定尺|fixed lengths?|м\/д)$/iu

/** Reads a dimension in mm, and reports if neither cell nor heading names its unit. */
/** Signs of a diameter around its number: φ25, 25 Φ, 25 ф, 25 dia., 25 파이. */
const diameterSigns =
  /^(?:[φΦøØ⌀∅фФ]|D(?!n)|dia(?:m(?:eter)?)?\.?|직경)\s*(?=\d)|(?<=[\d.,](?:\s?mm)?)\s*(?:[φΦøØ⌀∅фФ]\.?|dia(?:m(?:eter)?)?\.?|dm|파이|직경)$/iu

function lengthReader(dim: string, { unit: heading }: CellContext): CellReader {
  const isDiameter = ['d', 'od', 'id'].includes(dim)
  return (given) => {
    const plainText = given.replace(fixedWords, '')
    const text = isDiameter ? plainText.trim().replace(diameterSigns, '') : plainText
    // Feet and inches, as the line reads them: 20' 6".
    const { dims, unread: left } = /\d\s?['′’]/.test(text)
      ? parseSpec(`L=${text}`, { shape: 'round' })
      : { dims: {} as Dims, unread: [] }
    if (dims.l !== undefined && left.length === 0) return { value: dims.l }
    const chosen = splitChosen(text, (inner) => readUneven(inner, heading) !== undefined)
    const plain = readAmount(chosen?.value ?? text, 'mm', chosen ? '' : heading)
    if (chosen && plain !== undefined) return { value: plain, uneven: readUneven(chosen.said, heading)! }
    const uneven = plain === undefined ? readUneven(text, heading) : undefined
    if (uneven) return { uneven }
    if (plain === undefined) return notNumber(text, 'mm')
    const { rest } = readWritten(text)
    const isSaid = factorOf(rest || heading, 'length') !== undefined
    return { value: plain, ...(!isSaid && { hasNoUnit: true }) }
  }
}

function numberReader({ field }: BulkColumn, context: CellContext): CellReader {
  const { unit, joined, texts } = context
  const joinedOption = joined && optionReader(joined.field, texts)
  return (text) => {
    const plain = readAmount(text, field.unit, unit)
    const { value, rest } = readWritten(text)
    const option = joinedOption?.(rest || unit)
    const otherFields = { ...(joined && option !== undefined && { [joined.name]: option }) }
    if (plain !== undefined) return { value: plain, otherFields }
    if (value !== undefined && option !== undefined) return { value, otherFields }
    return notNumber(text, field.unit)
  }
}

/** The text of a cell without what nobody sees in it; where the field has one line, cells of several lines are joined. */
export function cellText(cell = '', widget: Widget): string {
  const isOneLine = widget === 'text' || widget === 'mill' || widget === 'material'
  return isOneLine ? tidyText(cell, cell.length) : plainText(cell).trim()
}

/** Returns the reader of a column, to be made once for all rows. A column with a whole specification (`dims`) is read by the row reader. */
export function cellReader(column: BulkColumn, context: CellContext): CellReader {
  const { field, dim } = column
  if (dim) return dim === 'kg' ? weightReader(column, context) : lengthReader(dim, context)
  switch (field.widget) {
    case 'number':
      if (column.name === 'price_amount') return priceReader(context)
      return isWeight(column) ? weightReader(column, context) : numberReader(column, context)
    case 'choice': {
      const option = optionReader(field, context.texts)
      const isState = column.name === 'delivery_state'
      return (text) => {
        const value = option(text)
        const both = isState ? readCondition(text, option, context.has('surface')) : undefined
        if (both) return both
        const [, aside] = inBrackets.exec(text) ?? []
        if (isState && value === undefined)
          return aside ? { said: t`Condition: ${aside}` } : unknownHere(text, column.id, unread(text))
        return value === undefined ? { error: unread(text) } : { value }
      }
    }
    case 'multi': {
      const option = optionReader(field, context.texts)
      return (text) => {
        // 未探, — : not tested. UT合格: the method, and that it passed.
        if (/^(?:未探|未检|not tested|[—–-])$/i.test(text)) return {}
        const whole = option(text.replace(/合格|\bok\b/gi, '').trim())
        if (whole !== undefined) return { value: [whole] }
        const [, aside] = inBrackets.exec(text) ?? []
        if (aside) return { said: t`Testing: ${aside}` }
        const values = list(text.replaceAll('+', ',').replaceAll('/', ',')).map(
          (part) => option(part) ?? option(part.split(/\s/)[0]!),
        )
        return values.includes(undefined)
          ? unknownHere(text, column.id, unread(text))
          : { value: [...new Set(values)] }
      }
    }
    case 'flag':
      return (text) => {
        const isCertificate = column.name === 'have_warranty' && certificateWords.test(text)
        const value = readFlag(text) ?? (isCertificate ? 1 : undefined)
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
      return cached(readCategory)
    case 'material':
      return cached((text) => readMaterial(text, context.has('surface')))
    case 'region':
      return cached((text) => {
        const [, aside] = inBrackets.exec(text) ?? []
        if (aside) return { said: t`Place: ${aside}` }
        const found = readRegion(context.regions, text)
        return 'error' in found ? unknownHere(text, column.id, found.error) : found
      })
    case 'standards':
      return (text) => ({ value: list(text) })
    case 'photos':
      return (text) => ({ value: text.split(/[\s,;，；|]+/).filter(Boolean) })
    default:
      if (column.name === 'heat_no')
        return (text) => (isSeveralHeats(text) ? { said: t`Heats: ${text}` } : { value: text })
      return (text) => ({ value: text })
  }
}
