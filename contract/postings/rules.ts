import { issue } from '../issue.ts'
import { foldNumber, type Heat } from '../steel/heat.ts'
import { checkDims } from '../steel/shapes.ts'
import type { Fields, Rule } from '../field_rules.ts'
import type { Field, FileRef } from '../fields.ts'
import type { requestFields } from './request_fields.ts'
import type { sharedFields } from './shared_fields.ts'

type Shared = typeof sharedFields & Fields
type Named<N extends keyof typeof requestFields> = Pick<typeof requestFields, N> & Fields

/** Dimensions must make a real piece of the chosen shape: bore below outer diameter, wall below radius. */
export const dimsMakeThePiece: Rule<Shared> = (values, report) => {
  if (!values.shape) return
  for (const [path, key] of Object.entries(checkDims(values.shape, values.dims ?? {})))
    report(`dims.${path}`, key)
}

/** While typing, only contradictions are errors, not missing dimensions. */
export const dimsDoNotContradict: Rule<Shared> = (values, report) => {
  if (!values.shape || !values.dims) return
  for (const [path, key] of Object.entries(checkDims(values.shape, values.dims)))
    if (key !== 'dim_required' && key !== 'steps_required') report(`dims.${path}`, key)
}

/** A price is an amount with its basis, or "negotiable". */
export const priceOrNegotiable: Rule<Shared> = (values, report) => {
  if (values.negotiable === 1) return
  if (!values.price_amount) report('price_amount', issue('price_or_negotiable'))
  else if (!values.price_basis) report('price_basis', issue('choose'))
}

/** Weighing method 1 (on scale) requires the scale weight. */
export const scaleWeightGiven: Rule<Shared> = (values, report) => {
  if (values.weighing_method === 1 && !values.actual_weight_kg)
    report('actual_weight_kg', issue('weight_required'))
}

/** A target price is optional; an amount requires its basis. */
export const basisOfPrice: Rule<Shared> = (values, report) => {
  if (values.price_amount && !values.price_basis) report('price_basis', issue('choose'))
}

export const hardnessInOrder: Rule<Named<'hardness_min' | 'hardness_max'>> = (
  { hardness_min: low, hardness_max: high },
  report,
) => {
  if (low && high && high < low) report('hardness_max', issue('range_order'))
}

/** A certificate has each heat once, however its number is written. */
export const heatsDiffer: Rule<{ heats: Field }> = ({ heats }, report) => {
  const seen = new Set<string>()
  for (const [at, { heat_no: number }] of ((heats ?? []) as Heat[]).entries()) {
    if (seen.has(foldNumber(number))) report(`heats.${at}.heat_no`, issue('heat_twice'))
    seen.add(foldNumber(number))
  }
}

/** A heat that names its certificate file names one that is attached. */
export const heatFilesAttached: Rule<{ heats: Field; certificate_files: Field }> = (
  { heats, certificate_files: files },
  report,
) => {
  const names = new Set(((files ?? []) as FileRef[]).map(({ name }) => name))
  for (const [at, { file }] of ((heats ?? []) as Heat[]).entries())
    if (file && !names.has(file)) report(`heats.${at}.file`, issue('heat_file_gone'))
}

/** A posting for invited companies must name at least one. */
export const invitesSomebody: Rule<{ visibility: Field; invited: Field }> = (
  { visibility, invited },
  report,
) => {
  if (visibility === 'invited' && !(invited as string[] | null | undefined)?.length)
    report('invited', issue('choose'))
}

/** Drawings require a choice of who may see them. */
export const drawingsHaveAccess: Rule<Named<'drawings' | 'drawing_access'>> = (values, report) => {
  if (values.drawings?.length && !values.drawing_access) report('drawing_access', issue('choose'))
}
