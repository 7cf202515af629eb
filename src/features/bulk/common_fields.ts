import { standardPictureField } from '#features/postings/form/use_offered_fields.ts'
import type { FormValues } from '#features/postings/form/form_values.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { priceUnit } from '#shared/spreadsheet/written_units.ts'

/** Widgets whose values make sense only for a single row. */
const singleRowWidgets = new Set([
  'files',
  'pieces',
  'heats',
  'tiers',
  'companies',
  'dims',
  'number',
  'material',
  'mill',
  'text',
  'textarea',
])

/** Fields that say of all rows what becomes of those that lack another field. */
export const insteadOf: Readonly<Record<string, string>> = {
  [standardPictureField]: 'photos',
  negotiable: 'price_amount',
}

/** Returns what postings of the kind need to be submitted, by itself or together with other fields. */
const neededFields = ({ complete }: PostingKindEntry['definition']): Set<unknown> =>
  new Set(complete.safeParse({}).error?.issues.map(({ path }) => path[0]))

/**
 * Returns the fields that can be entered for all rows: those that submitting requires or that belong to a mapped column,
 * such as its unit. One that has a column itself is for the rows whose cell is empty.
 */
export function commonFields(
  { definition, view }: PostingKindEntry,
  uses: readonly string[],
  headings: readonly string[],
  isOffered: (name: string) => boolean,
): string[] {
  const mapped = new Set(uses.map((id) => id.split('.')[0]))
  const hasSpec = mapped.has('dims')
  const beside = Object.entries(view.joined).flatMap(([name, joined]) =>
    mapped.has(name) && joined ? [joined] : [],
  )
  const price = headings[uses.indexOf('price_amount')]
  const ofPrice = price === undefined ? [] : ['currency', 'tax_included']
  const wanted = new Set<string>([...definition.required, ...beside, ...ofPrice])
  const needed = neededFields(definition)
  if (needed.has('photos')) wanted.add('photos')
  for (const [name, lacking] of Object.entries(insteadOf))
    if (needed.has(lacking) && isOffered(name)) wanted.add(name)
  const said = price === undefined ? undefined : priceUnit(price)
  if (said?.basis) wanted.delete('price_basis')
  if (said?.currency) wanted.delete('currency')
  if (said?.tax !== undefined) wanted.delete('tax_included')
  return view.groups
    .flatMap((group) => group.fields)
    .filter(
      (name) =>
        wanted.has(name) &&
        !singleRowWidgets.has(definition.fields[name]?.widget ?? '') &&
        !(hasSpec && name === 'shape'),
    )
}

/** Returns the values of these fields with defaults. The price basis has none: a wrong one would change a price a thousandfold. */
export const commonValues = ({ view }: PostingKindEntry, common: FormValues): FormValues => ({
  ...view.defaults,
  price_basis: undefined,
  ...common,
})
