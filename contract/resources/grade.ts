import { field } from '../fields.ts'
import { issue } from '../issue.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'
import { gradeGroups, type GradeGroup } from '../steel/grade.ts'
import { foldGrade, grades, isBuiltInGrade } from '../steel/grades.ts'

/** How far (share) a density may lie beyond those of the reviewed grades of its group. */
const densityTolerance = 0.03
/** Most characters of one name, as in the field of postings. */
const nameLength = 40

/** Densities in g/cm³ that are plausible in a group, to the second decimal. */
export function densityBand(group: GradeGroup): { min: number; max: number } {
  const known = grades.filter((grade) => grade.group === group).map(({ density }) => density)
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    min: round(Math.min(...known) * (1 - densityTolerance)),
    max: round(Math.max(...known) * (1 + densityTolerance)),
  }
}

/** Names that stand in one text, separated by commas. */
export const namesIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,，、;；\n]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** A name without a digit would be taken out of what people type: `dia`, `round` and every other word have none. */
const isName = (name: string) => name.length <= nameLength && /\d/.test(name) && foldGrade(name).length > 1

/** Grades that operators add to the reviewed table (`steel/grades.data.ts`), which they cannot change. */
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
    /** Other names of the same composition, separated by commas: a search for one finds all. */
    exact: field.text(400),
    /** Names that stand near it, separated by commas: a search may offer them. */
    comparable: field.text(400),
    /** Where its values are from. */
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
