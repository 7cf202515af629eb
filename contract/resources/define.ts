import * as z from 'zod/mini'
import { draftShape, keepsRules, requireFilled, type Fields, type Rule } from '../field_rules.ts'
import { issue } from '../issue.ts'
import type { AdminPermission } from '../permissions.ts'
import { text } from '../text.ts'

/** What may be done with a row beside editing it: from which states, and into which. */
export type Action = {
  from: readonly string[]
  to: string
  /** A reason has to be given; it stands in the audit log. */
  reason?: true
}
export const reasonForm = z.strictObject({
  comment: text(500).check(z.minLength(1, issue('comment_required'))),
})
/** How rows may be changed beside the actions. */
export type Write = 'create' | 'update' | 'remove'

type Given<
  N extends string,
  F extends Fields,
  W extends Write,
  S extends string,
  A extends Record<string, Action>,
> = {
  /** In addresses, in the audit log and in code: `banner`. */
  name: N
  permission: AdminPermission
  fields: F
  /** Fields that must be filled. */
  required: readonly (keyof F & string)[]
  /** Rules across fields. */
  rules: readonly Rule<F>[]
  writes: readonly W[]
  /** States of a row; a new one is in the first. Without states there are no actions. */
  states: readonly S[]
  actions: A
  list: {
    /** Fields that the list can be narrowed by: closed lists by a value, days and times by a range. */
    filters: readonly (keyof F & string)[]
    /** Fields that the keyword is looked for in. */
    search: readonly (keyof F & string)[]
    /** Fields that the list can be ordered by in either direction (`position`, `-position`). */
    sorts: readonly string[]
    /** The order where none is asked for. */
    usual: string
  }
}

/**
 * The data half of a resource: what operators keep in a table. From it come the schemas, the calls (`resourceApi`), the
 * handlers of the server and the page; functions stand only in `rules`.
 */
export function defineResource<
  const N extends string,
  const F extends Fields,
  const W extends Write = never,
  const S extends string = never,
  const A extends Record<string, Action> = Record<never, Action>,
>(given: Given<N, F, W, S, A>) {
  const shape = draftShape(given.fields)
  return {
    ...given,
    shape,
    /** Values that may be stored: known fields, the required ones filled, every rule kept. */
    complete: z.strictObject(shape).check(keepsRules([requireFilled<F>(given.required), ...given.rules])),
  }
}

type Definition = ReturnType<typeof defineResource>
/** What generic code knows of any resource. */
export type Resource = Omit<Definition, 'rules' | 'complete' | 'shape' | 'list'> & {
  list: Omit<Definition['list'], 'filters' | 'search'> & {
    filters: readonly string[]
    search: readonly string[]
  }
  shape: Record<string, z.core.$ZodType>
  complete: z.core.$ZodType
}
