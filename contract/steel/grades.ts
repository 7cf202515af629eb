import type { Grade, GradeEquivalent } from './grade.ts'
import { gradeRows } from './grades.data.ts'

/** Density in g/cm³ that the trade assumes when nothing better is known. */
export const defaultDensity = 7.85

export const grades: readonly Grade[] = gradeRows

/** Folds a grade name to what two spellings of it share: full-width forms, case, spaces and hyphens. */
export function foldGrade(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-‐‑‒–—−]+/gu, '')
}

const byCode = new Map<string, Grade>()
const byName = new Map<string, Grade>()
for (const grade of grades) byCode.set(foldGrade(grade.code), grade)
for (const grade of grades) {
  for (const other of grade.equivalents) {
    const name = foldGrade(other.code)
    if (other.kind === 'exact' && !byName.has(name)) byName.set(name, grade)
  }
}

/** The grade that a typed text names, by its code or by the name of an exact equivalent. */
export function findGrade(text: string): Grade | undefined {
  const name = foldGrade(text)
  return byCode.get(name) ?? byName.get(name)
}

/** Density in g/cm³; an unlisted grade counts as carbon steel. */
export function densityOf(code: string): number {
  return findGrade(code)?.density ?? defaultDensity
}

/** Folded name → every spelling in the same class of exactly equivalent names. */
const classes = buildClasses()

function buildClasses(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const grade of grades) {
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
  return [...(classes.get(foldGrade(code)) ?? [code])]
}

/** Grades that stand near this one but are not the same; a search may offer them, never include them. */
export function comparableGrades(code: string): GradeEquivalent[] {
  const own = new Set(exactEquivalents(code).map(foldGrade))
  const found = new Map<string, GradeEquivalent>()
  for (const grade of grades) {
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
