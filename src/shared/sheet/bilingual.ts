import type { Lang } from '#contract/enums.ts'

/** A text of a sheet that is printed in both languages. */
export type Bilingual = Record<Lang, string>
export type SheetLine = { name: string; label: Bilingual; text: Bilingual }
