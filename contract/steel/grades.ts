import { addedGrades } from './added_grades.ts'
import type { Grade, GradeEquivalent } from './grade.ts'
import { gradeFamilies } from './grade_families.data.ts'
import { foldGrade, lookAlike } from './grade_names.ts'
import { meantName } from './grade_writing.ts'
import { gradeTables } from './grades/all.ts'
import { linked } from './grades/link.ts'
import { sharedNames } from './shared_names.data.ts'

/** Default density in g/cm³, for steel that is not listed. */
export const defaultDensity = 7.85

const rows = Object.values(gradeTables).flat()

/** The built-in, reviewed table; `allGrades` also has what operators added. */
export const grades: readonly Grade[] = linked(rows)

/** Computes a value when it is first asked for, and keeps it. */
function once<T>(compute: () => T): () => T {
  let kept: { value: T } | undefined
  return () => (kept ??= { value: compute() }).value
}

/** Indexes of the built-in table and what operators added to it; a look-up of a grade needs only the first three. */
type Table = {
  added: readonly Grade[]
  all: readonly Grade[]
  byName: Map<string, Grade>
  /** Normalised name → all spellings in its class of exactly equivalent names. */
  classes: () => Map<string, string[]>
  /** Normalised name → the comparable names that rows state for it, from either side. */
  comparable: () => Map<string, GradeEquivalent[]>
}

/** The built-in grades by normalised code and by the names that a row states as exact. */
const builtIn = once(() => {
  const byName = new Map(grades.map((grade) => [foldGrade(grade.code), grade]))
  // A name is that of the row which states it: 1.7225 is 42CrMo4, although 42CrMo counts as the same grade.
  for (const [place, { exact }] of rows.entries())
    for (const other of exact) {
      const name = foldGrade(other.code)
      if (!byName.has(name)) byName.set(name, grades[place]!)
    }
  return byName
})

/** Whether a name is the code of a built-in grade or of an exact equivalent. */
export const isBuiltInGrade = (name: string): boolean => builtIn().has(foldGrade(name))

/** The code of a grade and the names that its row states as exact. */
const exactNames = ({ code, equivalents }: Grade): string[] => [
  code,
  ...equivalents.filter(({ kind }) => kind === 'exact').map((other) => other.code),
]

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
  const byName = new Map(builtIn())
  for (const grade of own) byName.set(foldGrade(grade.code), grade)
  const more = [
    ...own.flatMap((grade) => exactNames(grade).map((name) => [foldGrade(name), grade] as const)),
    ...grades.map((grade) => [lookAlike(grade.code), grade] as const),
  ]
  for (const [name, grade] of more) if (name && !byName.has(name)) byName.set(name, grade)
  return {
    added,
    all,
    byName,
    classes: once(() => classesOf(all)),
    comparable: once(() => comparableOf(all)),
  }
}

let known: Table | undefined

/** The indexes for the current additions. */
function table(): Table {
  if (known?.added !== addedGrades()) known = tableOf(addedGrades())
  return known
}

/** All grades, the built-in ones first; the same array until the additions change. */
export const allGrades = (): readonly Grade[] => table().all

const byName = (text: string): Grade | undefined => table().byName.get(foldGrade(text))

/** A grade in a text: `name` as the table spells it, with what the text says beyond it (`42CrMo4+QT`, `42CrMoA`). */
export type NamedGrade = { grade: Grade; name: string }

const spelled = (grade: Grade, typed: string): string => {
  const folded = foldGrade(typed)
  return grade.equivalents.find((other) => foldGrade(other.code) === folded)?.code ?? grade.code
}

/**
 * The only way from a text to a grade (decision 139): its code, the name of an exact equivalent, or one of them in a
 * manner in which people write it (`45#`, `AISI 4140`, `SS316L`). Undefined for a grade that is not listed.
 */
export function resolveGrade(text: string): NamedGrade | undefined {
  const grade = byName(text)
  if (grade) return { grade, name: spelled(grade, text) }
  const meant = meantName(text, byName)
  return meant && { grade: meant.grade, name: spelled(meant.grade, meant.name) + meant.more }
}

/** Returns the grade that a text names (`resolveGrade`). */
export const findGrade = (text: string): Grade | undefined => byName(text) ?? meantName(text, byName)?.grade

/** Listed grades as the table spells them, others as they were typed. */
export const gradeSpelling = (text: string): string => resolveGrade(text)?.name ?? text.trim()

/** A name in the table that stands for what a text names: the text itself if it is one. */
const tableName = (text: string): string =>
  byName(text) ? text : (meantName(text, byName)?.grade.code ?? text)

/** What else a name may mean that several grades share (`718`); empty for any other. */
export function otherMeanings(text: string): Grade[] {
  const name = foldGrade(text)
  const [, , ...others] = sharedNames.find(([shared]) => foldGrade(shared) === name) ?? []
  return others.flatMap((code) => findGrade(code) ?? [])
}

/** Density in g/cm³; for an unlisted grade that of carbon steel. */
export function densityOf(code: string): number {
  return findGrade(code)?.density ?? defaultDensity
}

function classesOf(all: readonly Grade[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const grade of all) {
    const merged = new Map<string, string>()
    for (const name of exactNames(grade)) {
      for (const known of found.get(foldGrade(name)) ?? [name]) {
        if (!merged.has(foldGrade(known))) merged.set(foldGrade(known), known)
      }
    }
    const members = [...merged.values()]
    for (const name of merged.keys()) found.set(name, members)
  }
  return found
}

function comparableOf(all: readonly Grade[]): Map<string, GradeEquivalent[]> {
  const found = new Map<string, GradeEquivalent[]>()
  const add = (text: string, other: GradeEquivalent) => {
    const name = foldGrade(text)
    const known = found.get(name)
    if (known) known.push(other)
    else found.set(name, [other])
  }
  for (const { code, standard, equivalents } of all)
    for (const other of equivalents) {
      if (other.kind === 'exact') continue
      add(code, other)
      add(other.code, { code, kind: 'comparable', standard, source: other.source })
    }
  return found
}

/** All codes exactly equivalent to this one, including itself; an unlisted code has no others. */
export function exactEquivalents(code: string): string[] {
  return [
    ...(table()
      .classes()
      .get(foldGrade(tableName(code))) ?? [code]),
  ]
}

const familyOf = once(() => new Map(gradeFamilies.map(([name, ...members]) => [foldGrade(name), members])))

/**
 * The grades that a search for a name shows: itself, every class of a name without one (`Q235`: Q235A to Q235D), and what
 * has taken the name's place in the standard or had it before (`Q345D` and `Q355D`).
 */
export function searchedGrades(text: string): string[] {
  const grade = findGrade(text)
  if (!grade) return [text]
  const heirs = grade.supersededBy ? [grade.supersededBy] : []
  const former = allGrades().filter(({ supersededBy }) => supersededBy === grade.code)
  const members = familyOf().get(foldGrade(grade.code)) ?? []
  return [text, ...members, ...heirs, ...former.map(({ code }) => code)]
}

/** Similar grades that are not equivalent: a search may suggest them, but must not include them. */
export function comparableGrades(code: string): GradeEquivalent[] {
  const own = exactEquivalents(code).map(foldGrade)
  const found = new Map<string, GradeEquivalent>()
  for (const name of own)
    for (const other of table().comparable().get(name) ?? [])
      if (!own.includes(foldGrade(other.code))) found.set(foldGrade(other.code), other)
  return [...found.values()]
}
