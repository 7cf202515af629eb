import { t } from '@lingui/core/macro'
import type { FieldErrors } from '#contract/validation.ts'
import { unusualText } from '#features/postings/unusual_text.ts'
import type { BulkColumn } from './bulk_columns.ts'
import type { BulkRow } from './bulk_state.ts'
import type { RowReading } from './row_reader.ts'

export type Tone = 'wrong' | 'missing' | 'note'
/** Messages of a row by path of the field; if a field has several, the most serious one. */
export type RowMessages = ReadonlyMap<string, { tone: Tone; text: string }>

export function messagesOf(row: BulkRow, reading: RowReading): RowMessages {
  const found = new Map<string, { tone: Tone; text: string }>()
  const add = (errors: FieldErrors, tone: Tone) => {
    for (const [path, text] of Object.entries(errors)) if (!found.has(path)) found.set(path, { tone, text })
  }
  add(reading.errors, 'wrong')
  if (row.answer) add(row.answer.errors, row.answer.state === null ? 'wrong' : 'missing')
  for (const figure of row.answer?.unusual ?? []) {
    const { text, question } = unusualText(figure)
    const isRight = row.confirmed?.includes(figure.name) ?? false
    add({ [figure.name]: question ? `${text} ${question}` : text }, isRight ? 'note' : 'missing')
  }
  const same = row.answer?.same
  if (same?.code && row.same === undefined) add({ '': t`Already posted as ${same.code}` }, 'missing')
  add(reading.missing, 'missing')
  add(reading.notes, 'note')
  return found
}

/** Returns the message of a column: its own, or one inside its field (`photos.0`), but not that of another column of the field (`dims.d`). */
export function messageAt(messages: RowMessages, id: string): { tone: Tone; text: string } | undefined {
  const own = messages.get(id)
  if (own) return own
  for (const [path, message] of messages) if (path.startsWith(`${id}.`)) return message
  return undefined
}

const askedAbout: readonly string[] = ['figures_unusual', 'already_listed']

/** Returns what is shown at the beginning of a row: its most serious message with the field's name, and how many more there are. */
export function summaryOf(
  row: BulkRow,
  messages: RowMessages,
  nameOf: (path: string) => string,
): { tone: Tone | 'ready'; text: string } {
  const problem = row.answer?.problem
  // What is asked about is said below, and beside the table.
  if (problem && !askedAbout.includes(problem.code)) return { tone: 'wrong', text: problem.detail }
  for (const tone of ['wrong', 'missing', 'note'] as const) {
    const all = [...messages].filter(([, message]) => message.tone === tone)
    const [first] = all
    if (!first) continue
    const [path, { text }] = first
    const more = all.length - 1
    const said = path ? `${nameOf(path)}: ${text}` : text
    return { tone, text: more > 0 ? t`${said} (+${more})` : said }
  }
  return { tone: 'ready', text: '' }
}

export const namesOf =
  (columns: readonly BulkColumn[], lang: 'zh' | 'en') =>
  (path: string): string => {
    const [name = '', part] = path.split('.')
    const own = columns.find(({ id }) => id === path) ?? columns.find(({ id }) => id === name)
    return own ? own.label[lang] : (part ?? name)
  }
