import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PostingKind } from '#contract/enums.ts'
import type { PostingState } from '#contract/postings/states.ts'
import { entryOfKind, postingKinds, useFieldText } from '#features/postings/index.ts'
import { formatDate, formatNumber } from '#shared/i18n/format.ts'
import { postingStateLabel } from '#shared/i18n/labels.ts'
import { lang } from '#shared/i18n/language.ts'
import type { ResourcePageEntry } from '#shared/resource_page/define_page.ts'
import { labelOf } from '#shared/resource_page/resource_columns.tsx'
import { useValueText } from '#shared/resource_page/use_value_text.ts'
import { commonLabels, commonOptions } from './common_words.ts'

export type Fields = Readonly<Record<string, unknown>>
/** How the recorded values of an object are called and written in the reader's language. */
export type Words = { label: (name: string) => string; text: (name: string, values: Fields) => string }
/** The page of each resource, loaded when one of its rows is shown. */
export type ResourcePages = Readonly<Record<string, () => Promise<ResourcePageEntry>>>

type Props = { children: (words: Words) => ReactNode }

/** Words that need no definition: common names, times, numbers, names in both languages. */
function useCommonWords(): Words {
  const { t } = useLingui()
  const plain = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    if (typeof value === 'number') return formatNumber(value)
    if (typeof value === 'string')
      return /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(value) ? formatDate(value, value.length > 10) : value
    if (Array.isArray(value)) return value.map(plain).join(lang === 'zh' ? '、' : ', ')
    const fields = value as Fields
    if ('zh' in fields && 'en' in fields) return String(fields[lang])
    return Object.entries(fields)
      .map(([name, one]) => `${name}: ${plain(one)}`)
      .join(' · ')
  }
  return {
    label: (name) => (commonLabels[name] ? t(commonLabels[name]) : name),
    text: (name, { [name]: value }) => {
      const option = commonOptions[name]?.[String(value)]
      return option ? t(option) : plain(value)
    },
  }
}

function CommonWords({ children }: Props) {
  return children(useCommonWords())
}

function PostingWords({ kind, children }: Props & { kind: PostingKind }) {
  const { t } = useLingui()
  const common = useCommonWords()
  const entry = entryOfKind(kind)
  const fieldText = useFieldText(entry)
  const labelOfField = (name: string) => {
    const label = entry.view.labels[name]
    return label ? t(label) : common.label(name)
  }
  /** A row of a table that an operator entered for somebody. */
  const rowText = ({ values }: { values: Fields }) =>
    Object.keys(values)
      .filter((name) => name in entry.definition.fields)
      .map((name) => [labelOfField(name), fieldText(name, values)])
      .filter(([, text]) => text)
      .map((parts) => parts.join(': '))
      .join(' · ')
  return children({
    label: labelOfField,
    text: (name, values) => {
      if (name === 'rows' && Array.isArray(values[name]))
        return (values[name] as { values: Fields }[])
          .map((row, at) => `${at + 1}. ${rowText(row)}`)
          .join('\n')
      if (name === 'state' && values[name]) return t(postingStateLabel(kind, values[name] as PostingState))
      return name in entry.definition.fields ? fieldText(name, values) : common.text(name, values)
    },
  })
}

function ResourceWords({ entry, children }: Props & { entry: ResourcePageEntry }) {
  const { t } = useLingui()
  const common = useCommonWords()
  const valueText = useValueText(entry)
  const isKnown = (name: string, { [name]: value }: Fields) =>
    name === 'state' ? String(value) in entry.states : name in entry.of.fields
  return children({
    label: (name) => (name in entry.of.fields ? t(labelOf(entry, name)) : common.label(name)),
    text: (name, values) =>
      isKnown(name, values) ? valueText(name, values[name]) : common.text(name, values),
  })
}

function LoadedWords({
  kind,
  load,
  children,
}: Props & { kind: string; load: () => Promise<ResourcePageEntry> }) {
  const { data } = useQuery({ queryKey: ['audit words', kind], queryFn: load, staleTime: Infinity })
  return data ? <ResourceWords entry={data}>{children}</ResourceWords> : <CommonWords>{children}</CommonWords>
}

/**
 * The kind whose words the values of a row of the log have: what an operator entered for somebody without a posting of
 * its own, such as a table or a template, is that of the call.
 */
export function wordsKind(row: Fields): string {
  const kind = String(row['object_kind'])
  const { call = '' } = (row['after'] ?? {}) as { call?: string }
  return kind === 'impersonation' ? (call.split('/').find((part) => part in postingKinds) ?? kind) : kind
}

/** Gives its child the words for objects of this kind. */
export function WordsOf({ kind, pages, children }: Props & { kind: string; pages: ResourcePages }) {
  if (kind in postingKinds) return <PostingWords kind={kind as PostingKind}>{children}</PostingWords>
  const load = pages[kind]
  return load ? (
    <LoadedWords kind={kind} load={load}>
      {children}
    </LoadedWords>
  ) : (
    <CommonWords>{children}</CommonWords>
  )
}
