import { setupI18n, type MessageDescriptor } from '@lingui/core'
import type { Lang } from '#contract/enums.ts'
import { textsOf } from '#shared/i18n/i18n.ts'

/** Translates into either language, because tables come in both, whichever language the reader uses. */
export type BilingualTexts = Record<Lang, (text: MessageDescriptor) => string>

/** Loads the texts of both languages; rejects if they were never loaded and there is no network. */
export async function loadBilingualTexts(): Promise<BilingualTexts> {
  const [zh, en] = await Promise.all(
    (['zh-CN', 'en-US'] as const).map(async (language) => {
      const own = setupI18n({ locale: language, messages: { [language]: await textsOf(language) } })
      return (text: MessageDescriptor) => own._(text)
    }),
  )
  return { zh: zh!, en: en! }
}

export const bilingualTextsQuery = {
  queryKey: ['texts of both languages'],
  queryFn: loadBilingualTexts,
  staleTime: Infinity,
  gcTime: Infinity,
}
