/** Reads one row of a table as the values of a posting, and says what is wrong with it and what is missing. */
import { t } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import { categoryById } from '#contract/reference/categories.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { comparableGrades, findGrade } from '#contract/steel/grades.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { shapeNames } from '#contract/steel/spec_line.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import { suggestCategory } from '../form/category_suggestion.ts'
import { outgoing, type FormValues } from '../form/form_values.ts'
import { previewFigures } from '../form/preview_figures.ts'
import { readSpec } from '../form/spec_merge.ts'
import type { PostingKindEntry } from '../registry.ts'
import type { BilingualTexts } from './bilingual_texts.ts'
import { bulkColumns } from './bulk_columns.ts'
import { cellReader, type CellReader } from './cell_reader.ts'
import type { Mend } from './mends.ts'
import type { UnsaidLength } from './settle_lengths.ts'
import type { WrittenPrice } from './settle_price.ts'
import { settleRow, shapeOf, type OpenUnits } from './settle_row.ts'
import { fromInches, headingFactor, namesUnit, scaledDims, withLastUnit } from './spec_cell.ts'

export type RowReading = {
  /** As they are sent. */
  values: FormValues
  /** What stands in the way even of a draft, by the path of the field. */
  errors: FieldErrors
  /** What a submission still needs. */
  missing: FieldErrors
  /** What was read with a doubt. */
  notes: FieldErrors
  /** What one click can do about an error, by the column's id. */
  mends: Readonly<Record<string, readonly Mend[]>>
  /** `pictures`: only those are missing, and the row is kept as a draft when the others are submitted. */
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
  /** Column of each place, '' for one that is left out, and the headings that may name units. */
  uses: readonly string[]
  headings: readonly string[]
  /** Units that the person chose for columns, by their place. */
  units?: Readonly<Record<number, string>>
  /** Values of every row that says nothing else. */
  common: FormValues
  /** Fields that are left out whatever is said, as operators allow no such values. */
  without?: readonly string[]
}

/** The listed grade that a name means, or is comparable to: a category goes by groups of grades. */
function listedGrades(): (material: string) => string {
  const known = new Map<string, string>()
  return (material) => {
    const found =
      known.get(material) ??
      (findGrade(material) ? material : (comparableGrades(material)[0]?.code ?? material))
    known.set(material, found)
    return found
  }
}

/** The reader of a table's rows; made once per meaning of its columns. */
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
  const listed = listedGrades()

  const readCells = (cells: readonly string[]) => {
    const own: Record<string, unknown> = {}
    const also: Record<string, unknown> = {}
    const dims: Dims = {}
    const errors: FieldErrors = {}
    const notes: FieldErrors = {}
    const weights: OpenUnits['weights'] = []
    const lengths: UnsaidLength[] = []
    let price: WrittenPrice | undefined
    for (const { place, column, read } of others) {
      const text = cells[place]?.trim()
      if (!text) continue
      const reading = read(text)
      if (reading.error) errors[column.id] = reading.error
      if (reading.note) notes[column.id] = reading.note
      Object.assign(also, reading.also)
      if (reading.weight) weights.push({ column, written: { ...reading.weight, place } })
      if (reading.price) price = { ...reading.price, place }
      if (reading.isUnsaid) lengths.push({ name: column.dim!, place, write: (unit) => `${text} ${unit}` })
      if (reading.value === undefined) continue
      if (column.dim) dims[column.dim] = reading.value as number
      else own[column.id] = reading.value
    }
    return { own, also, dims, errors, notes, weights, lengths, price }
  }

  const readSpecs = (
    cells: readonly string[],
    shape: Shape | undefined,
    notes: FieldErrors,
    errors: FieldErrors,
  ) => {
    const found: Record<string, unknown> = {}
    const lengths: UnsaidLength[] = []
    for (const { place, column } of specs) {
      const written = cells[place]?.trim()
      if (!written) continue
      const inMm = fromInches(written)
      const text = inMm ?? written
      const heading = headingFactor(units[place] ?? headings[place] ?? '')
      const isNamed = inMm !== undefined || namesUnit(text)
      let { parsed, reading } = readSpec(text, shape)
      // A shape from elsewhere that the line cannot have is the line's to correct.
      if (shape && isEmpty(parsed.dims) && parseSpec(text).shape)
        ({ parsed, reading } = readSpec(text, undefined))
      if (parsed.candidates) {
        const names = parsed.candidates.map((one) => shapeNames[one.shape][lang]).join(' / ')
        errors[column.id] = t`The shape is open: ${names}. Write it, or add a column for it`
      } else if (isEmpty(parsed.dims) && parsed.shape !== 'drawing') {
        errors[column.id] = t`No dimensions were understood in “${text.slice(0, 30)}”`
      } else if (parsed.unread.length > 0) {
        notes[column.id] = t`Not read: ${parsed.unread.join(' ').slice(0, 60)}`
      }
      for (const [name, value] of Object.entries(reading))
        if (value !== undefined && has(name)) found[name] = value
      if (isEmpty(parsed.dims)) continue
      if (inMm) notes[column.id] ??= t`Read from inches: ${inMm.slice(0, 60)} in mm`
      if (inMm === null || (isNamed && heading !== undefined && heading !== 1))
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
    const { own, also, dims, errors, notes, weights, lengths, price } = readCells(cells)
    const given = (own['shape'] ?? common['shape']) as Shape | undefined
    const ofCategory = categoryById(Number(own['category_id'] ?? common['category_id']))?.shape
    const { found, lengths: ofSpecs } = readSpecs(cells, given, notes, errors)
    if (specs.length > 0 && errors['dims'] && !given && ofCategory) {
      // The category says which of the possible shapes is meant.
      const again: FieldErrors = {}
      const retried = readSpecs(cells, ofCategory, notes, again)
      if (!again['dims']) {
        delete errors['dims']
        Object.assign(found, retried.found)
        ofSpecs.push(...retried.lengths)
      }
    }
    const values: Record<string, unknown> = { ...base, ...found, ...also, ...own }
    // Pictures for all rows show what such stock looks like; a remnant is shown itself.
    if (values['character'] === 2 && own['photos'] === undefined) delete values['photos']
    if (!isEmpty(dims)) values['dims'] = { ...(found['dims'] as Dims | undefined), ...dims }
    values['shape'] ??= shapeOf((values['dims'] ?? {}) as Dims) ?? ofCategory
    if (has('category_id')) {
      const { material, shape } = values as { material?: string; shape?: Shape }
      values['category_id'] ??= suggestCategory({ material: material && listed(material), shape })
    }
    const mends: Record<string, readonly Mend[]> = {}
    settleRow(
      { values, own, errors, notes, mends },
      { weights, price, lengths: [...lengths, ...ofSpecs] },
      { entry, lang, common, uses },
    )
    for (const name of without) delete values[name]
    return { ...judge(entry, { values, errors, notes }, lang), mends }
  }
}

/** Checks the values as the server will. */
function judge(
  { definition, view }: PostingKindEntry,
  { values, errors, notes }: Pick<RowReading, 'errors' | 'notes'> & { values: FormValues },
  lang: Lang,
): Omit<RowReading, 'mends'> {
  const sent = outgoing(definition, view, values)
  const { lotKg } = previewFigures(sent)
  const draft = check(definition.draft, sent, lang)
  const wrong = { ...(draft.ok ? {} : draft.errors), ...errors }
  const complete = check(definition.complete, sent, lang)
  const missing: FieldErrors = {}
  if (!complete.ok)
    for (const [path, message] of Object.entries(complete.errors)) {
      const [name = ''] = path.split('.')
      // What could not be read is wrong, not missing.
      if (!(path in wrong) && !Object.keys(errors).some((one) => one.split('.')[0] === name))
        missing[path] = message
    }
  const isWrong = Object.keys(wrong).length > 0
  const needed = Object.keys(missing)
  const onlyPictures = needed.every((path) => definition.fields[path.split('.')[0]!]?.widget === 'photos')
  const state = isWrong ? 'wrong' : needed.length === 0 ? 'ready' : onlyPictures ? 'pictures' : 'incomplete'
  return { values: sent, errors: wrong, missing, notes, state, lotKg }
}
