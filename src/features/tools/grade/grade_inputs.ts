/** Names of the grade finder's inputs, the same for fields and address. */
import { gradeGroups } from '#contract/steel/grade.ts'
import { findGrade } from '#contract/steel/grades.ts'
import { gradeSystems } from '#contract/steel/grade_systems.ts'
import type { toolParameters } from '../address.ts'
import { choiceReader, textReader, type Readers } from '../readers.ts'

export type GradeName = (typeof toolParameters.grade)[number]

export const gradeReaders: Readers<GradeName> = {
  text: textReader(60),
  group: choiceReader(gradeGroups.map(({ key }) => key)),
  system: choiceReader(gradeSystems.map(({ key }) => key)),
  // A link may name a grade by any of its exact names.
  grade: (text) => findGrade(text)?.code,
}
