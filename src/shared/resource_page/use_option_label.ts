import { useLingui } from '@lingui/react/macro'
import { lang } from '../i18n/language.ts'
import type { Options } from './define_page.ts'

/** Reads one text of a closed list. */
export function useOptionLabel() {
  const { t } = useLingui()
  return (label: Options[string]): string => ('zh' in label ? label[lang] : t(label))
}
