import type { Values } from '#contract/field_rules.ts'
import type { filterFields, sharedFields } from '#contract/postings/shared_fields.ts'

/** Values of any kind's form, checked by its definition. */
export type AnyValues = Record<string, unknown>
export type SharedValues = Values<typeof sharedFields & typeof filterFields>

/** The fields that are filled in, without the empty ones that forms also send. */
export const filled = (values: AnyValues): AnyValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
