import { excerptLength } from '#contract/article.ts'
import { langs, type Lang } from '#contract/enums.ts'
import type { BothRichTexts } from '#contract/rich_text_field.ts'
import { excerptOf, plainOf } from '#contract/rich_text_read.ts'

/** How words are compared: width and case of letters make no difference. */
const compared = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The words of a search, each of which an article must contain. */
export const wordsOf = (keyword: string): string[] => compared(keyword).split(/\s+/).filter(Boolean)

type Written = { title: Record<Lang, string>; body: BothRichTexts }

/** What is stored beside title and text of an article, so that lists and searches read neither. */
export function derivedOf(values: Readonly<Record<string, unknown>>) {
  const { title, body } = values as Written
  const excerpt = (lang: Lang) => (body[lang] ? excerptOf(body[lang], excerptLength) : '')
  const words = langs.flatMap((lang) => [title[lang], body[lang] ? plainOf(body[lang]) : ''])
  return { excerpt_zh: excerpt('zh'), excerpt_en: excerpt('en'), words: compared(words.join('\n')) }
}
