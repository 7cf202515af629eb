import * as z from 'zod/mini'
import type { Field } from './fields.ts'
import { issue } from './issue.ts'

export type Fields = Record<string, Field>

/** Values as forms and requests carry them: an empty field is null or absent. */
export type Values<F extends Fields> = { [K in keyof F]?: z.output<F[K]['schema']> | null }
/** Schemas of fields that are all optional. */
export type DraftShape<F extends Fields> = {
  [K in keyof F]: z.ZodMiniOptional<z.ZodMiniNullable<F[K]['schema']>>
}

/** Adds an issue at a field. A rule is a pure function of the whole form. */
export type Report = (path: string, key: string) => void
export type Rule<F extends Fields> = (values: Values<F>, report: Report) => void

export const draftShape = <F extends Fields>(fields: F): DraftShape<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, z.nullish(schema)]),
  ) as DraftShape<F>

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The rule that requires these fields. */
export const requireFilled =
  <F extends Fields>(names: readonly (keyof F & string)[]): Rule<F> =>
  (values, report) => {
    for (const name of names) if (isEmpty(values[name])) report(name, issue('required'))
  }

/** A check for a schema of the values: runs every rule and reports each issue at its field. */
export const keepsRules = <F extends Fields>(rules: readonly Rule<F>[]) =>
  z.superRefine((values: unknown, context) => {
    const report: Report = (path, key) =>
      context.addIssue({ code: 'custom', path: path.split('.'), message: key, input: values })
    for (const rule of rules) rule(values as Values<F>, report)
  })
