/** Pure functions over the values of a posting form: what is sent, what is required, what is filled. */
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { FieldGroup, PostingView } from '../define_view.ts'
import { isEmpty, sameValues } from '#shared/offline/same_values.ts'
import { shapeDims, type Dims, type Shape } from '#contract/steel/shapes.ts'

export type FormValues = Readonly<Record<string, unknown>>
type Applies = Pick<PostingView, 'applies'>

/** Whether a field makes sense with the other values. */
export const applies = (view: Applies, name: string, values: FormValues): boolean =>
  view.applies[name]?.(values) ?? true

/** Returns only the dimensions that belong to the shape, in mm; steps without any number are left out. */
export function dimsOfShape(shape: Shape, dims: Dims): Dims {
  if (shape === 'stepped') {
    const steps = (dims.steps ?? []).filter((step) => !isEmpty(step.d) || !isEmpty(step.l))
    return steps.length > 0 ? { steps } : {}
  }
  const kept: Dims = {}
  for (const name of shapeDims[shape]) if (dims[name] !== undefined) kept[name] = dims[name]
  return kept
}

/** Returns the dimensions of the shape that are numbers, for previews: a typed text that is none is still in the values. */
export function shownDims(shape: Shape, values: FormValues): Dims {
  const { steps, ...dims } = dimsOfShape(shape, (values.dims ?? {}) as Dims)
  const numbers = <T extends object>(all: T) =>
    Object.fromEntries(Object.entries(all).filter(([, value]) => typeof value === 'number')) as T
  return { ...numbers(dims), ...(steps && { steps: steps.map(numbers) }) }
}

/** Returns the values to check and send, without empty fields, fields that do not apply, and dimensions of other shapes. */
export function outgoing(definition: PostingDefinition, view: Applies, values: FormValues): FormValues {
  const sent: Record<string, unknown> = {}
  for (const [name, { widget }] of Object.entries(definition.fields)) {
    let value = values[name]
    if (widget === 'dims')
      value = values.shape ? dimsOfShape(values.shape as Shape, (value ?? {}) as Dims) : undefined
    if (!isEmpty(value) && applies(view, name, values)) sent[name] = value
  }
  return sent
}

/**
 * Returns the names of the fields that submitting requires, given the choices made so far. It parses only the choices and
 * flags with the complete schema and takes the fields that it reports as missing, so that no rule is written twice.
 */
export function requiredNames(
  definition: PostingDefinition,
  view: Applies,
  values: FormValues,
): ReadonlySet<string> {
  const choices = Object.fromEntries(
    Object.entries(outgoing(definition, view, values)).filter(([name]) => {
      const { widget } = definition.fields[name] ?? {}
      return widget === 'choice' || widget === 'flag'
    }),
  )
  const missing = definition.complete.safeParse(choices).error?.issues ?? []
  return new Set([...definition.required, ...missing.map((issue) => String(issue.path[0]))])
}

/** Returns how many of a group's fields are filled. */
export const filledCount = (group: FieldGroup, view: Applies, values: FormValues): number =>
  group.fields.filter((name) => !isEmpty(values[name]) && applies(view, name, values)).length

/** Returns the names of the fields in which two sets of values differ. */
export const differingFields = (definition: PostingDefinition, a: FormValues, b: FormValues): string[] =>
  Object.keys(definition.fields).filter((name) => !sameValues(a[name], b[name]))
