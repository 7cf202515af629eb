import type { Grade, GradeEquivalent } from '../grade.ts'
import { foldGrade } from '../grade_names.ts'
import type { GradeRow } from './table.ts'

/** Published comparison tables name these together although their composition ranges only overlap. */
const comparison = 'Published grade comparison tables; comparable only'

type Name = { code: string; standard: string; former?: true }
type Relations = { named: Map<string, Name>; links: Map<string, { to: string; source: string }[]> }

function relationsOf(rows: readonly GradeRow[]): Relations {
  const named = new Map<string, Name>()
  for (const { code, standard } of rows) named.set(foldGrade(code), { code, standard })
  const links: Relations['links'] = new Map()
  const link = (from: string, to: string, source: string) => {
    const known = links.get(from)
    if (known) known.push({ to, source })
    else links.set(from, [{ to, source }])
  }
  for (const row of rows) {
    const own = foldGrade(row.code)
    for (const { code, standard = row.standard, source, former } of row.exact) {
      const name = foldGrade(code)
      if (!named.has(name)) named.set(name, { code, standard, ...(former && { former }) })
      link(own, name, source)
      link(name, own, source)
    }
  }
  return { named, links }
}

/** All names that are connected with this one, the nearest first, each with the source that connects it. */
function exactOf(code: string, { named, links }: Relations): GradeEquivalent[] {
  const found = new Map<string, GradeEquivalent | undefined>([[code, undefined]])
  for (const name of found.keys())
    for (const { to, source } of links.get(name) ?? [])
      if (!found.has(to)) found.set(to, { kind: 'exact', source, ...named.get(to)! })
  return [...found.values()].filter((other) => other !== undefined)
}

/**
 * Resolves the relations of the rows. What one row states holds for the other too, so a table states it once: names of
 * the same composition form a class, and every row of the class lists all the others. Comparable grades stay with the row
 * that names them; look-ups find them from either side. Relations are resolved when they are first asked for, because
 * finding a grade and its density needs none.
 */
export function linked(rows: readonly GradeRow[]): Grade[] {
  let known: Relations | undefined
  const nearOf = (text: string, of: string, { named }: Relations): GradeEquivalent => {
    const [name = '', stated] = text.split('@')
    const other = named.get(foldGrade(name))
    const standard = other?.standard ?? stated
    if (!standard) throw new Error(`${of} names ${name}, which has neither a row nor a standard`)
    return { code: other?.code ?? name, kind: 'comparable', standard, source: comparison }
  }
  return rows.map(({ exact: _, near, ...grade }) => {
    let equivalents: GradeEquivalent[] | undefined
    return {
      ...grade,
      get equivalents() {
        known ??= relationsOf(rows)
        const relations = known
        return (equivalents ??= [
          ...exactOf(foldGrade(grade.code), relations),
          ...near.map((name) => nearOf(name, grade.code, relations)),
        ])
      },
    }
  })
}
