import { useLingui } from '@lingui/react/macro'
import type { SearchAlert } from '#contract/saved_search.ts'
import type { Words } from '#features/audit_log/index.ts'
import { entryOfKind, postingKinds, type PostingKindEntry } from '#features/postings/index.ts'
import { alertLabels, useSearchWords } from '#features/saved_search/index.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { fieldLabels } from './change_words.ts'

type Fields = Readonly<Record<string, unknown>>
type Row = { values: Fields }

const isFilled = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && !value.length)
const kindIn = (value: unknown) => typeof value === 'string' && value in postingKinds

/**
 * Returns a function that adds to the words of the audit log those of what calls send besides fields of a posting: rows
 * of a table, headings, the filters of a search.
 */
export function useChangeWords(entry: PostingKindEntry | undefined): (words: Words) => Words {
  const { t } = useLingui()
  const searchWords = useSearchWords()
  const fields = entry?.definition.fields ?? {}
  return (words) => {
    /** Of a column: a field of the kind, or one dimension of it such as `dims.od`. */
    const columnLabel = (column: string) => {
      const [name = '', dimension] = column.split('.')
      return dimension ? `${words.label(name)} (${dimension})` : words.label(name)
    }
    const rowText = ({ values }: Row) =>
      Object.entries(values)
        .filter(([, value]) => isFilled(value))
        .map(([name]) => `${words.label(name)}: ${words.text(name, values)}`)
        .join(' · ')
    const texts: Readonly<Record<string, (value: unknown, values: Fields) => string>> = {
      kind: (value) => (kindIn(value) ? t(postingKindLabels[value as keyof typeof postingKindLabels]) : ''),
      alert: (value) => t(alertLabels[value as SearchAlert]),
      filters: (value, { kind }) =>
        kindIn(kind) ? searchWords(entryOfKind(kind as string), value as object).join(' · ') : '',
      rows: (value) => (value as Row[]).map((row, at) => `${at + 1}. ${rowText(row)}`).join('\n'),
      columns: (value) =>
        Object.entries(value as Record<string, string>)
          .map(([heading, column]) => `${heading} → ${column ? columnLabel(column) : t`left out`}`)
          .join('\n'),
    }
    return {
      label: (name) => (name in fields || !fieldLabels[name] ? words.label(name) : t(fieldLabels[name])),
      text: (name, values) => {
        const own = name in fields ? undefined : texts[name]
        return own && isFilled(values[name] ?? null) ? own(values[name], values) : words.text(name, values)
      },
    }
  }
}
