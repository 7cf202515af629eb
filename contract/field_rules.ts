import * as z from 'zod/mini'
import type { Field } from './fields.ts'
import { issue } from './issue.ts'

export type Fields = Record<string, Field>

/** Values as forms hold them and the wire carries them: an empty field is null or absent. */
export type Values<F extends Fields> = { [K in keyof F]?: z.output<F[K]['schema']> | null }
/** Schemas of fields of which any may be missing. */
export type DraftShape<F extends Fields> = {
  [K in keyof F]: z.ZodMiniOptional<z.ZodMiniNullable<F[K]['schema']>>
}

/** Adds an issue at a field; a rule is pure and sees the whole form. */
export type Report = (path: string, key: string) => void
export type Rule<F extends Fields> = (values: Values<F>, report: Report) => void

export const draftShape = <F extends Fields>(fields: F): DraftShape<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, z.nullish(schema)]),
  ) as DraftShape<F>

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The rule that these fields are filled. */
export const requireFilled =
  <F extends Fields>(names: readonly (keyof F & string)[]): Rule<F> =>
  (values, report) => {
    for (const name of names) if (isEmpty(values[name])) report(name, issue('required'))
  }

/** A check for a schema of the values: every rule is asked, and each issue stands at its field. */
export const keepsRules = <F extends Fields>(rules: readonly Rule<F>[]) =>
  z.superRefine((values: unknown, context) => {
    const report: Report = (path, key) =>
      context.addIssue({ code: 'custom', path: path.split('.'), message: key, input: values })
    for (const rule of rules) rule(values as Values<F>, report)
  })
