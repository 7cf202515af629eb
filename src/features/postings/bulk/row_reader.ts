/** Reads one row of a table as the values of a posting, and says what is wrong with it and what is missing. */
import { t } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import { categoryById } from '#contract/reference/categories.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { comparableGrades, findGrade } from '#contract/steel/grades.ts'
import { shapeDims, shapes, type Dims, type Shape } from '#contract/steel/shapes.ts'
import { shapeNames } from '#contract/steel/spec_line.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import { suggestCategory } from '../form/category_suggestion.ts'
import { outgoing, type FormValues } from '../form/form_values.ts'
import { previewFigures } from '../form/preview_figures.ts'
import { readSpec } from '../form/spec_merge.ts'
import type { PostingKindEntry } from '../registry.ts'
import type { BothTexts } from './both_texts.ts'
import { bulkColumns } from './bulk_columns.ts'
import { cellReader, type CellReader } from './cell_reader.ts'
import { unitOfHeading } from './headings.ts'

export type RowReading = {
  /** As they are sent. */
  values: FormValues
  /** What stands in the way even of a draft, by the path of the field. */
  errors: FieldErrors
  /** What a submission still needs. */
  missing: FieldErrors
  /** What was read with a doubt. */
  notes: FieldErrors
  /** `pictures`: only those are missing, and the row is kept as a draft when the others are submitted. */
  state: 'ready' | 'pictures' | 'incomplete' | 'wrong'
  /** Theoretical weight of the lot in kg. */
  lotKg: number | null
}

export type RowReader = (cells: readonly string[]) => RowReading

type Given = {
  entry: PostingKindEntry
  texts: BothTexts
  regions: RegionIndex
  lang: Lang
  /** Column of each place, '' for one that is left out, and the headings that may name units. */
  uses: readonly string[]
  headings: readonly string[]
  /** Values of every row that says nothing else. */
  common: FormValues
}

/** The shape that single dimensions make up, where only one does. */
function shapeOf(dims: Dims): Shape | undefined {
  const names = Object.keys(dims).toSorted().join()
  const fitting = shapes.filter(
    (shape) => shapeDims[shape].length > 0 && [...shapeDims[shape]].toSorted().join() === names,
  )
  return fitting.length === 1 ? fitting[0] : undefined
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
export function rowReader({ entry, texts, regions, lang, uses, headings, common }: Given): RowReader {
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
      unit: unitOfHeading(headings[place] ?? ''),
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
    for (const { place, column, read } of others) {
      const text = cells[place]?.trim()
      if (!text) continue
      const reading = read(text)
      if (reading.error) errors[column.id] = reading.error
      if (reading.note) notes[column.id] = reading.note
      Object.assign(also, reading.also)
      if (reading.value === undefined) continue
      if (column.dim) dims[column.dim] = reading.value as number
      else own[column.id] = reading.value
    }
    return { own, also, dims, errors, notes }
  }

  const readSpecs = (
    cells: readonly string[],
    shape: Shape | undefined,
    notes: FieldErrors,
    errors: FieldErrors,
  ) => {
    const found: Record<string, unknown> = {}
    for (const { place, column } of specs) {
      const text = cells[place]?.trim()
      if (!text) continue
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
    }
    return found
  }

  return (cells) => {
    const { own, also, dims, errors, notes } = readCells(cells)
    const given = (own['shape'] ?? common['shape']) as Shape | undefined
    const ofCategory = categoryById(Number(own['category_id'] ?? common['category_id']))?.shape
    const found = readSpecs(cells, given, notes, errors)
    if (specs.length > 0 && errors['dims'] && !given && ofCategory) {
      // The category says which of the possible shapes is meant.
      const again: FieldErrors = {}
      const retried = readSpecs(cells, ofCategory, notes, again)
      if (!again['dims']) {
        delete errors['dims']
        Object.assign(found, retried)
      }
    }
    const values: Record<string, unknown> = { ...base, ...found, ...also, ...own }
    if (!isEmpty(dims)) values['dims'] = { ...(found['dims'] as Dims | undefined), ...dims }
    values['shape'] ??= shapeOf((values['dims'] ?? {}) as Dims) ?? ofCategory
    if (has('category_id')) {
      const { material, shape } = values as { material?: string; shape?: Shape }
      values['category_id'] ??= suggestCategory({ material: material && listed(material), shape })
    }
    return judge(entry, { values, errors, notes }, lang)
  }
}

/** Checks the values as the server will. */
function judge(
  { definition, view }: PostingKindEntry,
  { values, errors, notes }: Pick<RowReading, 'errors' | 'notes'> & { values: FormValues },
  lang: Lang,
): RowReading {
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
