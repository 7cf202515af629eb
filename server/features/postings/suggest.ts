import type { PostingKind } from '#contract/enums.ts'
import type { Suggestion } from '#contract/postings/suggest.ts'
import { allCategories, isOffered } from '#contract/reference/categories.ts'
import type { Grade } from '#contract/steel/grade.ts'
import { foldGrade } from '#contract/steel/grade_names.ts'
import { allGrades } from '#contract/steel/grades.ts'
import { specLine } from '#contract/steel/spec_line.ts'
import type { SpecCandidate, SpecLot } from '#contract/steel/spec/reading.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { suggestTitles, type ListView } from './search_store.ts'

const most = { material: 6, category: 4, spec: 3, title: 6 }

type GradeNames = { of: readonly Grade[]; names: { name: string; folded: string }[] }
let known: GradeNames | undefined

/** Every name of a grade that a buyer may type, the grade's own first; normalised once per version of the catalogue. */
function gradeNames(): GradeNames['names'] {
  if (known?.of !== allGrades()) {
    const names = allGrades().flatMap((grade) => [
      grade.code,
      ...grade.equivalents.filter((one) => one.kind === 'exact').map((one) => one.code),
    ])
    known = { of: allGrades(), names: names.map((name) => ({ name, folded: foldGrade(name) })) }
  }
  return known.names
}

function suggestGrades(keyword: string): string[] {
  const typed = foldGrade(keyword)
  if (typed === '') return []
  const starting = gradeNames().filter(({ folded }) => folded.startsWith(typed))
  const within = typed.length < 2 ? [] : gradeNames().filter(({ folded }) => folded.indexOf(typed) > 0)
  return [...new Set([...starting, ...within].map(({ name }) => name))].slice(0, most.material)
}

/** Suggestions while typing: grades, categories, the parsed specification, titles that exist. */
export async function suggest(
  db: DbOrTx,
  kind: PostingKind,
  keyword: string,
  view: ListView,
): Promise<Suggestion[]> {
  const { lang } = view
  const lower = keyword.toLowerCase()
  const named = allCategories().filter(
    (category) => isOffered(category) && category[lang].toLowerCase().includes(lower),
  )
  const spec = parseSpec(keyword)
  // What leaves a part of the line out is no completion of it, and what may be several pieces is offered as each.
  const isMore = spec.tokens.some(({ role }) => role === 'detail' || role === 'weight')
  const lots: readonly SpecLot[] = spec.unread.length > 0 || isMore ? [] : (spec.lots ?? [spec])
  const pieces = lots.flatMap(({ material, shape, dims, candidates = shape ? [{ shape, dims }] : [] }) =>
    candidates.map((piece: SpecCandidate) => ({ material, ...piece })),
  )
  const isComplete = ({ shape, dims }: (typeof pieces)[number]) =>
    Object.keys(dims).length > 0 && !specLine(shape, dims, lang).includes('?')
  const titles = await suggestTitles(db, kind, keyword, { ...view, limit: most.title })
  const all: Suggestion[] = [
    ...suggestGrades(keyword).map((text) => ({ text, kind: 'material' as const })),
    ...named.slice(0, most.category).map((category) => ({ text: category[lang], kind: 'category' as const })),
    ...pieces
      .filter(isComplete)
      .slice(0, most.spec)
      .map(({ material, shape, dims }) => ({
        text: [material, specLine(shape, dims, lang)].filter(Boolean).join(' '),
        kind: 'spec' as const,
      })),
    ...titles.map((text) => ({ text, kind: 'title' as const })),
  ]
  return all.filter((one, place) => all.findIndex(({ text }) => text === one.text) === place)
}
