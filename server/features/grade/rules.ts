import { namesIn } from '#contract/resources/grade.ts'
import type { Grade, GradeEquivalent, GradeGroup } from '#contract/steel/grade.ts'
import { foldGrade } from '#contract/steel/grade_names.ts'
import type { GradeRow } from './store.ts'

/** Converts a stored row into the form that look-ups use. */
export function gradeOf({ name_zh: zh, name_en: en, ...row }: GradeRow): Grade {
  const others = (kind: GradeEquivalent['kind'], text: string | null): GradeEquivalent[] =>
    namesIn(text).map((code) => ({ code, kind, standard: '', source: row.source ?? '' }))
  return {
    code: row.code,
    zh,
    en,
    standard: row.standard,
    group: row.group as GradeGroup,
    density: row.density,
    equivalents: [...others('exact', row.exact), ...others('comparable', row.comparable)],
    source: row.source ?? '',
  }
}

/** The names of a row that is stored or about to be. */
type Named = { code?: unknown; exact?: unknown; id?: unknown }

/** Normalised names that all mean this grade: its code and its exact equivalents. */
export const namesOf = ({ code, exact }: Named): string[] => [
  ...new Set([code as string, ...namesIn(exact as string | null | undefined)].map(foldGrade)),
]

/** Returns the field of `values` with a name that another row already uses. */
export function takenField(values: Named, others: readonly Named[]): 'code' | 'exact' | undefined {
  const known = new Set(others.flatMap(namesOf))
  const [code, ...exact] = namesOf(values)
  if (known.has(code as string)) return 'code'
  return exact.some((name) => known.has(name)) ? 'exact' : undefined
}
