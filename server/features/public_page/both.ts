import type { Lang } from '#contract/enums.ts'

/** A text in both languages. */
export type Both = Readonly<Record<Lang, string>>
export const both = (zh: string, en: string): Both => ({ zh, en })
