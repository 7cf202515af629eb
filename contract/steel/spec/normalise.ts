// One spelling for the signs, separators and letters that look alike.
import { findGrade } from '../grades.ts'
import { closeSpacedGrades } from './spaced_grades.ts'
import { rewrites } from './rewrites.data.ts'
import { foreignWords, simplifiedOf } from './words_by_language.data.ts'

/** Cyrillic and Greek letters by the Latin ones that they look like, or stand for in units (мм, кг). */
const latinOf: Record<string, string> = Object.fromEntries(
  [
    'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ЅS ІI ЈJ аa вb еe кk мm нh оo рp сc тt уy хx гg іi',
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa οo ρp χx ιi κk νv',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair[0]!, pair[1]!]),
)

const foreign = /[\u0370-\u03c5\u03c7-\u03ff\u0400-\u04ff]/
const cross = /(?<=^|[\d)"']|mm|cm|\dm)[хХχΧ](?=$|[\dφ□])/g

/** A word with Cyrillic or Greek letters: a grade stays one, х between numbers separates, the rest becomes Latin. */
function latinWord(word: string): string {
  if (!foreign.test(word) || findGrade(word) || foreignWords.has(word.toLowerCase())) return word
  // Only what may hold a size, a unit or a grade is read as Latin; other words are shown as they were typed.
  if (!/\d/.test(word) && !/^(?:мм|см|м|кг|т|х)\.?$/i.test(word)) return word
  const latin = (text: string) => text.replace(/[\u0370-\u04ff]/g, (letter) => latinOf[letter] ?? letter)
  const whole = latin(word)
  if (findGrade(whole) && !/^\d+[xх]\d+$/.test(word)) return whole
  return latin(latin(word.replace(/(?<=^|[\dмm"'])[хХχΧ](?=$|[\dφ□])/g, '×')).replace(cross, '×'))
}

/** A full-width comma groups digits in １，２００ only; in ２９，２１３ it may as well separate. */
function comma(_written: string, at: number, text: string): string {
  const isAfterOne = /(?:^|[^０-９])[０-９]$/.test(text.slice(Math.max(0, at - 2), at))
  const isGroup = isAfterOne && /^[０-９]{3}(?![０-９])/.test(text.slice(at + 1, at + 5))
  return isGroup ? ',' : ', '
}

/** The quotes around a whole line are neither feet nor inches. */
const withoutQuotes = (text: string) => text.replace(/^(\s*)["'“‘«„](.*)["'”’»“](\s*)$/s, '$1 $2 $3')

/**
 * Normalises a line: NFKC for full width, × for the separators, φ for the diameter, ' and " for feet and inches. A
 * full-width comma separates unless it groups full-width digits.
 */
export function normaliseSpec(text: string): string {
  const plain = withoutQuotes(text)
    // A superscript (300²) must not become a digit of the number.
    .replace(/[\u00b2\u00b3\u00b9\u2070-\u2079]/g, (char) => `^${char.normalize('NFKC')}`)
    // Nor may ½ after a whole number: 1½ is 1-1/2, not 11/2.
    .replace(/(?<=\d)\s?(?=[¼-¾⅐-⅞])/g, '-')
    .replace(/，\s?/g, comma)
    .normalize('NFKC')
    .replace(/\p{Script=Han}/gu, (char) => simplifiedOf.get(char) ?? char)
    .replace(/[*✕✖╳⨯∗]/g, '×')
    .replace(/[ΦØø⌀∅∮]|(?<![\u0400-\u04ff]\d{0,3})[Фф](?![\u0400-\u04ff])/g, 'φ')
    .replace(/[▢☐◻]/g, '□')
    .replace(/[‘’′`´]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/[‐‑‒−]/g, '-')
    .replace(/[〜∼～]/g, '~')
  const said = rewrites.reduce((line, [pattern, instead]) => line.replace(pattern, instead), plain)
  const latin = foreign.test(said) ? said.replace(/[\w.\-φ□"'\u0370-\u04ff]+/g, latinWord) : said
  return closeSpacedGrades(latin)
}
