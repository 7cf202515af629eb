/** Pure functions that find the heading rows of a table and guess what each column holds. */
import type { BulkColumn } from './bulk_columns.ts'
import {
  alikeIn,
  contentOf,
  holdsGoods,
  holdsSpecs,
  holdsWordsOfGoods,
  holdsGrades,
  holdsNumbers,
  holdsSections,
  holdsSizes,
  isRunning,
  type Alike,
  type Content,
} from './column_content.ts'
import { columnWords } from './column_words.data.ts'
import { withWeight } from './weight_columns.ts'
import {
  factorOf,
  isOnlyUnit,
  isPerPiece,
  priceUnit,
  withoutUnits,
} from '#shared/spreadsheet/written_units.ts'
import { foldHeading } from '#shared/spreadsheet/fold_heading.ts'
import { looksLikeHeading } from '#shared/spreadsheet/table_parts.ts'

type Dictionary = ReadonlyMap<string, string>

/** Fields for the weight of a lot; a kind has one of them. */
const weightIds = ['weight_t', 'actual_weight_kg']

/** Returns what known headings mean: labels in both languages, names of fields, words of the trade. */
export function dictionaryOf(columns: readonly BulkColumn[]): Dictionary {
  const dictionary = new Map<string, string>()
  const add = (heading: string, id: string) => {
    const folded = foldHeading(heading)
    if (folded && !dictionary.has(folded)) dictionary.set(folded, id)
  }
  for (const { id, label } of columns) for (const name of [label.zh, label.en, id]) add(name, id)
  // The words of both weight fields are known, because guessColumns maps either to the one that the kind has.
  for (const id of new Set([...columns.map((one) => one.id), ...weightIds]))
    for (const word of columnWords[id]?.split('|') ?? []) add(word, id)
  return dictionary
}

const searchedRows = 10

export type Heading = { from: number; to: number }

/** Where the second language of a heading begins: `牌号⏎Grade`, `规格 Size (mm)`. */
const betweenLanguages =
  /\s*\n\s*|\s+\/\s+|(?<=[\p{Script=Han}）)])\s*(?=[a-z])|(?<=[a-z.)])\s*(?=\p{Script=Han})/iu

/** Returns what a heading means, with or without its units, in one language or two; undefined if unknown. */
export function meaningOf(heading: string, dictionary: Dictionary): string | undefined {
  const ofOne = (text: string) =>
    dictionary.get(foldHeading(text)) ?? dictionary.get(foldHeading(withoutUnits(text)))
  const whole = ofOne(heading)
  if (whole !== undefined) return whole
  const parts = heading.split(betweenLanguages)
  const meant = new Set(parts.length > 1 ? parts.flatMap((part) => ofOne(part) ?? []) : [])
  return meant.size === 1 ? [...meant][0] : undefined
}

/** Whether WT is a weight: it is a wall only in a column of lengths. */
const isWeightInShort = (heading: string): boolean =>
  /(?:^|[^a-z])w\.? ?t\.?(?![a-z])/i.test(heading) && typeof factorOf(heading, 'length') !== 'number'

/** Maximum rows of a heading: groups, columns, units. */
const maxHeadingRows = 3

/**
 * Returns the range of heading rows, or null if there is none. The heading is the row among the first ten in which most
 * cells are recognised, with groups above it (`规格` over `直径` and `长度`) and units or parts below it.
 */
export function findHeading(rows: readonly (readonly string[])[], dictionary: Dictionary): Heading | null {
  /** `宽/内径`: each of its parts is a heading. */
  const isOfParts = (cell: string) =>
    cell.includes('/') && cell.split('/').every((part) => meaningOf(part.trim(), dictionary) !== undefined)
  const score = (cells: readonly string[] | undefined) => {
    const filled = (cells ?? []).filter(Boolean)
    // A merged title over the whole table repeats the same text, so each meaning counts once.
    if (filled.length === 0 || !filled.every(looksLikeHeading)) return 0
    return new Set(filled.map((cell) => meaningOf(cell, dictionary)).filter(Boolean)).size
  }
  const scores = rows.slice(0, searchedRows).map(score)
  const best = Math.max(0, ...scores)
  if (best === 0 || (best === 1 && (rows[scores.indexOf(best)]?.filter(Boolean).length ?? 0) > 2)) return null
  const at = scores.indexOf(best)
  /** Whether a row belongs to the heading above it: it holds only units, further headings, and repeated merged cells. */
  const isBelow = (place: number) => {
    const [above, cells] = [rows[place - 1] ?? [], rows[place] ?? []]
    const filled = cells.flatMap((cell, column) => (cell && cell !== above[column] ? [cell] : []))
    const isHeading = (cell: string) =>
      isOnlyUnit(cell) || meaningOf(cell, dictionary) !== undefined || isOfParts(cell)
    return filled.length > 0 && filled.every((cell) => looksLikeHeading(cell) && isHeading(cell))
  }
  let [from, to] = [at, at]
  while (
    to - from + 1 < maxHeadingRows &&
    to + 1 < rows.length &&
    ((scores[to + 1] ?? 0) > 0 || isBelow(to + 1))
  )
    to++
  while (to - from + 1 < maxHeadingRows && (scores[from - 1] ?? 0) > 0) from--
  return { from, to }
}

/** Returns the heading of each column: the texts of its heading rows from top to bottom, without repetitions, with the group it belongs to. */
export const headingTexts = (
  rows: readonly (readonly string[])[],
  heading: Heading | null,
  width: number,
): string[] => {
  const parts = Array.from({ length: width }, (): string[] => [])
  for (let at = heading?.from ?? 0; heading && at <= heading.to; at++) {
    const below = rows[at + 1] ?? []
    let group = ''
    for (let column = 0; column < width; column++) {
      const cell = rows[at]?.[column] ?? ''
      // In a pasted table only the first cell of a merged group has its text.
      const isUnderGroup = !cell && at < heading.to && group !== '' && Boolean(below[column])
      if (cell) group = below[column] ? cell : ''
      else if (!isUnderGroup) group = ''
      const text = cell || (isUnderGroup && !isOnlyUnit(below[column]!) ? group : '')
      if (text && !parts[column]!.includes(text)) parts[column]!.push(text)
    }
  }
  return parts.map((texts) => texts.join(headingSeparator))
}

/** Separates the texts of several heading rows. */
export const headingSeparator = ' · '

/** Returns what a heading of one or more rows means: as a whole, else by its lowest row with a known meaning. */
function meaningOfRows(heading: string, dictionary: Dictionary): string | undefined {
  const rows = heading.split(headingSeparator)
  // `T` alone may mean thickness; below another text it is a unit.
  const parts = rows.length > 1 ? rows.filter((text) => !isOnlyUnit(text)) : rows
  // A unit in brackets belongs to its own row: `规格(mm)` above `外径` is no `规格`.
  const whole = parts.map((text) => text.replace(/[([【（].*$/s, '')).join(' ')
  for (const text of [whole, ...parts.toReversed()]) {
    const found = meaningOf(text, dictionary)
    if (found) return found
  }
  return undefined
}

/** Fields whose words stand above grades and sizes, too: 品种 with 45#, 品名 with `42CrMo φ300×6000`, Section with sizes. */
const looseIds = ['category_id', 'title', 'shape']

/** A heading of nothing but a currency and what it is for: `€/kg`, `CHF/kg`. */
const isPriceOnly = (heading: string): boolean =>
  /^(?:[€$£¥₹₩]|[a-z]{3}|us\$|nt\$)\s*\/\s*(?:kg|t|to|ton|lb|mt)$/i.test(heading.trim()) &&
  priceUnit(heading).basis !== undefined

/** The field that holds a sort of content. */
const idOf = (content: Content, weightId: string | undefined): string | undefined =>
  content === 'weight' ? weightId : content

/**
 * Returns the id of what each column holds: what the company chose before, else what its heading means, else what its
 * values show; '' if unknown. No field is assigned to two columns.
 */
export function guessColumns(given: {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  dictionary: Dictionary
  remembered: Readonly<Record<string, string>>
  ids: ReadonlySet<string>
}): string[] {
  const { headings, rows, dictionary, remembered, ids } = given
  const taken = new Set<string>()
  const weightId = weightIds.find((id) => ids.has(id))
  const cellsOf = (column: number) => rows.map((cells) => cells[column] ?? '')
  const meanings = headings.map((heading) =>
    isPriceOnly(heading) ? 'price_amount' : meaningOfRows(heading, dictionary),
  )
  /** Of several columns that are headed as the grade, the one that holds grades. */
  const graded = meanings.flatMap((id, column) => (id === 'material' ? [column] : []))
  const ofGrades =
    graded.length > 1
      ? graded.find((column) => contentOf(cellsOf(column), true)?.content === 'material')
      : undefined
  const guessed = headings.map((heading, column) => {
    const before = remembered[foldHeading(heading)]
    const isOtherGrade = ofGrades !== undefined && graded.includes(column) && column !== ofGrades
    // Item above 1, 2, 3 is a number of the list; Weight above kg and total is no second one.
    const isSerial =
      (meanings[column] === 'category_id' &&
        holdsNumbers(cellsOf(column)) &&
        !holdsGrades(cellsOf(column))) ||
      (/^n[o°º]?\.?$/i.test(heading) && isRunning(cellsOf(column)))
    const named = isSerial ? undefined : isOtherGrade ? 'category_id' : meanings[column]
    const meant = named === 'dims.wt' && isWeightInShort(heading) ? 'actual_weight_kg' : named
    const isOfPiece =
      meant !== undefined &&
      isPerPiece(heading) &&
      (weightIds.includes(meant) || (meant === 'quantity' && factorOf(heading, 'mass') !== undefined))
    const isMass = meant === 'quantity' && typeof factorOf(heading, 'mass') === 'number'
    // A weight goes to the weight field that the kind has; a quantity in tonnes is a weight too.
    const isWeight = isMass || (meant !== undefined && weightIds.includes(meant) && !ids.has(meant))
    const id = before ?? (isOfPiece ? undefined : isWeight ? weightId : meant)
    if (!id || !ids.has(id) || taken.has(id)) return before === '' ? '' : undefined
    taken.add(id)
    return id
  })
  const weighed = withWeight(guessed, { headings, rows, weightId, taken })
  const withPieces = weighed.map((id, column) => {
    // The weight of one piece is used if no column holds the weight of the lot.
    if (id !== undefined || !weightId || taken.has(weightId) || !isPerPiece(headings[column] ?? '')) return id
    taken.add(weightId)
    return weightId
  })
  return withPieces.map((id, column) => {
    const isDescribed = id === 'description' && remembered[foldHeading(headings[column] ?? '')] !== id
    const isOfGoods =
      isDescribed &&
      !taken.has('category_id') &&
      ids.has('category_id') &&
      (holdsGoods(cellsOf(column)) || holdsWordsOfGoods(cellsOf(column)))
    // A description of the whole piece is its specification, where no other column has one.
    if (isDescribed && !taken.has('dims') && ids.has('dims') && holdsSpecs(cellsOf(column))) {
      taken.add('dims')
      return 'dims'
    }
    if (isOfGoods) {
      taken.add('category_id')
      return 'category_id'
    }
    // 规格 above 40Cr, 45 beside a column of thicknesses.
    if (
      id === 'dims' &&
      !taken.has('material') &&
      ids.has('material') &&
      holdsGrades(cellsOf(column), true)
    ) {
      taken.add('material')
      return 'material'
    }
    if (id?.startsWith('dims.') && !taken.has('dims') && ids.has('dims') && holdsSections(cellsOf(column))) {
      taken.add('dims')
      return 'dims'
    }
    const isLoose =
      id !== undefined && looseIds.includes(id) && remembered[foldHeading(headings[column] ?? '')] !== id
    if (id !== undefined && !isLoose) return id
    const cells = cellsOf(column)
    const seen = contentOf(cells, Boolean(headings[column]))?.content
    const content =
      isLoose && holdsGrades(cells) ? 'material' : id === 'shape' && holdsSizes(cells) ? 'dims' : seen
    const found =
      content && (!isLoose || content === 'material' || content === 'dims') && idOf(content, weightId)
    if (!found || !ids.has(found) || taken.has(found)) return id ?? ''
    taken.add(found)
    return found
  })
}

/** Why a column holds what it is said to hold: by its heading, or by its values, so many of which are alike. */
export type ColumnReason = { by: 'heading' } | ({ by: 'values' } & Alike)

/** Returns the reason for which a column was taken to hold a field; undefined if nothing in it shows that. */
export function reasonOf(given: {
  id: string
  heading: string
  cells: readonly string[]
  dictionary: Dictionary
}): ColumnReason | undefined {
  const { id, heading, cells, dictionary } = given
  if (!id) return undefined
  const isOfWeight = weightIds.includes(id)
  const meant = meaningOfRows(heading, dictionary)
  if (meant === id || (isOfWeight && (isPerPiece(heading) || typeof factorOf(heading, 'mass') === 'number')))
    return { by: 'heading' }
  if (isOfWeight && meant && weightIds.includes(meant)) return { by: 'heading' }
  const alike = alikeIn(cells, isOfWeight ? 'weight' : (id as Content))
  return alike && alike.alike > alike.of / 2 ? { by: 'values', ...alike } : undefined
}

/** Whether a column was understood by its values only, which the person is told before the rows are shown. */
export function isReadFromValues(given: {
  uses: readonly string[]
  headings: readonly string[]
  body: readonly (readonly string[])[]
  dictionary: Dictionary
  remembered: Readonly<Record<string, string>>
}): boolean {
  const { uses, headings, body, dictionary, remembered } = given
  return uses.some((id, place) => {
    const heading = headings[place] ?? ''
    if (remembered[foldHeading(heading)] !== undefined) return false
    const cells = body.map((row) => row[place] ?? '')
    return reasonOf({ id, heading, cells, dictionary })?.by === 'values'
  })
}
