import { byPolicy } from '../form/use_offered_fields.ts'
import type { FormValues } from '../form/form_values.ts'
import type { PostingKindEntry } from '../registry.ts'
import { priceUnit } from './said_units.ts'

/** Widgets that make no sense for all rows alike. */
const ofOneRow = new Set([
  'files',
  'pieces',
  'tiers',
  'companies',
  'dims',
  'number',
  'material',
  'mill',
  'text',
  'textarea',
])

/** Whether a submission of the kind needs pictures: then some may serve all rows. */
const needsPhotos = ({ complete }: PostingKindEntry['definition']): boolean =>
  complete.safeParse({}).error?.issues.some(({ path }) => path[0] === 'photos') ?? false

/**
 * Fields that a submission needs, or that stand beside a mapped one, and that no column gives. Pictures are among them
 * even where a column has some: they serve the rows without.
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
    if (isOffered(byPolicy)) wanted.add(byPolicy)
  }
  const said = price === undefined ? undefined : priceUnit(price)
  if (said?.basis) wanted.delete('price_basis')
  if (said?.currency) wanted.delete('currency')
  if (said?.tax !== undefined) wanted.delete('tax_included')
  return view.groups
    .flatMap((group) => group.fields)
    .filter((name) => wanted.has(name) && (name === 'photos' || !mapped.has(name)))
    .filter((name) => !ofOneRow.has(definition.fields[name]?.widget ?? '') && !(hasSpec && name === 'shape'))
}

/** What stands in those fields before anybody has answered: never what a price is for, which decides about its thousandfold. */
export const commonValues = ({ view }: PostingKindEntry, common: FormValues): FormValues => ({
  ...view.defaults,
  price_basis: undefined,
  ...common,
})
