import { field } from '../fields.ts'
import { optionSets } from './option_sets.ts'
import { sharedFields } from './shared_fields.ts'

/** Requirements on the material, or its properties. */
export const qualityFields = {
  hardness_min: field.number({ max: 2000, places: 1 }),
  hardness_max: field.number({ max: 2000, places: 1 }),
  hardness_scale: field.choice('hardness_scale', optionSets.hardness_scale),
  flaw_detection: field.multi('flaw_detection', optionSets.flaw_detection),
  flaw_standard: field.text(60),
  flaw_level: field.text(20),
  melting: field.multi('melting', optionSets.melting),
  forging_ratio: field.number({ max: 100, places: 1 }),
  chemistry: field.textarea(500),
  mechanical: field.textarea(500),
}

export const weighingFields = {
  weighing_method: sharedFields.weighing_method,
  weight_tolerance: field.number({ max: 100, places: 1, unit: '‰', zero: true }),
}

export const termFields = {
  delivery_terms: field.choice('delivery_terms', optionSets.delivery_terms),
  freight_by: field.choice('freight_by', optionSets.freight_by),
  packing: field.text(120),
  invoice: field.choice('invoice', optionSets.invoice),
  payment: field.text(120),
}
