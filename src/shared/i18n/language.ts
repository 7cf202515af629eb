import { languages, langOf, type Lang, type Language } from '#contract/enums.ts'

const key = 'language'

const stored = localStorage.getItem(key)

/** The page's language: chosen once per load, Chinese by default (spec §1). */
export const language: Language = languages.find((known) => known === stored) ?? 'zh-CN'
export const lang: Lang = langOf(language)

/** Names of the languages in themselves, so that everybody finds their own. */
export const languageNames: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'English' }

/** Saves the choice and reloads the page (spec §1). */
export function switchLanguage(next: Language): void {
  localStorage.setItem(key, next)
  location.reload()
}
