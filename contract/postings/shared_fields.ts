import { field } from '../fields.ts'
import { optionSets } from './option_sets.ts'

const choice = <S extends keyof typeof optionSets>(set: S) => field.choice(set, optionSets[set])

/** Fields of every kind of posting. */
export const baseFields = {
  title: field.text(80),
  category_id: field.category(),
  material: field.material(),
  shape: choice('shape'),
  delivery_state: choice('delivery_state'),
  region_id: field.region(),
  photos: field.photos(),
  description: field.textarea(2000),
  deadline: choice('deadline'),
}

/** Fields that kinds share; each is a column of its own in the posting table. */
export const sharedFields = {
  ...baseFields,
  dims: field.dims(),
  quantity: field.number({ max: 1_000_000 }),
  quantity_unit: choice('quantity_unit'),
  weighing_method: choice('weighing_method'),
  /** Scale weight of the whole lot in kg; the theoretical weight is always computed. */
  actual_weight_kg: field.number({ max: 100_000_000, places: 3, unit: 'kg' }),
  price_amount: field.number({ max: 1_000_000_000, places: 2 }),
  price_basis: choice('price_basis'),
  currency: choice('currency'),
  tax_included: field.flag(),
  negotiable: field.flag(),
}

/** Fields that only some kinds have, but that lists filter or sort by: columns too. */
export const filterFields = {
  character: choice('character'),
  forge_type: choice('forge_type'),
  have_warranty: field.flag(),
  have_report: field.flag(),
  needed_by: field.date(),
  /** Who keeps the offcut of the bar that a piece is cut from. */
  offcut: choice('offcut'),
  /** Who may see more than title and grade (`members`), or see it at all (`invited`). */
  visibility: choice('visibility'),
}

/** The invited companies; only the owner and operators see this list. */
export const invited = field.companies()

/** Names of all fields stored in columns; all other fields of a definition are stored in `details`. */
export const columnFieldNames: readonly string[] = [
  ...Object.keys(sharedFields),
  ...Object.keys(filterFields),
]
