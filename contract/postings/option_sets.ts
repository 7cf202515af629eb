import { characters, deadlineDays, forgeTypes, weighingMethods } from '../enums.ts'
import { deliveryStates, quantityUnits } from '../steel/delivery_states.ts'
import { shapes } from '../steel/shapes.ts'
import { surfaces } from '../steel/surfaces.ts'

/** Every closed list that a posting field offers; the view half holds a label for each value. */
export const optionSets = {
  shape: shapes,
  character: characters,
  forge_type: forgeTypes,
  weighing_method: weighingMethods,
  quantity_unit: quantityUnits,
  price_basis: ['per_t', 'per_kg', 'per_piece'],
  currency: ['CNY', 'USD', 'EUR'],
  delivery_state: deliveryStates,
  deadline: deadlineDays,
  hardness_scale: ['HBW', 'HRC', 'HRB', 'HV', 'HS'],
  flaw_detection: ['UT', 'MT', 'PT', 'RT'],
  melting: ['EAF', 'BOF', 'LF', 'VD', 'VOD', 'ESR', 'VAR', 'IF'],
  surface: surfaces,
  certificate_type: ['2.1', '2.2', '3.1', '3.2'],
  claim_policy: ['accepted', 'not_accepted', 'days'],
  delivery_terms: ['ex_works', 'delivered', 'fob', 'cif', 'self_pickup'],
  invoice: ['vat_13', 'vat_normal', 'none'],
  freight_by: ['seller', 'buyer', 'negotiable'],
  visibility: ['public', 'members', 'invited'],
  drawing_access: ['public', 'on_approval'],
  governs: ['drawing', 'form'],
  offcut: ['buyer', 'seller'],
} as const

export type OptionSet = keyof typeof optionSets
export type Option<S extends OptionSet> = (typeof optionSets)[S][number]
