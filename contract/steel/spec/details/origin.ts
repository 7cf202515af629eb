// Heat, mill and place of a stock line.
import { gradeCode } from '../grade_names.ts'
import { type Detail, type DetailFinder, wordsOf } from './detail.ts'
import {
  chinesePlaces,
  heatLabels,
  millAliases,
  millBehind,
  mintedBy,
  placeBehind,
  placeLabels,
} from './detail_words.data.ts'
import { mills } from '../../../reference/mills.ts'

const letter = 'a-zà-ÿа-яё'
const heat = new RegExp(
  `(?<![${letter}])(${wordsOf(heatLabels)})\\s?[:：#.]?\\s?(?=[A-Z\\d-]{0,10}\\d)([A-Z\\d](?:[A-Z\\d]|[-/](?=[A-Z\\d])){2,17})(?![${letter}\\d×.,]\\S)(?!\\s?(?:×|mm|kg|t(?![a-z])))`,
  'giu',
)

/** 炉号9X417, Heat No. 123456, Charge 45612: a number behind the word for it, unless it is a grade (cast 4140). */
export const findHeats: DetailFinder = (text) =>
  [...text.matchAll(heat)].flatMap((match): Detail[] => {
    const number = match[2]!
    if (/^(?:cast|melt|heat)$/i.test(match[1]!.trim()) && gradeCode(number)) return []
    return [{ start: match.index, end: match.index + match[0].length, says: { heat: number } }]
  })

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const nameOf = new Map<string, string>()
for (const { zh, en } of mills) {
  nameOf.set(zh, zh)
  nameOf.set(en.toLowerCase(), en)
}
const needsMore = new Set<string>()
for (const [written, name, isAlsoAPlace] of millAliases) {
  nameOf.set(written, name)
  if (isAlsoAPlace) needsMore.add(written)
}
const knownMills = [...nameOf.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')
const known = new RegExp(
  `(?<![${letter}\\p{Script=Han}])(?:(${wordsOf(mintedBy)})\\s?[:：]?\\s?)?(${knownMills})(${millBehind})?(?![${letter}])(?!\\p{Script=Han})`,
  'giu',
)
/** Words for a maker behind which any name in capitals is one. */
const makers =
  'mill|hersteller|manufacturer|producer|made by|производитель|üretici|fabricante|produttore|aciérie|acciaieria'
const eitherCase = makers.replace(/(?<=^|\|)\p{L}/gu, (first) => `[${first}${first.toUpperCase()}]`)
const named = new RegExp(
  `(?<![${letter}])(?:${eitherCase})\\s?:?\\s((?=\\p{Lu})\\p{L}[\\p{L}&.-]{2,24})(?![${letter}\\d])`,
  'gu',
)

/** 兴澄产, 产地：淮钢, Ovako, mill: Daye; a name that is a town as well (大冶) needs its word beside it. */
export const findMills: DetailFinder = (text) => {
  const found = [...text.matchAll(known)].flatMap((match): Detail[] => {
    const [whole, label, name, more] = match
    const key = nameOf.has(name!) ? name! : name!.toLowerCase()
    if (needsMore.has(key) && !label && !more) return []
    return [{ start: match.index, end: match.index + whole.length, says: { mill: nameOf.get(key)! } }]
  })
  for (const match of text.matchAll(named)) {
    const end = match.index + match[0].length
    if (!found.some((one) => one.start < end && one.end > match.index))
      found.push({ start: match.index, end, says: { mill: match[1]! } })
  }
  return found
}

const hanPlace = '(?:中国)?\\p{Script=Han}{2,8}'
const latinPlace = '\\p{Lu}[\\p{L}.-]+(?:\\s(?:am|an|der|sur|upon)\\s\\p{Lu}[\\p{L}-]+)?'
const labelled = new RegExp(
  `(?<![${letter}])(?:${wordsOf(placeLabels)})\\s?[:：]?\\s?(${hanPlace}|${latinPlace})`,
  'giu',
)
const exWorks = new RegExp(`(?<![${letter}])(?:EXW|[Ee]x [Ww]orks)\\s(${latinPlace})`, 'gu')
const before = new RegExp(
  `(?<!\\p{Script=Han})(${chinesePlaces})市?\\s?(?:${placeBehind})(?!\\p{Script=Han})`,
  'gu',
)

const startsName = /^[\p{Lu}\p{Script=Han}]/u

/** 货在江阴, 上海库, ex stock Rotterdam, ab Lager Duisburg. */
export const findPlaces: DetailFinder = (text) => [
  ...[labelled, before].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Detail[] =>
      // A place is a name: 仓库 or Lager before a word that is none says nothing.
      startsName.test(match[1]!)
        ? [{ start: match.index, end: match.index + match[0].length, says: { place: match[1]! } }]
        : [],
    ),
  ),
  ...[...text.matchAll(exWorks)].map((match): Detail => ({
    start: match.index,
    end: match.index + match[0].length,
    says: { place: match[1]!, terms: 'ex_works' },
  })),
]
