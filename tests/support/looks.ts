/** The two looks in which tests click through flows: Chinese on light and English on dark. */
import { langOf, type Lang, type Language } from '#contract/enums.ts'
import { usDay } from '#contract/message_words.ts'
import { renderMessage, type MessageCode, type MessageParams } from '#contract/message_texts.ts'
import { words, type Words } from './browser_words.ts'

export type Look = {
  /** Distinguishes accounts, companies and postings where both are used. */
  no: 1 | 2
  language: Language
  lang: Lang
  scheme: 'light' | 'dark'
  t: Words
  /** Returns the title of a notification. */
  told: <Code extends MessageCode>(code: Code, params: MessageParams[Code]) => string
  /** Writes a day (YYYY-MM-DD) as the page does. */
  day: (day: string) => string
}

const lookOf = (given: Pick<Look, 'no' | 'language' | 'scheme'>): Look => {
  const lang = langOf(given.language)
  return {
    ...given,
    lang,
    t: words(given.language),
    told: (code, params) => renderMessage(code, params, lang).title,
    day: (day) => (lang === 'en' ? usDay(day) : day),
  }
}

export const inChinese = lookOf({ no: 1, language: 'zh-CN', scheme: 'light' })
export const inEnglish = lookOf({ no: 2, language: 'en-US', scheme: 'dark' })

/** For what has to be right in both at once. A flow of one person is clicked through in one of them; flows take turns. */
export const looks = [inChinese, inEnglish] as const
/**
 * For a flow of several people: the look of the company, and that of whoever answers it. Flows take turns, so that the
 * steps of either side are walked in both languages.
 */
export const companyInChinese: readonly [ours: Look, theirs: Look] = [inChinese, inEnglish]
export const companyInEnglish: readonly [ours: Look, theirs: Look] = [inEnglish, inChinese]
