import { langOf, type Lang, type Language } from '#contract/enums.ts'
import {
  addressIn,
  askedLanguage,
  chooseLanguage,
  isEnglishOffered,
  withoutLanguage,
} from './language_choice.ts'

const key = 'language'

const asked = askedLanguage(location.search)
const stored = localStorage.getItem(key)

/** The page's language: chosen once per load, Chinese by default (spec §1). */
export const language: Language = chooseLanguage(asked, stored)
export const lang: Lang = langOf(language)

// What a link asks for counts like a choice in the menu, and leaves the address before the router reads it.
if (asked) {
  localStorage.setItem(key, asked)
  history.replaceState(history.state, '', withoutLanguage(location))
}

/** Names of the languages in themselves, so that everybody finds their own. */
export const languageNames: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'English' }

/** What somebody reads who does not read the page, in their own language. */
export const englishOffer = {
  text: 'This site is also in English.',
  accept: 'Read in English',
  refuse: 'Stay in Chinese',
} as const

/** Whether this first visit is by somebody who would rather read another language than Chinese. */
export const offersEnglish = isEnglishOffered(asked ?? stored, navigator.languages)

/** Saves the choice and reloads the page (spec §1). */
export function switchLanguage(next: Language): void {
  localStorage.setItem(key, next)
  location.reload()
}

/** Keeps the page's language as a choice. */
export const stayInLanguage = (): void => localStorage.setItem(key, language)

/** Address to hand on, which opens in this page's language. */
export const addressToShare = (address: string): string => addressIn(language, address)
