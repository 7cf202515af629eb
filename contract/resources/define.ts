import * as z from 'zod/mini'
import { draftShape, keepsRules, requireFilled, type Fields, type Rule } from '../field_rules.ts'
import { issue } from '../issue.ts'
import type { AdminPermission } from '../permissions.ts'
import { lines } from '../text.ts'

/** An action on a row besides editing it: from which states, and to which. */
export type Action = {
  from: readonly string[]
  to: string
  /** A reason is required; it is recorded in the audit log. */
  reason?: true
}
export const reasonForm = z.strictObject({
  comment: lines(500).check(z.minLength(1, issue('comment_required'))),
})
/** How rows can be written besides the actions. */
export type Write = 'create' | 'update' | 'remove'

type Given<
  N extends string,
  F extends Fields,
  W extends Write,
  S extends string,
  A extends Record<string, Action>,
  D extends string,
> = {
  /** Name in addresses, in the audit log and in code: `banner`. */
  name: N
  /** Who may call it; `operator` if the server half says for each row who sees it. */
  permission: AdminPermission | 'operator'
  fields: F
  /** Fields that only the server sets; no write contains them. */
  derived?: readonly D[]
  /** Required fields. */
  required: readonly (keyof F & string)[]
  /** Rules across fields. */
  rules: readonly Rule<F>[]
  writes: readonly W[]
  /** Whether the server asks before it stores unusual values: such writes are sent again with `confirmed=1`. */
  asks?: boolean
  /** States of a row; a new one is in the first. Without states there are no actions. */
  states: readonly S[]
  actions: A
  list: {
    /** Fields by which the list can be filtered: closed lists by value, days and times by range. */
    filters: readonly (keyof F & string)[]
    /** Fields in which the keyword is searched. */
    search: readonly (keyof F & string)[]
    /** Fields by which the list can be sorted in either direction (`position`, `-position`). */
    sorts: readonly string[]
    /** The default order. */
    usual: string
  }
}

/**
 * The data half of a declared resource: a table that operators maintain. The schemas, the endpoints (`resourceApi`),
 * the handlers of the server and the page all come from it; only `rules` contains functions.
 */
export function defineResource<
  const N extends string,
  const F extends Fields,
  const W extends Write = never,
  const S extends string = never,
  const A extends Record<string, Action> = Record<never, Action>,
  const D extends keyof F & string = never,
>(given: Given<N, F, W, S, A, D>) {
  const shape = draftShape(given.fields)
  const isWritten = (name: string) => !(given.derived as readonly string[] | undefined)?.includes(name)
  const written = Object.fromEntries(Object.entries(shape).filter(([name]) => isWritten(name)))
  return {
    ...given,
    shape,
    /** Names of the fields that writes contain. */
    written: Object.keys(written),
    /** Values that may be stored: known fields, all required ones, all rules satisfied. */
    complete: z
      .strictObject(written as Omit<typeof shape, D>)
      .check(keepsRules([requireFilled<F>(given.required), ...given.rules])),
  }
}

type Definition = ReturnType<typeof defineResource>
/** The interface of any resource for generic code. */
export type Resource = Omit<Definition, 'rules' | 'complete' | 'shape' | 'list'> & {
  list: Omit<Definition['list'], 'filters' | 'search'> & {
    filters: readonly string[]
    search: readonly string[]
  }
  shape: Record<string, z.core.$ZodType>
  complete: z.core.$ZodType
}
