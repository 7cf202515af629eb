import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import type { Lang, Language } from '#contract/enums.ts'
import { textsOf } from '#shared/i18n/i18n.ts'
import { lang } from '#shared/i18n/language.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'

const languageOf: Record<Lang, Language> = { zh: 'zh-CN', en: 'en-US' }

type Props = { language: Lang; children: ReactNode }

/** Shows its children as readers of this language get them, also when the operator's language is the other one. */
export const InLanguage = ({ language, children }: Props) =>
  language === lang ? children : <InOther language={languageOf[language]}>{children}</InOther>

function InOther({ language, children }: { language: Language; children: ReactNode }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['texts of a language', language],
    queryFn: () => textsOf(language),
    staleTime: Infinity,
    meta: { keep: true, quiet: true },
  })
  const i18n = useMemo(
    () => data && setupI18n({ locale: language, messages: { [language]: data } }),
    [data, language],
  )
  if (error) return <ErrorPanel error={error} retry={() => void refetch()} />
  return (
    i18n && (
      <div lang={language}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </div>
    )
  )
}
