// A number directly behind the word for a shape: it is the section, whatever stands behind it.
import type { NumberToken, Token } from './token.ts'

/** Words behind a number that say what it counts, where it is no size of the goods before it. */
const counts =
  /^(?:weeks?|days?|months?|hours?|wochen?|tagen?|tage|monate?|jours?|semaines?|giorni|días|semanas|дн|дней|дня|недел|gün|hafta|pallets?|lots?|orders?|customers?|years?|天|周|日|月|年|号|家|万|元|种|批|hrc|hb|hv|mpa|ksi|%)/i

/** 圆钢 300 xyz, Квадрат 100 xyz: directly behind the word for a shape stands its section, whatever follows. */
export function isSizeOfWord(text: string, tokens: readonly Token[], begin: number, end: number): boolean {
  const word = tokens[begin - 1]
  const next = tokens[end + 1]
  const item = tokens[begin] as NumberToken
  if (begin !== end || word?.kind !== 'category' || item.mark) return false
  // Behind a word for plates it may be how many: Blech 15 Tafeln.
  if (word.shapes.length === 0 || word.shapes[0] === 'flat') return false
  const isSize =
    item.unit === 'mm' || item.unit === 'in' || (!item.unit && item.value >= 10 && item.value <= 1000)
  return isSize && next !== undefined && !counts.test(text.slice(next.start, next.end))
}
