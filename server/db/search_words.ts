import { foldGrade } from '#contract/steel/grade_names.ts'
import { simplified } from './simplified.ts'

/** Signs that stand before a number and are not part of it. */
const signs = /[φØø⌀∅□▢☐◻Φ]/gu
const crosses = /[*✕✖╳⨯∗]/gu
const han = /\p{Script=Han}+/gu
const latin = /[\p{L}\p{N}][\p{L}\p{N}.#\-/×]*/gu
const separators = /[.#\-/×]+/u
/** Longer runs are not treated as words; PostgreSQL refuses lexemes beyond 2 kB. */
const maxLexeme = 60

const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(signs, ' ').replace(crosses, '×')

/** Latin and digit runs of a text, whole: `42crmo4`, `gb/t`, `300×1200`, `45` for `45#`. */
function latinRuns(text: string): string[] {
  return [...text.replace(han, ' ').matchAll(latin)]
    .map(([run]) => run.replace(/[.#\-/×]+$/u, ''))
    .filter((run) => run !== '' && run.length <= maxLexeme)
}

/**
 * Lexemes under which a text is found: Han runs as overlapping pairs and single characters, Latin and digit runs whole,
 * split at `. # - / ×`, and without separators (so that `GB/T`, `GBT` and `gb t` meet). Traditional characters are stored
 * as simplified ones.
 */
export function lexemesOf(text: string): Set<string> {
  const found = new Set<string>()
  const normal = simplified(normalise(text))
  for (const [run] of normal.matchAll(han)) {
    const chars = [...run]
    chars.forEach((char, place) => {
      found.add(char)
      if (place > 0) found.add(`${chars[place - 1]}${char}`)
    })
  }
  for (const run of latinRuns(normal)) {
    found.add(run)
    const parts = run.split(separators)
    for (const part of parts) found.add(part)
    if (parts.length > 1 && !run.includes('×')) found.add(foldGrade(parts.join('')))
  }
  return found
}

/** One part that must be found: any of its lexemes matches, `prefix` ones by their beginning. */
export type Wanted = { lexeme: string; prefix?: boolean }[]

/** What was stored before traditional characters were simplified is found as it was typed. */
function eitherScript(typed: string): Wanted {
  const simple = simplified(typed)
  return simple === typed ? [{ lexeme: typed }] : [{ lexeme: simple }, { lexeme: typed }]
}

/**
 * The parts of a typed text, all of which must match. Of a long Han run every second pair is used (all of them would
 * find the same but mislead the planner), of a Latin word its beginning (`forg` finds `forged`), of a number the
 * whole.
 */
export function wantedOf(text: string): Wanted[] {
  const wanted: Wanted[] = []
  const normal = normalise(text)
  for (const [run] of normal.matchAll(han)) {
    const chars = [...run]
    if (chars.length === 1) wanted.push(eitherScript(run))
    for (let place = 0; place + 1 < chars.length; place += 2) {
      wanted.push(eitherScript(`${chars[place]}${chars[place + 1]}`))
    }
    if (chars.length > 1 && chars.length % 2 === 1) wanted.push(eitherScript(chars.slice(-2).join('')))
  }
  for (const run of latinRuns(normal)) {
    wanted.push([{ lexeme: run, ...(/^\p{L}.*\p{L}|\d\p{L}{2}/u.test(run) && { prefix: true }) }])
  }
  return wanted
}

/**
 * Lexeme of a facet's option (`shape:round`, `region:320000`) or of the kind: with these the full-text index also
 * answers rare combinations of filters. User text cannot contain one, because a colon is never part of a word.
 */
export const facetLexeme = (
  facet: 'kind' | 'grade' | 'shape' | 'category' | 'region' | 'state',
  option: string | number,
): string => `${facet}:${option}`

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Text form of a tsvector. */
export const toTsvector = (lexemes: Iterable<string>): string => [...lexemes].map(quote).join(' ')

/** Text form of a tsquery; empty without conditions. */
export const toTsquery = (wanted: readonly Wanted[]): string =>
  wanted
    .map((any) => `(${any.map(({ lexeme, prefix }) => quote(lexeme) + (prefix ? ':*' : '')).join(' | ')})`)
    .join(' & ')
