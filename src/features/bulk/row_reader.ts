/** Reads one row of a table as the values of a posting, and reports what is wrong and what is missing. */
import { t } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import { categoryById } from '#contract/reference/categories.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { comparableGrades, findGrade } from '#contract/steel/grades.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { limitTexts } from '#contract/steel/spec/reading.ts'
import { shapeNames, specLine } from '#contract/steel/spec_line.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import { suggestCategory } from '#features/postings/form/category_suggestion.ts'
import { outgoing, type FormValues } from '#features/postings/form/form_values.ts'
import { previewFigures } from '#features/postings/form/preview_figures.ts'
import { readSpec } from '#features/postings/form/spec_merge.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { BilingualTexts } from './bilingual_texts.ts'
import { bulkColumns } from './bulk_columns.ts'
import { cellReader, cellText, type CellReader } from './cell_reader.ts'
import type { CellFix } from './cell_fixes.ts'
import type { LengthWithoutUnit } from './settle_lengths.ts'
import type { WrittenPrice } from './settle_price.ts'
import { settleRow, shapeOf, type OpenUnits } from './settle_row.ts'
import { headingFactor, namesInches, namesUnit, scaledDims, withLastUnit } from './spec_cell.ts'

export type RowReading = {
  /** The values as they will be sent. */
  values: FormValues
  /** Errors that prevent even saving a draft, by path of the field. */
  errors: FieldErrors
  /** What is still missing to submit the row, by path of the field. */
  missing: FieldErrors
  /** What was read but is doubtful, by id of the column. */
  notes: FieldErrors
  /** Fixes that the person can apply with one click, by id of the column. */
  fixes: Readonly<Record<string, readonly CellFix[]>>
  /** `pictures`: only pictures are missing; such a row is saved as a draft when the others are submitted. */
  state: 'ready' | 'pictures' | 'incomplete' | 'wrong'
  /** Theoretical weight of the lot in kg. */
  lotKg: number | null
}

export type RowReader = (cells: readonly string[]) => RowReading

type Given = {
  entry: PostingKindEntry
  texts: BilingualTexts
  regions: RegionIndex
  lang: Lang
  /** Id of the column at each place ('' for one that is left out), and the headings, which may name units. */
  uses: readonly string[]
  headings: readonly string[]
  /** Units that the person chose, by place of the column. */
  units?: Readonly<Record<number, string>>
  /** Values for all rows that have none of their own. */
  common: FormValues
  /** Fields that are always left out, because operators do not allow them. */
  without?: readonly string[]
}

/** Returns a cached function that finds the listed grade which a name means or is comparable to, by whose group a category is suggested. */
function cachedListedGrade(): (material: string) => string {
  const known = new Map<string, string>()
  return (material) => {
    const found =
      known.get(material) ??
      (findGrade(material) ? material : (comparableGrades(material)[0]?.code ?? material))
    known.set(material, found)
    return found
  }
}

/**
 * Reads a section with the length of another column, which settles what it is: φ300 with a length is a bar, 250×250 a
 * square, 200×610 a flat. Undefined if it has a length of its own, or is still open.
 */
function withLength(text: string, length: number | undefined, shape: Shape | undefined) {
  if (length === undefined) return undefined
  const whole = readSpec(`${text}×${length}`, shape)
  const { candidates = [], ranges, lots } = whole.parsed
  const [first, second] = candidates
  // A flat of equal sides is a square.
  const isSquare = candidates.length === 2 && first?.shape === 'square' && second?.shape === 'flat'
  const read = isSquare ? readSpec(`${text}×${length}`, 'square') : whole
  const isWhole = read.parsed.dims.l === length && !read.parsed.candidates && !ranges && !lots
  return isWhole ? read : undefined
}

/** Returns the reader of a table's rows, to be made again when the meaning of a column changes. */
export function rowReader({
  entry,
  texts,
  regions,
  lang,
  uses,
  headings,
  units = {},
  common,
  without = [],
}: Given): RowReader {
  const { definition, view } = entry
  const all = bulkColumns(entry, texts)
  const has = (name: string) => name in definition.fields
  const used = uses.flatMap((id, place) => {
    const column = all.find((one) => one.id === id)
    if (!column) return []
    const joined = all.find((one) => one.id === view.joined[column.name])
    const context = {
      texts,
      regions,
      unit: units[place] ?? headings[place] ?? '',
      has,
      ...(joined && { joined }),
    }
    return [{ place, column, read: cellReader(column, context) as CellReader }]
  })
  const specs = used.filter(({ column }) => column.field.widget === 'dims' && !column.dim)
  const others = used.filter((one) => !specs.includes(one))
  const base = { ...view.defaults, ...common }
  const listedGrade = cachedListedGrade()

  const readCells = (cells: readonly string[]) => {
    const own: Record<string, unknown> = {}
    const otherFields: Record<string, unknown> = {}
    const dims: Dims = {}
    const errors: FieldErrors = {}
    const notes: FieldErrors = {}
    const weights: OpenUnits['weights'] = []
    const lengths: LengthWithoutUnit[] = []
    let price: WrittenPrice | undefined
    let goods: string | undefined
    for (const { place, column, read } of others) {
      const text = cellText(cells[place], column.field.widget)
      if (!text) continue
      const reading = read(text)
      if (reading.error) errors[column.id] = reading.error
      if (reading.note) notes[column.id] = reading.note
      Object.assign(otherFields, reading.otherFields)
      if (reading.weight) weights.push({ column, written: { ...reading.weight, place } })
      goods ??= reading.goods
      if (reading.price) price = { ...reading.price, place }
      if (reading.hasNoUnit) lengths.push({ name: column.dim!, place, write: (unit) => `${text} ${unit}` })
      if (reading.value === undefined) continue
      if (column.dim) dims[column.dim] = reading.value as number
      else own[column.id] = reading.value
    }
    return { own, otherFields, dims, errors, notes, weights, lengths, price, goods }
  }

  const readSpecs = (
    cells: readonly string[],
    shape: Shape | undefined,
    length: number | undefined,
    notes: FieldErrors,
    errors: FieldErrors,
  ) => {
    const found: Record<string, unknown> = {}
    const lengths: LengthWithoutUnit[] = []
    for (const { place, column } of specs) {
      const text = cellText(cells[place], 'dims')
      if (!text) continue
      const heading = headingFactor(units[place] ?? headings[place] ?? '')
      const isNamed = namesUnit(text)
      let { parsed, reading } = readSpec(text, shape)
      const ofBoth = isNamed || (heading && heading !== 1) ? undefined : withLength(text, length, shape)
      if (ofBoth) ({ parsed, reading } = ofBoth)
      // If the given shape does not fit the specification, the shape in the specification is used.
      if (shape && isEmpty(parsed.dims) && parseSpec(text).shape)
        ({ parsed, reading } = readSpec(text, undefined))
      const limits = limitTexts(parsed).join(' ').slice(0, 60)
      if (parsed.lots) {
        errors[column.id] = t`The cell has several pieces; write each in a row of its own`
      } else if (parsed.candidates) {
        const names = parsed.candidates.map((one) => shapeNames[one.shape][lang]).join(' / ')
        errors[column.id] = t`The shape is open: ${names}. Write it, or add a column for it`
      } else if (parsed.ranges) {
        errors[column.id] = t`A row is of one size: ${limits} is a range`
      } else if (isEmpty(parsed.dims) && parsed.shape !== 'drawing') {
        errors[column.id] = t`No dimensions were understood in “${text.slice(0, 30)}”`
      } else if (parsed.unread.length > 0) {
        notes[column.id] = t`Not read: ${parsed.unread.join(' ').slice(0, 60)}`
      } else if (parsed.tolerances) notes[column.id] = t`Tolerance not kept: ${limits}`
      for (const [name, value] of Object.entries(reading))
        if (value !== undefined && has(name)) found[name] = value
      if (isEmpty(parsed.dims)) continue
      if (namesInches(text) && parsed.shape) {
        const line = specLine(parsed.shape, parsed.dims, lang)
        notes[column.id] ??= t`Read from inches: ${line} in mm`
      }
      if (isNamed && heading !== undefined && heading !== 1)
        errors[column.id] = t`The units are not clear; write all dimensions in mm`
      else if (heading === null && !isNamed)
        errors[column.id] = t`The heading names several units; write them in the cell`
      else if (!isNamed && heading) found['dims'] = scaledDims(parsed.dims, heading)
      else if (!isNamed) {
        const write = (unit: string) => withLastUnit(text, unit)
        lengths.push({ name: parsed.dims.l === undefined ? 'h' : 'l', place, write })
      }
    }
    return { found, lengths }
  }

  return (cells) => {
    const { own, otherFields, dims, errors, notes, weights, lengths, price, goods } = readCells(cells)
    const given = (own['shape'] ?? otherFields['shape'] ?? common['shape']) as Shape | undefined
    const ofCategory = categoryById(Number(own['category_id'] ?? common['category_id']))?.shape
    const { found, lengths: ofSpecs } = readSpecs(cells, given, dims.l, notes, errors)
    if (specs.length > 0 && errors['dims'] && !given && ofCategory) {
      // The usual shape of the category decides between the possible shapes.
      const again: FieldErrors = {}
      const retried = readSpecs(cells, ofCategory, dims.l, notes, again)
      if (!again['dims']) {
        delete errors['dims']
        Object.assign(found, retried.found)
        ofSpecs.push(...retried.lengths)
      }
    }
    const values: Record<string, unknown> = { ...base, ...found, ...otherFields, ...own }
    // Pictures for all rows show typical stock; a remnant needs pictures of itself.
    if (values['character'] === 2 && own['photos'] === undefined) delete values['photos']
    if (!isEmpty(dims)) values['dims'] = { ...(found['dims'] as Dims | undefined), ...dims }
    values['shape'] ??= shapeOf((values['dims'] ?? {}) as Dims) ?? ofCategory
    if (has('category_id')) {
      const { material, shape } = values as { material?: string; shape?: Shape }
      values['category_id'] ??= suggestCategory({
        categoryWord: goods,
        material: material && listedGrade(material),
        shape,
      })
    }
    const fixes: Record<string, readonly CellFix[]> = {}
    settleRow(
      { values, own, errors, notes, fixes },
      { weights, price, lengths: [...lengths, ...ofSpecs] },
      { entry, lang, common, uses },
    )
    for (const name of without) delete values[name]
    return { ...checkValues(entry, { values, errors, notes }, lang), fixes }
  }
}

/** Checks the values with the schemas that the server uses. */
function checkValues(
  { definition, view }: PostingKindEntry,
  { values, errors, notes }: Pick<RowReading, 'errors' | 'notes'> & { values: FormValues },
  lang: Lang,
): Omit<RowReading, 'fixes'> {
  const sent = outgoing(definition, view, values)
  const { lotKg } = previewFigures(sent)
  const draft = check(definition.draft, sent, lang)
  const wrong = { ...(draft.ok ? {} : draft.errors), ...errors }
  const complete = check(definition.complete, sent, lang)
  const missing: FieldErrors = {}
  if (!complete.ok)
    for (const [path, message] of Object.entries(complete.errors)) {
      const [name = ''] = path.split('.')
      // A field that could not be read is wrong, not missing.
      if (!(path in wrong) && !Object.keys(errors).some((one) => one.split('.')[0] === name))
        missing[path] = message
    }
  const isWrong = Object.keys(wrong).length > 0
  const needed = Object.keys(missing)
  const onlyPictures = needed.every((path) => definition.fields[path.split('.')[0]!]?.widget === 'photos')
  const state = isWrong ? 'wrong' : needed.length === 0 ? 'ready' : onlyPictures ? 'pictures' : 'incomplete'
  return { values: sent, errors: wrong, missing, notes, state, lotKg }
}
