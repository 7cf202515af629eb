import type { Grade } from '#contract/steel/grade.ts'
import { searchGradeTable } from '#contract/steel/grade_search.ts'
import { allGrades } from '#contract/steel/grades.ts'

/** Listed grades that match the typed text, best matches first; for an empty text all of them in their order. */
export const searchGrades = (typed: string, limit: number): Grade[] =>
  (typed.trim() ? searchGradeTable({ text: typed }).map(({ grade }) => grade) : allGrades()).slice(0, limit)
