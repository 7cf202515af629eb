/** Which language a page is in. Pure; what the device keeps and the address says is given. */
import { languages, type Language } from '#contract/enums.ts'

/** Parameter by which a link carries its language. */
export const languageParameter = 'lang'

const known = (text: string | null): Language | undefined => languages.find((one) => one === text)

/** What an address asks for; undefined where it names no language of ours. */
export const askedLanguage = (search: string): Language | undefined =>
  known(new URLSearchParams(search).get(languageParameter))

/** The address's language, else the one chosen before, else Chinese (spec §1, §3). */
export const chooseLanguage = (asked: Language | undefined, chosen: string | null): Language =>
  asked ?? known(chosen) ?? 'zh-CN'

/** The address without its language; everything else in it stays as it is written. */
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

/** Address to hand on: a first visit is Chinese, so that of any other page says its language. */
export function addressIn(language: Language, address: string): string {
  if (language === 'zh-CN') return address
  const url = new URL(address)
  url.searchParams.set(languageParameter, language)
  return url.href
}

/** Whether English is offered: on this device nobody has chosen, and the browser would rather have another language. */
export const isEnglishOffered = (chosen: string | null, preferred: readonly string[]): boolean =>
  known(chosen) === undefined && preferred[0] !== undefined && !/^zh\b/i.test(preferred[0])
