import { field } from '../fields.ts'
import { issue } from '../issue.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'
import { gradeGroups, type GradeGroup } from '../steel/grade.ts'
import { foldGrade } from '../steel/grade_names.ts'
import { grades, isBuiltInGrade } from '../steel/grades.ts'

/** By what share a density may lie outside the range of the reviewed grades of its group. */
const densityTolerance = 0.03
/** Longest name, as in the field of postings. */
const nameLength = 40

/** Plausible densities of a group in g/cm³, to the second decimal. */
export function densityBand(group: GradeGroup): { min: number; max: number } {
  const known = grades.filter((grade) => grade.group === group).map(({ density }) => density)
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    min: round(Math.min(...known) * (1 - densityTolerance)),
    max: round(Math.max(...known) * (1 + densityTolerance)),
  }
}

/** Splits a comma-separated list of names. */
export const namesIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,，、;；\n]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** A name must contain a digit: otherwise the parser would recognise it in ordinary words such as `dia` or `round`. */
const isName = (name: string) => name.length <= nameLength && /\d/.test(name) && foldGrade(name).length > 1

/** Grades that operators add to the built-in table (`steel/grades/`); the built-in ones cannot be changed. */
export const gradeResource = defineResource({
  name: 'grade',
  permission: 'website_config',
  fields: {
    /** As the trade writes it. */
    code: field.text(nameLength),
    name: field.bilingual(60),
    standard: field.text(60),
    group: field.choice(
      'grade_group',
      gradeGroups.map(({ key }) => key),
    ),
    density: field.number({ max: 20, places: 2, unit: 'g/cm³' }),
    /** Comma-separated names of the same composition: a search for one finds all. */
    exact: field.text(400),
    /** Comma-separated names of similar grades: a search may suggest them. */
    comparable: field.text(400),
    /** Where its values come from. */
    source: field.text(200),
  },
  required: ['code', 'name', 'standard', 'group', 'density'],
  rules: [
    ({ code }, report) => {
      if (!code) return
      if (!isName(code) || namesIn(code).length !== 1) report('code', issue('grade_name'))
      else if (isBuiltInGrade(code)) report('code', issue('grade_built_in'))
    },
    ({ exact, comparable }, report) => {
      const others = namesIn(exact)
      if (!others.every(isName)) report('exact', issue('grade_name'))
      else if (others.some(isBuiltInGrade)) report('exact', issue('grade_built_in'))
      if (!namesIn(comparable).every(isName)) report('comparable', issue('grade_name'))
    },
    ({ group, density }, report) => {
      if (!group || !density) return
      const { min, max } = densityBand(group)
      if (density < min || density > max) report('density', issue('density_of_group'))
    },
  ],
  writes: ['create', 'update', 'remove'],
  states: [],
  actions: {},
  list: {
    filters: ['group'],
    search: ['code', 'name', 'standard', 'exact', 'comparable'],
    sorts: ['code', 'updated_time'],
    usual: '-updated_time',
  },
})
export const gradeAdminApi = resourceApi(gradeResource)
