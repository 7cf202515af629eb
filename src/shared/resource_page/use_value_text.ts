import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { categoryName } from '#contract/reference/categories.ts'
import { formatDate, formatNumber } from '../i18n/format.ts'
import { formatLastDay } from '../i18n/last_day.ts'
import type { BothRichTexts } from '#contract/rich_text_field.ts'
import { excerptOf } from '#contract/rich_text_read.ts'
import { rowsQuery } from '../form/RowField.tsx'
import { lang } from '../i18n/language.ts'
import { useRegions } from '../reference/reference.ts'
import type { Options, ResourcePageEntry } from './define_page.ts'
import { useOptionLabel } from './use_option_label.ts'

/** Returns a function that gives a value of a row as text, for detail, table and export; '' for no value. */
export function useValueText({ of, options = {}, states }: ResourcePageEntry) {
  const { t } = useLingui()
  const labelOf = useOptionLabel()
  const regions = useRegions()
  const withRows = Object.entries(of.fields).filter(([, { rows }]) => rows)
  const loaded = useQueries({ queries: withRows.map(([, field]) => rowsQuery(field)) })
  const nameOfRow = (name: string, id: unknown) => {
    const rows = loaded[withRows.findIndex(([one]) => one === name)]?.data
    return rows?.find((row) => row.id === id)?.name[lang] ?? ''
  }
  const builtIn = { id: 'number', created_time: 'time', updated_time: 'time', state: 'state' } as const
  return (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    const widget = of.fields[name]?.widget ?? builtIn[name as keyof typeof builtIn]
    const labels = options[name] as Options | undefined
    if (labels && Array.isArray(value)) {
      const texts = value.map((one) => (labels[String(one)] ? labelOf(labels[String(one)]!) : String(one)))
      return texts.join(' · ')
    }
    if (labels) {
      const texts = [value].flat().map((one) => {
        const label = labels[String(one)]
        return label ? labelOf(label) : String(one)
      })
      return texts.join(lang === 'zh' ? '、' : ', ')
    }
    switch (widget) {
      case 'state':
        return t((states as ResourcePageEntry['states'])[value as string]!.label)
      case 'bilingual':
        return bilingualText(value as { zh: string; en: string })
      case 'region':
        return regions?.label(value as number, lang) ?? ''
      case 'row':
        return nameOfRow(name, value)
      case 'rich_text': {
        const { zh, en } = value as BothRichTexts
        return [zh, en].flatMap((one) => (one ? [excerptOf(one, 300)] : [])).join(' / ')
      }
      case 'flag':
        return value === 1 ? t`Yes` : t`No`
      case 'date':
        return formatDate(value as string)
      case 'time':
        return of.fields[name]?.isEnd ? formatLastDay(value as string) : formatDate(value as string, true)
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

/** The text in the reader's language, or in the other one if there is none. */
const bilingualText = ({ zh, en }: { zh: string; en: string }): string =>
  lang === 'zh' ? zh || en : en || zh

/** `state: online · revision: 2`, without what is empty. */
const recordText = (record: Readonly<Record<string, unknown>>): string =>
  Object.entries(record)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' · ')
