/** Values of a posting form: what is sent, what is required now, what is filled. Pure functions. */
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { FieldGroup, PostingView } from '../define_view.ts'
import { isEmpty, sameValues } from '#shared/offline/same_values.ts'
import { shapeDims, type Dims, type Shape } from '#contract/steel/shapes.ts'

export type FormValues = Readonly<Record<string, unknown>>
type Applies = Pick<PostingView, 'applies'>

/** Whether a field means anything with the other values as they are. */
export const applies = (view: Applies, name: string, values: FormValues): boolean =>
  view.applies[name]?.(values) ?? true

/** The dimensions that belong to the shape, in mm; steps without any number are left out. */
export function dimsOfShape(shape: Shape, dims: Dims): Dims {
  if (shape === 'stepped') {
    const steps = (dims.steps ?? []).filter((step) => !isEmpty(step.d) || !isEmpty(step.l))
    return steps.length > 0 ? { steps } : {}
  }
  const kept: Dims = {}
  for (const name of shapeDims[shape]) if (dims[name] !== undefined) kept[name] = dims[name]
  return kept
}

/** The values to check and send: empty fields, fields without a meaning and dimensions of other shapes left out. */
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
 * Names of the fields that submitting needs, with the choices made so far. Only choices and flags are kept and the
 * complete schema is asked what it misses, so that no rule is written twice.
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

/** How many of a folded group's fields hold something. */
export const filledCount = (group: FieldGroup, view: Applies, values: FormValues): number =>
  group.fields.filter((name) => !isEmpty(values[name]) && applies(view, name, values)).length

/** Names of the fields that two sets of values differ in. */
export const differingFields = (definition: PostingDefinition, a: FormValues, b: FormValues): string[] =>
  Object.keys(definition.fields).filter((name) => !sameValues(a[name], b[name]))
