// Words and signs for a range that has one end: φ≥250, 200 mm and above, 直径300以下, от 100.
import { anyOf, matchAt } from './patterns.ts'

/** Which end of a range a number is; `both` after a word that needs two, as in 从200到300. */
export type RangeEnd = 'from' | 'to' | 'both'

const wordsBefore: Record<RangeEnd, string> = {
  from: '≥|>=|=>|>|大于等于|大于|不小于|不低于|超过|高于|至少|最小|from|over|above|more than|larger than|greater than|at least|min|min.|minimum|ab|über|mindestens|mind.|größer|größer als|от|свыше|более|не менее|oltre|minimo|desde|mínimo|au moins|dès',
  to: '≤|<=|=<|<|小于等于|小于|不大于|不高于|不超过|低于|至多|最大|up to|under|below|less than|smaller than|at most|not over|max|max.|maximum|bis|bis zu|unter|höchstens|maximal|kleiner|kleiner als|до|менее|не более|fino a|massimo|hasta|máximo|au plus',
  both: '从|自|介于|von|da|de|du',
}
const wordsBehind: Record<'from' | 'to', string> = {
  from: '及以上|或以上|以上|起|and above|and up|and over|or more|or larger|upwards|min|min.|minimum|und mehr|und größer|и более|이상',
  to: '及以下|或以下|以下|以内|之内|and below|and under|or less|or smaller|max|max.|maximum|und kleiner|и менее|이하',
}
/** Words that begin a range of two ends as well: from 100 to 150. */
const mayHaveTwo = /^(?:from|ab|от|desde)$/

const meanings = <K extends string>(table: Record<K, string>) =>
  new Map(
    (Object.entries(table) as [K, string][]).flatMap(([is, words]) =>
      words.split('|').map((word) => [word, is]),
    ),
  )
const before = meanings(wordsBefore)
const behind = meanings(wordsBehind)

/** All words and signs before a number, as a part of a pattern. */
export const rangeWords = anyOf(before.keys())

const ahead = new RegExp(`(${rangeWords})(?<![a-zà-ÿа-я](?=[a-zà-ÿа-я]))\\s?`, 'iuy')
// A number behind a word that may also stand before one is its own: 300 max 500.
const after = new RegExp(
  `\\s?(${anyOf(behind.keys())})(?![\\p{L}\\d]|(?<=m(?:in|ax)\\.?)\\s?[\\d≤≥<>=])`,
  'iuy',
)
const plus = /\+(?=$|[,;)]|\s(?=\d*\p{L}{2})(?!\d+\s?(?:mm|cm|in|kg)))/uy

/** The word or sign at a position that says which end of a range the number after it is. */
export function rangeEndBefore(
  text: string,
  at: number,
): { end: number; is: RangeEnd; mayHaveTwo: boolean } | undefined {
  const first = text[at] ?? ''
  if (/[\dφ\s]/.test(first) || (/[a-zà-ÿа-я]/i.test(first) && /\p{L}/u.test(text[at - 1] ?? '')))
    return undefined
  const word = matchAt(ahead, text, at)?.[1]!.toLowerCase()
  const is = word === undefined ? undefined : before.get(word)
  return is && { end: ahead.lastIndex, is, mayHaveTwo: is === 'both' || mayHaveTwo.test(word!) }
}

/** The same behind a number and its unit; `φ300+` only where nothing follows that the sign may belong to. */
export function rangeEndBehind(text: string, at: number): { end: number; is: 'from' | 'to' } | undefined {
  const word = matchAt(after, text, at)?.[1]!.toLowerCase()
  const is = word === undefined ? undefined : behind.get(word)
  if (is) return { end: after.lastIndex, is }
  return matchAt(plus, text, at) ? { end: plus.lastIndex, is: 'from' } : undefined
}
