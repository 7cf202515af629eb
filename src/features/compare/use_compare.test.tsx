// Runs in tests/support/one_document.ts.
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { notificationsStore } from '@mantine/notifications'
import { act, useEffect } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test } from 'vitest'
import type { PostingRow } from '#contract/postings/views.ts'
import { compareLimit } from './compare_search.ts'
import { useCompare } from './use_compare.ts'

const now: { shown?: ReturnType<typeof useCompare> } = {}
function Probe({ tell }: { tell: (shown: ReturnType<typeof useCompare>) => void }) {
  const shown = useCompare('quotation')
  useEffect(() => {
    tell(shown)
  })
  return null
}

const posting = (code: string) =>
  ({ code, kind: 'quotation', title: code, shape: 'round', dims: { d: 300, l: 3000 } }) as PostingRow
const toggle = (code: string) => act(() => now.shown?.toggle(posting(code)))
const codes = () => now.shown?.chosen.map(({ code }) => code)

test('a fifth posting is refused with a message, and accepted after another one is removed', () => {
  act(() =>
    createRoot(document.createElement('div')).render(
      <I18nProvider i18n={i18n}>
        <Probe tell={(shown) => (now.shown = shown)} />
      </I18nProvider>,
    ),
  )
  const four = ['Q1', 'Q2', 'Q3', 'Q4']
  expect(compareLimit).toBe(four.length)
  for (const code of four) toggle(code)
  expect(now.shown?.isFull).toBe(true)
  expect(notificationsStore.getState().notifications).toEqual([])

  toggle('Q5')
  expect(codes()).toEqual(four)
  expect(notificationsStore.getState().notifications).toMatchObject([{ color: 'red' }])

  toggle('Q2')
  toggle('Q5')
  expect(codes()).toEqual(['Q1', 'Q3', 'Q4', 'Q5'])
})
