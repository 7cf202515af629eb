import { addedGrades } from './added_grades.ts'
import type { Grade, GradeEquivalent } from './grade.ts'
import { gradeRows } from './grades.data.ts'

/** Density in g/cm³ that the trade assumes when nothing better is known. */
export const defaultDensity = 7.85

/** The reviewed table that is part of the program; what operators added is in `allGrades` only. */
export const grades: readonly Grade[] = gradeRows

/** Folds a grade name to what two spellings of it share: full-width forms, case, spaces and hyphens. */
export function foldGrade(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-‐‑‒–—−]+/gu, '')
}

/** What look-ups go by: the reviewed table and what operators added to it. */
type Table = {
  added: readonly Grade[]
  all: readonly Grade[]
  byCode: Map<string, Grade>
  byName: Map<string, Grade>
  /** Folded name → every spelling in the same class of exactly equivalent names. */
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

/** Whether a name is the code of a grade of the reviewed table, or an exact equivalent's. */
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

/** The table for what has been learned by now. */
function table(): Table {
  if (known?.added !== addedGrades()) known = tableOf(addedGrades())
  return known
}

/** Every grade, those of the reviewed table first; the same array until other ones are learned. */
export const allGrades = (): readonly Grade[] => table().all

/** The grade that a typed text names, by its code or by the name of an exact equivalent. */
export function findGrade(text: string): Grade | undefined {
  const name = foldGrade(text)
  const { byCode, byName } = table()
  return byCode.get(name) ?? byName.get(name)
}

/** Density in g/cm³; an unlisted grade counts as carbon steel. */
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

/** Every code exactly equivalent to this one, itself included; an unlisted code is alone. */
export function exactEquivalents(code: string): string[] {
  return [...(table().classes.get(foldGrade(code)) ?? [code])]
}

/** Grades that stand near this one but are not the same; a search may offer them, never include them. */
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
