import { gradeGroups, type Grade, type GradeEquivalent, type GradeGroup } from './grade.ts'
import { foldGrade } from './grade_names.ts'
import { allGrades, comparableGrades, findGrade } from './grades.ts'
import { gradeSystems, systemsOf, type GradeSystem } from './grade_systems.ts'

/** A grade that a query matches; `via` is the matching name if it is not the grade's own. */
export type GradeHit = { grade: Grade; via?: GradeEquivalent }
export type GradeQuestion = { text?: string; group?: GradeGroup; system?: GradeSystem }

/** All other names of a grade, exact ones first, including comparable ones that only the other grade's row states. */
export const otherNames = (grade: Grade): GradeEquivalent[] => [
  ...grade.equivalents.filter((other) => other.kind === 'exact'),
  ...comparableGrades(grade.code),
]

/** A name by which a grade is found; `via` if it is not the grade's own. */
type Searched = { folded: string; via?: GradeEquivalent }
type Entry = { grade: Grade; names: Searched[]; systems: GradeSystem[]; words: string[] }

/** Names of comparable grades that are not rows themselves (`1.4301`): whoever types one may look for this grade too. */
const namesOfComparable = (others: readonly GradeEquivalent[]): GradeEquivalent[] =>
  others
    .filter(({ kind }) => kind === 'comparable')
    .flatMap(({ code }) => findGrade(code)?.equivalents ?? [])
    .filter(({ kind, code }) => kind === 'exact' && findGrade(code)?.code !== code)
    .map((other) => ({ ...other, kind: 'comparable' }))

const known = new WeakMap<readonly Grade[], Entry[]>()

/** Normalised names, standards and countries of each grade, computed once per version of the catalogue. */
function entriesOf(all: readonly Grade[]): Entry[] {
  const entries = known.get(all) ?? all.map(entryOf)
  known.set(all, entries)
  return entries
}

function entryOf(grade: Grade): Entry {
  const others = otherNames(grade)
  const group = gradeGroups.find(({ key }) => key === grade.group)!
  const standards = [...new Set([grade.standard, ...others.map((other) => other.standard)])]
  const systems = systemsOf(standards)
  const words = [
    grade.zh,
    grade.en,
    group.zh,
    group.en,
    grade.source,
    ...standards,
    ...gradeSystems.filter(({ key }) => systems.includes(key)).flatMap(({ zh, en }) => [zh, en]),
  ]
  const named = [...others, ...namesOfComparable(others)].map((via) => ({ folded: foldGrade(via.code), via }))
  return {
    grade,
    names: [{ folded: foldGrade(grade.code) }, ...named],
    systems,
    words: words.map(foldGrade),
  }
}

/** How well a name matches: 0 completely, 1 its beginning, 2 a part of it, 3 not at all. */
function rankOf(name: string, folded: string): number {
  const at = name.indexOf(folded)
  if (at < 0) return 3
  if (at > 0) return 2
  return name.length === folded.length ? 0 : 1
}

const later = { exact: 0.1, comparable: 0.2 }
/** A name of the grade's own standard (`1.7225` of 42CrMo4) comes before the same name of its equivalents. */
const handicap = ({ standard }: Grade, via: GradeEquivalent): number =>
  via.kind === 'exact' && via.standard === standard ? later.exact / 2 : later[via.kind]

/** The rank of one word for a grade and the name that it matched; standards and countries rank below all names. */
function match({ grade, names, words }: Entry, folded: string): { rank: number; via?: GradeEquivalent } {
  let best: { rank: number; via?: GradeEquivalent } = { rank: 3 }
  for (const { folded: name, via } of names) {
    const rank = rankOf(name, folded) + (via ? handicap(grade, via) : 0)
    if (rank < best.rank) best = { rank, ...(via && { via }) }
  }
  if (best.rank < 3) return best
  return { rank: words.some((word) => word.includes(folded)) ? 4 : Infinity }
}

/**
 * Finds listed grades by code, other name, standard or country of origin (`SCM440`, `GB/T 3077`, `日本`), best matches
 * first; all words must match. Without a text it returns all grades in their order.
 */
export function searchGradeTable({ text = '', group, system }: GradeQuestion): GradeHit[] {
  const whole = foldGrade(text)
  // The empty words beside two separators fit everything.
  const words = text.split(/[\s,;，；、]/).map(foldGrade)
  const hits: { hit: GradeHit; rank: number }[] = []
  for (const entry of entriesOf(allGrades())) {
    const { grade, systems } = entry
    if (group && grade.group !== group) continue
    if (system && !systems.includes(system)) continue
    const found = [match(entry, whole)]
    if (whole && found[0]!.rank === Infinity) found.splice(0, 1, ...words.map((word) => match(entry, word)))
    const rank = Math.max(...found.map((one) => one.rank))
    if (whole && rank === Infinity) continue
    const via = found.find((one) => one.via)?.via
    hits.push({ hit: { grade, ...(via && { via }) }, rank: whole ? rank : 0 })
  }
  return hits.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit)
}
