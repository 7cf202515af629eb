import { field } from '../fields.ts'
import { optionSets } from './option_sets.ts'
import { baseFields, filterFields, invited, sharedFields } from './shared_fields.ts'
import { qualityFields, termFields } from './technical_fields.ts'

/** Fields of every buying request: what is wanted, when and where, and the target price. */
const wanted = {
  ...baseFields,
  dims: sharedFields.dims,
  quantity: sharedFields.quantity,
  quantity_unit: sharedFields.quantity_unit,
  /** The target price is optional. */
  price_amount: sharedFields.price_amount,
  price_basis: sharedFields.price_basis,
  currency: sharedFields.currency,
  tax_included: sharedFields.tax_included,
  needed_by: filterFields.needed_by,
  visibility: filterFields.visibility,
  invited,
  standard: field.standards(),
  have_warranty: filterFields.have_warranty,
  certificate_type: field.choice('certificate_type', optionSets.certificate_type),
  have_report: filterFields.have_report,
}

/** Drawings, and who may see them: with `on_approval` only companies that the owner has approved get their files. */
export const drawingFields = {
  drawings: field.files({ usage: 'drawing', types: ['pdf', 'document', 'image'] }),
  drawing_no: field.text(60),
  drawing_revision: field.text(20),
  drawing_access: field.choice('drawing_access', optionSets.drawing_access),
}

export const requestFields = { ...wanted, ...qualityFields, ...termFields, ...drawingFields }

/** Fields of a request without drawings. */
export const materialRequestFields = { ...wanted, ...qualityFields, ...termFields }
