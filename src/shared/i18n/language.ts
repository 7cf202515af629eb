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

/** The page's language: chosen once per load, Chinese by default (SPEC 3.8). */
export const language: Language = chooseLanguage(asked, stored)
export const lang: Lang = langOf(language)

// A language in the address counts like a choice in the menu. It is removed before the router reads the address.
if (asked) {
  localStorage.setItem(key, asked)
  history.replaceState(history.state, '', withoutLanguage(location))
}

/** Names of the languages, each in its own language, so that everybody finds theirs. */
export const languageNames: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'English' }

/** Offer to switch, in English for readers who do not read Chinese. */
export const englishOffer = {
  text: 'This site is also in English.',
  accept: 'Read in English',
  refuse: 'Stay in Chinese',
} as const

/** Whether to offer English: nobody has chosen a language yet, and the browser prefers another one than Chinese. */
export const offersEnglish = isEnglishOffered(asked ?? stored, navigator.languages)

/** Saves the choice and reloads the page (SPEC 1.22). */
export function switchLanguage(next: Language): void {
  localStorage.setItem(key, next)
  location.reload()
}

/** Saves the page's language as the reader's choice. */
export const stayInLanguage = (): void => localStorage.setItem(key, language)

/** Returns an address to share, which opens in this page's language. */
export const addressToShare = (address: string): string => addressIn(language, address)
