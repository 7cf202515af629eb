import type { Lang } from './enums.ts'

/**
 * Message key of a number with more decimal places than `places`. The text names the unit in which the field counts, so
 * that somebody who thinks in another one (0.5 kg in a field of tonnes) sees the mistake.
 */
export const decimalsIssue = (places: number, unit = ''): string => `decimals ${places} ${unit}`

const pattern = /^decimals (\d+) (.*)$/

/** Returns the text of a key of `decimalsIssue`; undefined for any other message. */
export function decimalsText(key: string, lang: Lang): string | undefined {
  const [, places, unit] = pattern.exec(key) ?? []
  if (places === undefined) return undefined
  const limit =
    lang === 'zh' ? `最多 ${places} 位小数` : `At most ${places} decimal place${places === '1' ? '' : 's'}`
  if (!unit) return limit
  return lang === 'zh' ? `${limit}（单位为 ${unit}）` : `${limit}; the unit is ${unit}`
}
