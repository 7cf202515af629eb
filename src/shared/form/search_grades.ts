import type { Grade } from '#contract/steel/grade.ts'
import { allGrades, foldGrade } from '#contract/steel/grades.ts'

/** 0 the code itself, 1 its beginning, 2 an exact equivalent's beginning, 3 within the code or a name; 4 no match. */
function rank(grade: Grade, folded: string): number {
  const code = foldGrade(grade.code)
  if (code === folded) return 0
  if (code.startsWith(folded)) return 1
  if (grade.equivalents.some((other) => other.kind === 'exact' && foldGrade(other.code).startsWith(folded)))
    return 2
  if (code.includes(folded) || grade.zh.includes(folded) || grade.en.toLowerCase().includes(folded)) return 3
  return 4
}

/** Listed grades that match the typed text, best matches first; for an empty text all of them in their order. */
export function searchGrades(typed: string, limit: number, grades = allGrades()): Grade[] {
  const folded = foldGrade(typed)
  if (!folded) return grades.slice(0, limit)
  return grades
    .map((grade) => ({ grade, at: rank(grade, folded) }))
    .filter(({ at }) => at < 4)
    .sort((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ grade }) => grade)
}
