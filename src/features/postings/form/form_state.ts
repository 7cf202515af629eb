/** State of a posting form and its changes: by hand, by the specification line, by restoring and by saving. */
import type { Piece } from '#contract/fields.ts'
import type { FieldErrors } from '#contract/validation.ts'
import type { ParsedSpec } from '#contract/steel/spec/reading.ts'
import { categoryById } from '#contract/reference/categories.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import type { FormValues } from './form_values.ts'
import { mergeReading, readSpec, specFields, type KeptByHand, type SpecField } from './spec_merge.ts'

export type FormState = {
  values: FormValues
  /** The values on the server, or the defaults of a new form; what differs from them is unsaved. */
  baseline: FormValues
  errors: FieldErrors
  spec: string
  /** The candidate that the person chose for an ambiguous line. */
  candidate: Shape | null
  /** Names of the fields entered by hand, and of those that the line filled. */
  manual: ReadonlySet<string>
  filled: ReadonlySet<string>
  parsed: ParsedSpec | null
  keptByHand: readonly KeptByHand[]
}

export type FormChange =
  | { type: 'edit'; name: string; value: unknown }
  | { type: 'spec'; text: string }
  | { type: 'candidate'; shape: Shape }
  | { type: 'takeRead'; names: readonly SpecField[] }
  | { type: 'errors'; errors: FieldErrors }
  | { type: 'saved'; values: FormValues }
  | { type: 'reset'; state: FormState }

export type FormContext = {
  defaults: FormValues
  hasField: (name: string) => boolean
  /** The region of a place by its name, once the regions are loaded. */
  regionOf?: (place: string) => number | undefined
}

const withSpec = (state: FormState, context: FormContext): FormState => {
  if (state.spec.trim() === '' && state.filled.size === 0) return { ...state, parsed: null, keptByHand: [] }
  const chosen = state.manual.has('shape') ? (state.values.shape as Shape | null) : state.candidate
  const { parsed, reading } = readSpec(state.spec, chosen ?? undefined, context.regionOf)
  return { ...state, parsed, ...mergeReading({ ...state, ...context, reading }) }
}

/**
 * Returns the state of a form that shows `values`. Fields in `manual` count as entered by hand (by default all fields in
 * `values`). With a restored `spec` line, the other filled fields that a line can fill count as filled by it.
 */
export function startForm(
  values: FormValues,
  given: {
    baseline: FormValues
    context: FormContext
    manual?: readonly string[]
    spec?: string
    candidate?: Shape | null
  },
): FormState {
  const manual = new Set(given.manual ?? Object.keys(values))
  const spec = given.spec ?? ''
  const state: FormState = {
    values,
    baseline: given.baseline,
    errors: {},
    spec,
    candidate: given.candidate ?? null,
    manual,
    filled: new Set(spec ? specFields.filter((name) => !manual.has(name) && !isEmpty(values[name])) : []),
    parsed: null,
    keptByHand: [],
  }
  return spec ? withSpec(state, given.context) : state
}

const without = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)))

/** Sets the usual shape of the category unless the person chose a shape. */
function withShapeOfCategory(state: FormState): FormState {
  const category = categoryById(Number(state.values.category_id))
  if (!category?.shape || !isEmpty(state.values.shape)) return state
  return { ...state, values: { ...state.values, shape: category.shape } }
}

/**
 * Updates the photo numbers of the pieces after photos were moved or removed. When an upload ends only an address
 * changes, so the numbers stay.
 */
function withPhotosOfPieces(state: FormState, before: readonly string[]): FormState {
  const pieces = state.values.pieces as Piece[] | null | undefined
  const after = (state.values.photos ?? []) as string[]
  if (!pieces?.some(({ photo }) => photo)) return state
  const placeNow = (photo: number): number | null => {
    const place = after.indexOf(before[photo - 1] ?? '')
    return place >= 0 ? place + 1 : after.length === before.length ? photo : null
  }
  const moved = pieces.map((piece) => (piece.photo ? { ...piece, photo: placeNow(piece.photo) } : piece))
  return { ...state, values: { ...state.values, pieces: moved } }
}

export function changeForm(state: FormState, change: FormChange, context: FormContext): FormState {
  switch (change.type) {
    case 'edit': {
      const { name, value } = change
      const filled = new Set(state.filled)
      filled.delete(name)
      const edited: FormState = {
        ...state,
        values: { ...state.values, [name]: value },
        manual: new Set(state.manual).add(name),
        filled,
        errors: without(state.errors, name),
        keptByHand: state.keptByHand.filter((one) => one.name !== name),
      }
      if (name === 'photos') return withPhotosOfPieces(edited, (state.values.photos ?? []) as string[])
      if (name === 'category_id') return withShapeOfCategory(edited)
      return name === 'shape' && state.spec ? withSpec(edited, context) : edited
    }
    case 'spec':
      return withSpec({ ...state, spec: change.text, candidate: null }, context)
    case 'candidate':
      return withSpec({ ...state, candidate: change.shape }, context)
    case 'takeRead': {
      const manual = new Set(state.manual)
      for (const name of change.names) manual.delete(name)
      return withSpec({ ...state, manual }, context)
    }
    case 'errors':
      return { ...state, errors: change.errors }
    case 'saved':
      return { ...state, baseline: change.values, errors: {} }
    case 'reset':
      return change.state
  }
}
