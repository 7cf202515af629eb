/** Pure functions that choose the language of a page from the address and what the device has stored. */
import { languages, type Language } from '#contract/enums.ts'

/** Parameter of an address that names its language. */
export const languageParameter = 'lang'

const known = (text: string | null): Language | undefined => languages.find((one) => one === text)

/** Returns the language that an address names; undefined if it names none of ours. */
export const askedLanguage = (search: string): Language | undefined =>
  known(new URLSearchParams(search).get(languageParameter))

/** Returns the address's language, else the one chosen before, else Chinese (SPEC 1.22, 3.8). */
export const chooseLanguage = (asked: Language | undefined, chosen: string | null): Language =>
  asked ?? known(chosen) ?? 'zh-CN'

/** Returns the address without its language; everything else stays exactly as written. */
export function withoutLanguage({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part.split('=')[0] !== languageParameter)
    .join('&')
  return `${pathname}${rest && `?${rest}`}${hash}`
}

/** Returns the address with the language in it, unless it is Chinese, which is the default of a first visit. */
export function addressIn(language: Language, address: string): string {
  if (language === 'zh-CN') return address
  const url = new URL(address)
  url.searchParams.set(languageParameter, language)
  return url.href
}

/** Whether to offer English: no language was chosen on this device, and the browser prefers another one than Chinese. */
export const isEnglishOffered = (chosen: string | null, preferred: readonly string[]): boolean =>
  known(chosen) === undefined && preferred[0] !== undefined && !/^zh\b/i.test(preferred[0])
