// Runs in tests/support/one_document.ts.
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test } from 'vitest'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { PriceQuestion } from './PriceQuestion.tsx'

/** The buttons of the question for a line, and the lines that they write. */
function ask(line: string) {
  const box = document.createElement('div')
  const answers: string[] = []
  act(() =>
    createRoot(box).render(
      <MantineProvider>
        <I18nProvider i18n={i18n}>
          <PriceQuestion parsed={parseSpec(line)} onAnswer={(answer) => answers.push(answer)} />
        </I18nProvider>
      </MantineProvider>,
    ),
  )
  for (const button of box.querySelectorAll('button')) act(() => button.click())
  return { text: box.textContent, answers }
}

test.each(['42CrMo φ300×1200 USD 980 FOB', '42CrMo φ300×1200 单价7300元 2支', 'C45 Ø80x3000 Preis 1290 €'])(
  '%s: what the price is for is asked, and each answer is then read; nobody pays so much for a kilogram',
  (line) => {
    const { text, answers } = ask(line)
    expect(text).toContain('What is the price of')
    expect(answers.map((answer) => parseSpec(answer).price?.basis)).toEqual(['per_t', 'per_piece'])
    const { price, dims } = parseSpec(answers[0]!)
    expect([price?.basis, dims]).toEqual(['per_t', parseSpec(line).dims])
  },
)

test('a price that says what it is for, and a line without one, ask nothing', () => {
  expect(ask('42CrMo φ300×1200 €1350/t').answers).toEqual([])
  expect(ask('42CrMo φ300×1200').answers).toEqual([])
})
