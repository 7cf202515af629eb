/** What the texts of notifications have in common. */
import type { Lang } from './enums.ts'

export type Bilingual = Record<Lang, string>
export type Renderer<P> = {
  title: (params: P, lang: Lang) => string
  info: (params: P, lang: Lang) => string
}

export const pick = (lang: Lang, en: string, zh: string): string => (lang === 'en' ? en : zh)
export const reason = (comment: string, lang: Lang): string =>
  pick(lang, `Reason: ${comment}`, `原因：${comment}`)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * `Nov 3, 2026` of `2026-11-03`: month, day, year (SPEC 5.33), with the name of the month, because 11/03/2026 is another
 * day to most readers outside of America.
 */
export const usDay = (day: string): string =>
  day.replace(
    /^(\d+)-(\d+)-(\d+)$/,
    (_, year: string, month: string, date: string) => `${months[Number(month) - 1]} ${Number(date)}, ${year}`,
  )
