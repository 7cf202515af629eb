import type { Grade } from './grade.ts'

let added: readonly Grade[] = []

/**
 * Makes known which grades operators have added to the reviewed table; what was said before no longer counts (decision
 * 073). `findGrade` and everything else of `grades.ts` goes by it from now on.
 */
export function learnGrades(rows: readonly Grade[]): void {
  added = rows
}

/** What was learned last: the same array until something else is learned. */
export const addedGrades = (): readonly Grade[] => added
