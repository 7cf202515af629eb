import { useLingui } from '@lingui/react/macro'
import { categoryName } from '#contract/reference/categories.ts'
import { formatDate, formatNumber } from '../i18n/format.ts'
import { lang } from '../i18n/language.ts'
import type { Options, ResourcePageEntry } from './define_page.ts'
import { useOptionLabel } from './use_option_label.ts'

/** Returns a function that gives a value of a row as text, for detail, table and export; '' for no value. */
export function useValueText({ of, options = {}, states }: ResourcePageEntry) {
  const { t } = useLingui()
  const labelOf = useOptionLabel()
  const builtIn = { id: 'number', created_time: 'time', updated_time: 'time', state: 'state' } as const
  return (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    const widget = of.fields[name]?.widget ?? builtIn[name as keyof typeof builtIn]
    const labels = options[name] as Options | undefined
    if (labels) {
      const label = labels[String(value)]
      return label ? labelOf(label) : String(value)
    }
    switch (widget) {
      case 'state':
        return t((states as ResourcePageEntry['states'])[value as string]!.label)
      case 'bilingual':
        return (value as { zh: string; en: string })[lang]
      case 'flag':
        return value === 1 ? t`Yes` : t`No`
      case 'date':
        return formatDate(value as string)
      case 'time':
        return formatDate(value as string, true)
      case 'number':
        return name === 'id' ? String(value) : formatNumber(value as number)
      case 'top_category':
        return categoryName(value as number, lang)
      case 'record':
        return recordText(value as Record<string, unknown>)
      default:
        return String(value)
    }
  }
}

/** `state: online · revision: 2`, without what is empty. */
const recordText = (record: Readonly<Record<string, unknown>>): string =>
  Object.entries(record)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' · ')
