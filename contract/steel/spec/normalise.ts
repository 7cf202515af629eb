// One spelling for the signs, separators and letters that look alike.
import { findGrade } from '../grades.ts'
import { closeSpacedGrades } from './spaced_grades.ts'
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
    // Da 980 Di 620 in German, De and Di in Italian: alone either is another word.
    .replace(/(?<![a-z])d[ae](\s?[:=]?\s?\d[\d.,]*\s?(?:mm\s?)?[×x/,;]?\s?)di(?=\s?[:=]?\s?\d)/gi, 'OD$1ID')
    // lung 4300 kg 1285: a size is no weight, so the unit stands before its number, as Italian lists write it.
    .replace(
      /((?:[×x]|(?<![a-z])l(?:ung(?:hezza)?)?\.?\s?[=:]?)\s?\d{2,5}(?:\s?mm)?)\s(?:peso\s)?kg\.?\s(\d[\d.,]*)(?![\w#.,])/gi,
      '$1, $2 kg',
    )
    // 2 Stab à 500 mm, 5 pcs à 6 m: behind a number of pieces it says how long each is.
    .replace(
      /(?<=\d\s?(?:st(?:ab|äbe|angen?|ück|k\.?|\.)|pcs?\.?|szt\.?|ks|barres?|pz\.?)\s)[aàá]\s(?=\d)/gi,
      'L ',
    )
    // нар.320, вн.150, д.140: a label keeps its letters, which look like Latin ones.
    .replace(/(?<![\p{L}\d])(нар|наруж|вн|внутр|выс|дл|толщ|шир|диам)\.(?=\d)/giu, '$1. ')
    .replace(/(?<!\p{L}|ул\.?[^\d]{0,20})д\.\s?(?=\d{2,4}(?!\d))/giu, 'диам. ')
    // barre 6 mt kg 2.097, trafilato mt 3: the unit before its number, in Italian.
    .replace(/(?<=\d\s?mt?\s)kg\.?\s(\d[\d.,]*)(?![\w#.,])/gi, '$1 kg')
    .replace(/(?<=\p{L}\s)mt\.?\s(\d{1,2}(?:[.,]\d{1,2})?)(?=\s(?:pz|n[.°])|$)/giu, '$1 m')
    // 5ft 2in long x3: how many, glued to its cross.
    .replace(/(?<=(?:long|lg|length|lang|["'])\s)[x×](\d{1,2})\s*$/i, '$1 pcs')
    .replace(/(?<=\d\s?)шт\.?/gi, 'pcs')
    .replace(/(?<=\d\s?)тн\.?(?![\u0400-\u04ff])/gi, 't')
  const latin = foreign.test(plain) ? plain.replace(/[\w.\-φ□"'\u0370-\u04ff]+/g, latinWord) : plain
  return closeSpacedGrades(latin)
}
