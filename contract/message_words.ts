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

/** `11/23/2026` of `2026-11-23` (SPEC 5.33). */
export const usDay = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')
