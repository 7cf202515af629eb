/** Reads one row of a table as the values of a posting, and reports what is wrong and what is missing. */
import type { Lang } from '#contract/enums.ts'
import { categoryById } from '#contract/reference/categories.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { comparableGrades, findGrade } from '#contract/steel/grades.ts'
import { shapeDims, type Dims, type Shape } from '#contract/steel/shapes.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import { outgoing, type FormValues } from '#features/postings/form/form_values.ts'
import { previewFigures } from '#features/postings/form/preview_figures.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { BilingualTexts } from './bilingual_texts.ts'
import { bulkColumns } from './bulk_columns.ts'
import { cellReader, cellText, type CellReader } from './cell_reader.ts'
import type { CellFix } from './cell_fixes.ts'
import { settleCategory } from './settle_category.ts'
import type { LengthWithoutUnit } from './settle_lengths.ts'
import type { WrittenPrice } from './settle_price.ts'
import { rowWeight } from './row_weight.ts'
import { settleRow, shapeOf, type OpenUnits } from './settle_row.ts'
import { largestOf, settleUneven, type UnevenSize } from './settle_uneven.ts'
import { anyLength, specsReader } from './specs_reader.ts'

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
  /** The fields that the row itself says: an update of a posting changes no others. */
  said: readonly string[]
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
  /** Kilograms per unit that most cells of a column of weights name, by place of the column. */
  usual?: Readonly<Record<number, number>>
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

/** Returns the reader of a table's rows, to be made again when the meaning of a column changes. */
export function rowReader({
  entry,
  texts,
  regions,
  lang,
  uses,
  headings,
  units = {},
  usual = {},
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
      usual: usual[place],
      has,
      ...(joined && { joined }),
    }
    return [{ place, column, read: cellReader(column, context) as CellReader }]
  })
  const isSpec = ({ column }: (typeof used)[number]) => column.field.widget === 'dims' && !column.dim
  const others = used.filter((one) => !isSpec(one))
  const readSpecs = specsReader({
    specs: used
      .filter(isSpec)
      .map(({ place }) => ({ place, heading: units[place] ?? headings[place] ?? '' })),
    has,
    lang,
  })
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
    const uneven: UnevenSize[] = []
    const said: string[] = []
    const fixes: Record<string, readonly CellFix[]> = {}
    for (const { place, column, read } of others) {
      const text = cellText(cells[place], column.field.widget)
      if (!text) continue
      const reading = read(text)
      if (reading.error) errors[column.id] = reading.error
      if (reading.fixes) fixes[column.id] = reading.fixes.map((fix) => ({ ...fix, place }))
      if (reading.note) notes[column.id] = reading.note
      Object.assign(otherFields, reading.otherFields)
      if (reading.weight) weights.push({ column, written: { ...reading.weight, place } })
      goods ??= reading.goods
      if (reading.uneven) {
        const mm = reading.value as number | undefined
        uneven.push({ place, dim: column.dim!, uneven: reading.uneven, mm })
      }
      if (reading.said) said.push(reading.said)
      if (reading.price) price = { ...reading.price, place }
      if (reading.hasNoUnit) lengths.push({ name: column.dim!, place, write: (unit) => `${text} ${unit}` })
      if (reading.value === undefined) continue
      if (column.dim) dims[column.dim] = reading.value as number
      else own[column.id] = reading.value
    }
    return { own, otherFields, dims, errors, notes, weights, lengths, price, goods, uneven, said, fixes }
  }

  return (cells) => {
    const { own, otherFields, dims, errors, notes, weights, lengths, price, goods, uneven, said, fixes } =
      readCells(cells)
    const given = (own['shape'] ?? otherFields['shape'] ?? common['shape']) as Shape | undefined
    const ofCategory = categoryById(Number(own['category_id'] ?? common['category_id']))?.shape
    const largest = largestOf(uneven)
    const weight = rowWeight({
      written: weights.find(({ column }) => column.dim === undefined)?.written,
      pieces: own['quantity'] as number | undefined,
      material: String(own['material'] ?? common['material'] ?? ''),
      largest,
    })
    const openLength = uneven.find(({ dim, mm }) => dim === 'l' && mm === undefined)
    const length = openLength
      ? (openLength.uneven.min ?? openLength.uneven.inUnits?.[0]?.min ?? anyLength)
      : dims.l
    const context = {
      goods,
      length:
        length === undefined
          ? undefined
          : {
              mm: length,
              isOpen: openLength !== undefined,
              hasNoUnit: lengths.some(({ name }) => name === 'l'),
            },
      meanLength: weight.meanLength,
      weighs: openLength && largest.l === undefined ? () => undefined : weight.weighs,
      weighsEach: weight.weighsEach,
    }
    let found = readSpecs(cells, { ...context, shape: given })
    if (found.errors['dims'] && !given && ofCategory) {
      // The usual shape of the category decides between the possible shapes.
      const retried = readSpecs(cells, { ...context, shape: ofCategory })
      if (!retried.errors['dims']) found = retried
    }
    Object.assign(errors, found.errors)
    Object.assign(notes, found.notes)
    Object.assign(fixes, found.fixes)
    const ofSpecs = found.values['dims'] as Dims | undefined
    // The length of a ring or disc is its height, and one that was only tried is none.
    if (ofSpecs?.h !== undefined && ofSpecs.h === dims.l) delete dims.l
    if (openLength) delete ofSpecs?.l
    for (const { largest: more } of found.said) Object.assign(largest, more)
    if (given) fitDims(dims, given)
    // SA of austenitic steels is solution annealed, of others spheroidised.
    if (own['delivery_state'] === 'spheroidised' && isAustenitic(own['material'] ?? otherFields['material']))
      own['delivery_state'] = 'solution'
    const values: Record<string, unknown> = { ...base, ...found.values, ...otherFields, ...own }
    // Pictures for all rows show typical stock; a remnant needs pictures of itself.
    if (values['character'] === 2 && own['photos'] === undefined) delete values['photos']
    if (!isEmpty(dims)) values['dims'] = { ...ofSpecs, ...dims }
    // A length that is still asked for makes a bar, too.
    const known = { ...(values['dims'] as Dims | undefined), ...(openLength && { l: anyLength }) }
    values['shape'] ??= shapeOf(known) ?? ofCategory
    if (has('category_id')) {
      const material = values['material'] as string | undefined
      settleCategory(
        { values, own, notes, fixes },
        {
          common,
          goods,
          word: found.word,
          material: material && listedGrade(material),
          place: uses.includes('category_id') ? uses.indexOf('category_id') : uses.length,
          hasColumn: uses.includes('category_id'),
          lang,
        },
      )
    }
    settleUneven({ values, own, errors, notes, fixes }, { uneven, ranges: found.said, said, weight, lang })
    settleRow(
      { values, own, errors, notes, fixes },
      {
        weights,
        price,
        lengths: [...lengths, ...found.lengths],
        largest: isEmpty(largest) ? undefined : largest,
      },
      { entry, lang, common, uses },
    )
    // Without a price for all rows is meant of those that have none.
    if (values['price_amount'] !== undefined)
      values['negotiable'] = own['negotiable'] ?? otherFields['negotiable'] ?? view.defaults['negotiable']
    for (const name of without) delete values[name]
    const names = [
      ...Object.keys({ ...found.values, ...otherFields, ...own }),
      ...(isEmpty(dims) ? [] : ['dims']),
      ...weights.map(({ column }) => column.name),
      ...(price ? ['price_amount', 'price_basis', 'currency', 'tax_included', 'negotiable'] : []),
    ]
    // A unit belongs to its number.
    const withUnits = new Set(names.flatMap((name) => [name, view.joined[name] ?? name]))
    return { ...checkValues(entry, { values, errors, notes }, lang), fixes, said: [...withUnits] }
  }
}

const isAustenitic = (material: unknown): boolean =>
  findGrade(String(material).split('/')[0]!)?.group === 'stainless_austenitic'

/** Names sizes as the shape does: a list of bars and rings has one column for both diameters, and one for length and height. */
function fitDims(dims: Dims, shape: Shape): void {
  const wanted = shapeDims[shape]
  for (const [from, to] of sameSizes)
    if (dims[from] !== undefined && dims[to] === undefined && wanted.includes(to) && !wanted.includes(from)) {
      dims[to] = dims[from]
      delete dims[from]
    }
}

const sameSizes = [
  ['d', 'a'],
  ['d', 's'],
  ['od', 'd'],
  ['d', 'od'],
  ['l', 'h'],
  ['h', 'l'],
] as const

/** Checks the values with the schemas that the server uses. */
function checkValues(
  { definition, view }: PostingKindEntry,
  { values, errors, notes }: Pick<RowReading, 'errors' | 'notes'> & { values: FormValues },
  lang: Lang,
): Omit<RowReading, 'fixes' | 'said'> {
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
