import { tidyText } from '#contract/text.ts'

const marks = /[“”„‟"«»「」『』]/g

/** Other people's words in one line and of at most `max` characters. */
export function clipped(words: string, max: number): string {
  const characters = [...tidyText(words, words.length)]
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('')
}

/**
 * Other people's words as mails and pushes repeat them: in quotation marks, which the words themselves cannot close.
 * Empty words stay empty.
 */
export const quoted = (words: string, max: number): string => {
  const line = clipped(words.replace(marks, "'"), max)
  return line === '' ? '' : `“${line}”`
}
