import type { Values } from '#contract/field_rules.ts'
import type { filterFields, sharedFields } from '#contract/postings/shared_fields.ts'
import { gradeSpelling } from '#contract/steel/grades.ts'

/** Values of any kind's form, checked by its definition. */
export type AnyValues = Record<string, unknown>
export type SharedValues = Values<typeof sharedFields & typeof filterFields>

/**
 * The fields that are filled in, without the empty ones that forms also send, and with the grade as the table spells it:
 * `45#` and `AISI 4140` are stored and shown as 45 and 4140 (decision 139).
 */
export function filled(values: AnyValues): AnyValues {
  const given = Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
  const { material } = given
  return typeof material === 'string' ? { ...given, material: gradeSpelling(material) } : given
}
