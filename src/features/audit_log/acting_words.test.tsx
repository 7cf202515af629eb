// Runs in tests/support/one_document.ts.
import { act } from 'react'
import { expect, test } from 'vitest'
import { rendered, serverAnswers } from '#shared/ui/rendered.test_support.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { WordsOf, wordsKind } from './Words.tsx'

test('a table that an operator entered for somebody is in the words of the form', async () => {
  serverAnswers(() => [])
  const values = { material: '42CrMo', character: 2, delivery_state: 'quenched_tempered' }
  const row = {
    object_kind: 'impersonation',
    before: null,
    after: { call: 'POST /api/quotation/bulk/', rows: [{ code: 'Q1', values }] },
  }
  const page = rendered(
    <WordsOf kind={wordsKind(row)} pages={{}}>
      {(words) => <ChangeTable row={row} words={words} />}
    </WordsOf>,
  )
  await expect.poll(() => act(async () => page.textContent)).toContain('Grade: 42CrMo · Stock type: Remnant')
  expect(page.textContent).not.toMatch(/delivery_state|quenched_tempered|character/)
})
