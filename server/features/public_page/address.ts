import type { FastifyRequest } from 'fastify'
import { langOf, langs, languages, type Lang } from '#contract/enums.ts'

/** Parameter of an address that names its language; src/shared/i18n/language_choice.ts reads the same. */
export const languageParameter = 'lang'
const languageOf: Record<Lang, string> = { zh: 'zh-CN', en: 'en-US' }
/** Values of `hreflang`. */
export const hreflang: Record<Lang, string> = { zh: 'zh-CN', en: 'en' }

/** The language that an address names; Chinese if it names none of ours (SPEC 3.8). */
export function langAsked(query: unknown): Lang {
  const asked = (query as Record<string, unknown>)[languageParameter]
  return langOf(languages.find((one) => one === asked) ?? 'zh-CN')
}

/** The path in a language. Chinese is not named: it is what a first visit shows. */
export const pathIn = (lang: Lang, path: string): string =>
  lang === 'zh' ? path : `${path}${path.includes('?') ? '&' : '?'}${languageParameter}=${languageOf[lang]}`

/** The given parameters of a query that are single texts, in a fixed order. */
export function queryAbout(names: readonly string[], query: unknown): Record<string, string> {
  const given = query as Record<string, unknown>
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name]
      return typeof value === 'string' && value !== '' && value.length <= 100 ? [[name, value]] : []
    }),
  )
}

const host = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i

/**
 * Origin of the addresses that others are told. Without a configured one it is that of the request: a forged `Host`
 * only reaches whoever sent it, as it is part of the key of the kept page.
 */
export const siteOf = (
  { protocol, host: asked }: Pick<FastifyRequest, 'protocol' | 'host'>,
  configured: string | undefined,
): string => configured ?? (host.test(asked) ? `${protocol}://${asked.toLowerCase()}` : 'http://localhost')

export const otherLang = (lang: Lang): Lang => langs.find((one) => one !== lang) ?? lang
