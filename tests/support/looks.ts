/** The two looks in which tests click through each flow: Chinese on light and English on dark. */
import { langOf, type Lang, type Language } from '#contract/enums.ts'
import { renderMessage, type MessageCode, type MessageParams } from '#contract/message_texts.ts'
import { words, type Words } from './browser_words.ts'

export type Look = {
  /** Distinguishes the accounts, companies and postings of the two runs. */
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
    day: (day) => (lang === 'en' ? day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1') : day),
  }
}

const chinese = lookOf({ no: 1, language: 'zh-CN', scheme: 'light' })
const english = lookOf({ no: 2, language: 'en-US', scheme: 'dark' })

/** For a flow of one person. */
export const looks = [chinese, english] as const
/**
 * For a flow of several people: the look of the company, and that of whoever answers it. Flows take turns, so that the
 * steps of either side are walked in both languages.
 */
export const companyInChinese: readonly [ours: Look, theirs: Look] = [chinese, english]
export const companyInEnglish: readonly [ours: Look, theirs: Look] = [english, chinese]

/** Names a test's run in this look. Of a main way only the Chinese run is among the main ones (decision 039). */
export const inLook = (title: string, { language }: Look): string =>
  `${language === chinese.language ? title : title.replace(' @main', '')} (${language})`
