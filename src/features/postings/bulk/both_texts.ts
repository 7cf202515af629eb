import { setupI18n, type MessageDescriptor } from '@lingui/core'
import type { Lang } from '#contract/enums.ts'
import { textsOf } from '#shared/i18n/i18n.ts'

/** Texts in either language: tables come in both, whatever the reader reads. */
export type BothTexts = Record<Lang, (text: MessageDescriptor) => string>

/** Loads the texts of both languages; rejects without a network where they were never loaded. */
export async function loadBothTexts(): Promise<BothTexts> {
  const [zh, en] = await Promise.all(
    (['zh-CN', 'en-US'] as const).map(async (language) => {
      const own = setupI18n({ locale: language, messages: { [language]: await textsOf(language) } })
      return (text: MessageDescriptor) => own._(text)
    }),
  )
  return { zh: zh!, en: en! }
}

export const bothTextsQuery = {
  queryKey: ['texts of both languages'],
  queryFn: loadBothTexts,
  staleTime: Infinity,
  gcTime: Infinity,
}
