import { addedGrades } from './added_grades.ts'
import type { Grade, GradeEquivalent } from './grade.ts'
import { gradeRows } from './grades.data.ts'

/** Default density in g/cm³, for steel that is not listed. */
export const defaultDensity = 7.85

/** The built-in, reviewed table; `allGrades` also has what operators added. */
export const grades: readonly Grade[] = gradeRows

/** Normalises a grade name: full-width forms, case, spaces and hyphens. */
export function foldGrade(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-‐‑‒–—−]+/gu, '')
}

/** Indexes of the built-in table and what operators added to it. */
type Table = {
  added: readonly Grade[]
  all: readonly Grade[]
  byCode: Map<string, Grade>
  byName: Map<string, Grade>
  /** Normalised name → all spellings in its class of exactly equivalent names. */
  classes: Map<string, string[]>
}

const namesOf = (rows: readonly Grade[]): Set<string> =>
  new Set(
    rows.flatMap(({ code, equivalents }) => [
      foldGrade(code),
      ...equivalents.filter(({ kind }) => kind === 'exact').map((other) => foldGrade(other.code)),
    ]),
  )
const builtInNames = namesOf(grades)

/** Whether a name is the code of a built-in grade or of an exact equivalent. */
export const isBuiltInGrade = (name: string): boolean => builtInNames.has(foldGrade(name))

function tableOf(added: readonly Grade[]): Table {
  const own = added
    .filter(({ code }) => !isBuiltInGrade(code))
    .map((grade) => ({
      ...grade,
      equivalents: grade.equivalents.filter(
        ({ kind, code }) => kind === 'comparable' || !isBuiltInGrade(code),
      ),
    }))
  const all = [...grades, ...own]
  const byCode = new Map<string, Grade>()
  const byName = new Map<string, Grade>()
  for (const grade of all) byCode.set(foldGrade(grade.code), grade)
  for (const grade of all) {
    for (const other of grade.equivalents) {
      const name = foldGrade(other.code)
      if (other.kind === 'exact' && !byName.has(name)) byName.set(name, grade)
    }
  }
  return { added, all, byCode, byName, classes: classesOf(all) }
}

let known: Table | undefined

/** The indexes for the current additions. */
function table(): Table {
  if (known?.added !== addedGrades()) known = tableOf(addedGrades())
  return known
}

/** All grades, the built-in ones first; the same array until the additions change. */
export const allGrades = (): readonly Grade[] => table().all

/** Returns the grade for a typed text: its code, or the name of an exact equivalent. */
export function findGrade(text: string): Grade | undefined {
  const name = foldGrade(text)
  const { byCode, byName } = table()
  return byCode.get(name) ?? byName.get(name)
}

/** Density in g/cm³; for an unlisted grade that of carbon steel. */
export function densityOf(code: string): number {
  return findGrade(code)?.density ?? defaultDensity
}

function classesOf(all: readonly Grade[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const grade of all) {
    const names = [
      grade.code,
      ...grade.equivalents.filter((other) => other.kind === 'exact').map((other) => other.code),
    ]
    const merged = new Map<string, string>()
    for (const name of names) {
      for (const known of found.get(foldGrade(name)) ?? [name]) {
        if (!merged.has(foldGrade(known))) merged.set(foldGrade(known), known)
      }
    }
    const members = [...merged.values()]
    for (const name of merged.keys()) found.set(name, members)
  }
  return found
}

/** All codes exactly equivalent to this one, including itself; an unlisted code has no others. */
export function exactEquivalents(code: string): string[] {
  return [...(table().classes.get(foldGrade(code)) ?? [code])]
}

/** Similar grades that are not equivalent: a search may suggest them, but must not include them. */
export function comparableGrades(code: string): GradeEquivalent[] {
  const own = new Set(exactEquivalents(code).map(foldGrade))
  const found = new Map<string, GradeEquivalent>()
  for (const grade of allGrades()) {
    const isOwn = own.has(foldGrade(grade.code))
    for (const other of grade.equivalents) {
      if (other.kind !== 'comparable') continue
      if (isOwn && !own.has(foldGrade(other.code))) found.set(foldGrade(other.code), other)
      if (!isOwn && own.has(foldGrade(other.code))) {
        const { code: name, standard } = grade
        found.set(foldGrade(name), { code: name, kind: 'comparable', standard, source: other.source })
      }
    }
  }
  return [...found.values()]
}
