/** State of a posting form and how it changes: by hand, by the specification line, by restoring and by saving. */
import type { Piece } from '#contract/fields.ts'
import type { FieldErrors } from '#contract/validation.ts'
import type { ParsedSpec } from '#contract/steel/spec_parser.ts'
import { categoryById } from '#contract/reference/categories.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import type { FormValues } from './form_values.ts'
import { mergeReading, readSpec, specFields, type Kept, type SpecField } from './spec_merge.ts'

export type FormState = {
  values: FormValues
  /** Values as the server has them, or the defaults: what differs is unsaved. */
  baseline: FormValues
  errors: FieldErrors
  spec: string
  /** The candidate that the person chose for an ambiguous line. */
  candidate: Shape | null
  /** Fields entered by hand, and fields that the line filled. */
  manual: ReadonlySet<string>
  filled: ReadonlySet<string>
  parsed: ParsedSpec | null
  kept: readonly Kept[]
}

export type FormChange =
  | { type: 'edit'; name: string; value: unknown }
  | { type: 'spec'; text: string }
  | { type: 'candidate'; shape: Shape }
  | { type: 'takeRead'; names: readonly SpecField[] }
  | { type: 'errors'; errors: FieldErrors }
  | { type: 'saved'; values: FormValues }
  | { type: 'reset'; state: FormState }

export type FormContext = { defaults: FormValues; known: (name: string) => boolean }

const withSpec = (state: FormState, context: FormContext): FormState => {
  if (state.spec.trim() === '' && state.filled.size === 0) return { ...state, parsed: null, kept: [] }
  const chosen = state.manual.has('shape') ? (state.values.shape as Shape | null) : state.candidate
  const { parsed, reading } = readSpec(state.spec, chosen ?? undefined)
  return { ...state, parsed, ...mergeReading({ ...state, ...context, reading }) }
}

/**
 * A form that shows `values`. Fields in `manual` count as entered by hand (by default all that are there); of the others
 * those that the restored `spec` line says count as filled by it.
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
    kept: [],
  }
  return spec ? withSpec(state, given.context) : state
}

const without = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)))

/** A category starts the form with its usual shape, never against the person's own choice. */
function withShapeOfCategory(state: FormState): FormState {
  const category = categoryById(Number(state.values.category_id))
  if (!category?.shape || !isEmpty(state.values.shape)) return state
  return { ...state, values: { ...state.values, shape: category.shape } }
}

/** Single pieces keep their photo when photos are moved or taken away; an upload only changes an address in its place. */
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
        kept: state.kept.filter((one) => one.name !== name),
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
