// The surface of a lot: peeled, 扒皮, geschält, and the signs of EN 10277 and EN 10088-3 behind a grade (42CrMo4+QT+SH).
import { capitalSurfaces, surfaceSuffixes, surfaceWords } from '../../surface_words.data.ts'
import type { Surface } from '../../surfaces.ts'
import type { Detail, DetailFinder } from './detail.ts'

/** Geschliffener Rundstahl, blank gezogene Stäbe. */
const germanEndings = ['', 'e', 'er', 'es', 'en', 'em']

const surfaceOf = new Map(
  (Object.entries(surfaceWords) as [Surface, Record<string, string>][]).flatMap(([surface, words]) =>
    Object.entries(words).flatMap(([language, list]) =>
      list
        .split('|')
        .flatMap((word) => (language === 'de' ? germanEndings.map((end) => word + end) : [word]))
        .map((word) => [word, surface] as const),
    ),
  ),
)
const letter = '\\p{Script=Latin}\\p{Script=Cyrillic}\\d'
const longestFirst = [...surfaceOf.keys()].sort((one, other) => other.length - one.length)
const isLettered = (word: string) => /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word)
/** No line without one of these beginnings has such a word: most lines need no further look. */
const beginnings = new RegExp([...new Set(longestFirst.map((word) => word.slice(0, 3)))].join('|'), 'i')
/** 不扒皮 and not peeled say the opposite, 留粗加工余量 an allowance, rough turned size a size. */
const pattern = new RegExp(
  `(?<![不未非免无留]|(?:not|un|nicht|non|sin|sans|без)[\\s-])(?:(?<![${letter}/-])(?:${longestFirst.filter(isLettered).join('|')})(?![${letter}]|[\\s-](?:allowance|edges?|size|stock|weight)(?![a-z]))|(?:${longestFirst.filter((word) => !isLettered(word)).join('|')})(?:加工|处理|面|材)?(?!余量|单边|尺寸))`,
  'giu',
)

const suffixes = Object.keys(surfaceSuffixes)
/** Bars are drawn before they are ground: of +C+SL the last one counts. */
const suffix = new RegExp(
  `(?<=[a-zA-Z\\d)]\\s?)(?:\\+\\s?C\\s?(?=\\+\\s?S[HL]))?\\+\\s?(${suffixes.join('|')})(?![\\p{L}\\d])(?!\\s?[×=])`,
  'gu',
)
/** 1.4301 1D, 1.4571+AT 2H: without a sign only behind the name of a stainless steel. */
const bare =
  /(?<=(?:1\.4\d{3}|X\d+Cr[\w-]*|\b3\d\dL?)(?:\s?\+\s?AT)?\s)(1D|1G|2G|2H)(?![\p{L}\d])(?!\s?[×=])/gu

/** S45C-D, SCM440-D9: cold drawn by JIS G 3123, with or without the number of its tolerance class. */
const drawnOfJis =
  /(?<=(?<![\p{L}\d])S(?:\d\dC|CM\d{3}H?|Cr\d{3}H?|NCM\d{3}|US\d{3}L?))-D(?:[7-9]|1[0-3])?(?![\p{L}\d-])/giu

const found = (match: RegExpExecArray, surface: Surface): Detail => ({
  start: match.index,
  end: match.index + match[0].length,
  says: { surface },
})

/** Peeled, 扒皮, +SH; the first of several, which a line rarely has, is taken. */
export const findSurfaces: DetailFinder = (text) => [
  ...(beginnings.test(text) ? [...text.matchAll(pattern)] : []).flatMap((match) => {
    const word = match[0].toLowerCase().replace(/(?:加工|处理|面|材)$/u, '')
    const surface = surfaceOf.get(match[0].toLowerCase()) ?? surfaceOf.get(word)
    const isShort = capitalSurfaces.has(word) && match[0] !== match[0].toUpperCase()
    return surface && !isShort ? [found(match, surface)] : []
  }),
  ...(/[+]|\s[12][DGH]/.test(text) ? [suffix, bare] : []).flatMap((one) =>
    [...text.matchAll(one)].map((match) => found(match, surfaceSuffixes[match[1]!]!)),
  ),
  ...(/-D/i.test(text) ? [...text.matchAll(drawnOfJis)] : []).map((match) => found(match, 'drawn')),
]
