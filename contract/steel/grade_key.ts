import { foldGrade } from './grade_names.ts'
import { exactEquivalents } from './grades.ts'

/** The key that a grade shares with all its exact equivalents. */
export const gradeKey = (material: string): string =>
  exactEquivalents(material).map(foldGrade).toSorted()[0] ?? ''
