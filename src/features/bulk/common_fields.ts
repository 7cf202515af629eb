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

/** Whether postings of the kind need pictures to be submitted. */
const needsPhotos = ({ complete }: PostingKindEntry['definition']): boolean =>
  complete.safeParse({}).error?.issues.some(({ path }) => path[0] === 'photos') ?? false

/**
 * Returns the fields to enter for all rows: those that submitting requires or that belong to a mapped column (such as
 * its unit) and that no column holds. Pictures are offered even if a column holds some, for the rows without.
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
  if (needsPhotos(definition)) {
    wanted.add('photos')
    if (isOffered(standardPictureField)) wanted.add(standardPictureField)
  }
  const said = price === undefined ? undefined : priceUnit(price)
  if (said?.basis) wanted.delete('price_basis')
  if (said?.currency) wanted.delete('currency')
  if (said?.tax !== undefined) wanted.delete('tax_included')
  return view.groups
    .flatMap((group) => group.fields)
    .filter((name) => wanted.has(name) && (name === 'photos' || !mapped.has(name)))
    .filter(
      (name) =>
        !singleRowWidgets.has(definition.fields[name]?.widget ?? '') && !(hasSpec && name === 'shape'),
    )
}

/** Returns the values of these fields with defaults. The price basis has none: a wrong one would change a price a thousandfold. */
export const commonValues = ({ view }: PostingKindEntry, common: FormValues): FormValues => ({
  ...view.defaults,
  price_basis: undefined,
  ...common,
})
