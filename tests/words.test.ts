// Runs in tests/support/one_document.ts.
/** The page uses the terms of docs/words.md: in the labels of every enumeration, and no term that it rules out. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { MessageDescriptor } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { langs, postingKinds, type Language } from '#contract/enums.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { kindNames } from '#contract/kind_names.ts'
import { postingStates, ownerActions } from '#contract/postings/states.ts'
import { helpPages } from '#contract/help/pages.ts'
import { problems } from '#contract/problems.ts'
import { quoteStates } from '#contract/quote_states.ts'
import { participationLabels } from '#features/joining/labels.ts'
import { messageGroupLabels } from '#features/user_message/module_labels.ts'
import { optionLabels } from '#features/postings/option_labels.ts'
import { deviationLabels, quoteStateLabel } from '#features/quote/labels.ts'
import * as labels from '#shared/i18n/labels.ts'
import { waitingText } from '#server/features/weekly_report/waiting_texts.ts'
import { catalogue, words } from './support/browser_words.ts'
import { projectRoot } from './support/project_files.ts'

/** A message descriptor as the macro creates it; Lingui's type omits the context. */
type Text = MessageDescriptor & { context?: string }
type Label = Text | { zh: string; en: string }
type Row = { name: string; zh: string; en: string }

const page = readFileSync(path.join(projectRoot, 'docs/words.md'), 'utf8')

/** Returns the rows of the table below a heading, without its header and without backticks in the cells. */
const table = (heading: string): string[][] =>
  (page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    )

const of = (label: Label, language: Language): string =>
  'zh' in label
    ? (label as { zh: string; en: string })[language === 'zh-CN' ? 'zh' : 'en']
    : words(language)(label.message ?? '', {}, label.context ?? '')

const rowsOf = (name: string, byValue: Partial<Record<string | number, Label>>): Row[] =>
  Object.entries(byValue).map(([value, label]) => ({
    name: `${name} ${value}`,
    zh: of(label!, 'zh-CN'),
    en: of(label!, 'en-US'),
  }))

const perKind = <V extends string>(
  name: string,
  values: readonly V[],
  label: typeof labels.postingStateLabel,
) =>
  postingKinds.flatMap((kind) =>
    rowsOf(
      `${kind} ${name}`,
      Object.fromEntries(values.map((value) => [value, label(kind, value as never)])),
    ),
  )

/** Labels that are the same for all kinds become one row. */
function onceForAll(rows: Row[], name: string): Row[] {
  const rowsByValue = new Map<string, Row[]>()
  for (const row of rows) {
    const value = row.name.split(' ').slice(1).join(' ')
    rowsByValue.set(value, [...(rowsByValue.get(value) ?? []), row])
  }
  return [...rowsByValue].flatMap(([value, list]) =>
    new Set(list.map(({ en }) => en)).size === 1
      ? [{ ...list[0]!, name: value.startsWith(name) ? value : `${name} ${value}` }]
      : list,
  )
}

const labelRows: Row[] = [
  ...rowsOf('posting', labels.postingKindLabels),
  ...rowsOf('search', labels.searchSectionLabels),
  ...onceForAll(perKind('state', postingStates, labels.postingStateLabel), 'state'),
  ...onceForAll(
    perKind('action', [...ownerActions, 'copy', 'update', 'remove'], labels.ownerActionLabel as never),
    'action',
  ),
  ...rowsOf('operator', labels.operatorActionLabels),
  ...rowsOf('enquiry', labels.intentionStateLabels),
  ...rowsOf(
    'quote',
    Object.fromEntries(quoteStates.map((state) => [state, quoteStateLabel(state, 'supplier')])),
  ),
  ...rowsOf('answer', deviationLabels),
  ...rowsOf('part', participationLabels),
  ...rowsOf('message', messageGroupLabels),
  ...rowsOf('credit', labels.creditRatingLabels),
  ...rowsOf('membership', labels.membershipLabels),
  ...rowsOf('certification', labels.certificationLabels),
  ...Object.entries(optionLabels).flatMap(([set, byValue]) => rowsOf(set, byValue)),
]

test('every enumeration is labelled as the glossary says, in both languages', () => {
  const glossary = table('Enumerations').map(([name = '', zh = '', en = '']): Row => ({ name, zh, en }))
  expect(labelRows).toEqual(glossary)
})

describe('the server names the kinds as the glossary does', () => {
  test('on its pages', () => {
    const glossary = table('Enumerations').filter(([name]) => name?.startsWith('posting '))
    expect(rowsOf('posting', kindNames).map(({ name, zh, en }) => [name, zh, en])).toEqual(glossary)
  })
  test.each(langs)('in the weekly report, %s', (lang) => {
    const reviews = postingKinds.map((kind) => ({ kind, under_1h: 1, under_4h: 0, under_1d: 0, older: 0 }))
    const [, ...lines] = waitingText({ reviews, queues: [], now: new Date() }, lang).split('\n')
    const named = table('Enumerations').flatMap(([name = '', zh = '', en = '']) =>
      name.startsWith('posting ') ? [{ zh, en: en.toLowerCase() }[lang]] : [],
    )
    expect(lines.map((line, at) => line.includes(named[at]!))).toEqual(postingKinds.map(() => true))
  })
})

/** Terms that the page no longer uses: those in quotes in the last column of the glossary's table. */
const ruledOut = table('Words').flatMap(([, , , not = '']) =>
  [...not.matchAll(/“([^”]+)”/g)].map(([, word]) => word!),
)

describe('no text uses a term that the glossary rules out:', () => {
  const texts = [
    ...(['zh-CN', 'en-US'] as const).flatMap((language) => [...catalogue(language).values()]),
    ...[...Object.values(problems), ...Object.values(fieldIssues)].flatMap(({ en, zh }) => [en, zh]),
    // Without the addresses of links, which have the names of the wire.
    ...helpPages.map((page) => JSON.stringify(page).replaceAll(/"\/[^"]*"/g, '')),
  ]
  test.each(ruledOut)('%s', (word) => {
    const isHan = /\p{Script=Han}/u.test(word)
    const found = new RegExp(isHan ? word : `(?<![\\w{-])${word}(?![\\w-])`, 'i')
    expect(texts.filter((text) => found.test(text))).toEqual([])
  })
  test('the glossary rules out terms', () => expect(ruledOut.length).toBeGreaterThan(20))
})
