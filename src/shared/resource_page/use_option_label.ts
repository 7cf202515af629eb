import { useLingui } from '@lingui/react/macro'
import { lang } from '../i18n/language.ts'
import type { Options } from './define_page.ts'

/** Returns a function that gives the label of an option in the reader's language. */
export function useOptionLabel() {
  const { t } = useLingui()
  return (label: Options[string]): string => ('zh' in label ? label[lang] : t(label))
}
