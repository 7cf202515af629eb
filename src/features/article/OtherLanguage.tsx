import { Trans } from '@lingui/react/macro'
import type { Lang } from '#contract/enums.ts'

/** Marks a title that is not in the reader's language. */
export const OtherLanguage = ({ lang }: { lang: Lang }) => (
  <span>{lang === 'zh' ? <Trans>in Chinese only</Trans> : <Trans>in English only</Trans>}</span>
)
