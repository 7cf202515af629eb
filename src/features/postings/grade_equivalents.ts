import { foldGrade } from '#contract/steel/grade_names.ts'
import type { GradeTable } from '#shared/reference/grade_table.ts'

/**
 * Returns the other names of a grade: exact equivalents, which a search includes, and comparable ones, which it does not.
 * Both are empty until the table is loaded.
 */
export function equivalentsIn(
  grades: GradeTable | undefined,
  name: string,
): { exact: string[]; comparable: string[] } {
  if (!grades) return { exact: [], comparable: [] }
  const own = foldGrade(name)
  return {
    exact: grades.exactEquivalents(name).filter((other) => foldGrade(other) !== own),
    comparable: grades.comparableGrades(name).map(({ code }) => code),
  }
}
