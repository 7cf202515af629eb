// Runs in tests/support/one_document.ts.
import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot } from '#shared/ui/roots.test_support.ts'
import { expect, test } from 'vitest'
import { bucketsOf } from './buckets.ts'
import type { Series } from './chart_data.ts'
import { ChartLegend, ChartNumbers } from './ChartNumbers.tsx'

const series: Series[] = [
  { name: 'submitted', label: 'Submitted', tone: 'blue', counts: [1, 0, 1200] },
  { name: 'rejected', label: 'Rejected', tone: 'red', counts: [0, 2, 0] },
]
const days = ['2026-11-23', '2026-11-24', '2026-11-25']

function shown(): Element {
  const place = document.createElement('div')
  const buckets = bucketsOf(
    days,
    series.map(({ counts }) => counts),
  )
  act(() =>
    createRoot(place).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider>
          <ChartLegend series={series} />
          <ChartNumbers label="Postings per day" buckets={buckets} series={series} />
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  return place
}

test('a chart has its numbers as a table with a name, headings and the newest day first', () => {
  const table = shown().querySelector('table')!
  expect(table.getAttribute('aria-label')).toBe('Postings per day')
  const cells = [...table.rows].map((row) => [...row.cells].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Day', 'Submitted', 'Rejected'],
    ['2026-11-25', '1,200', '0'],
    ['2026-11-24', '0', '2'],
    ['2026-11-23', '1', '0'],
  ])
  const scopes = [...table.querySelectorAll('th')].map((cell) => cell.getAttribute('scope'))
  expect(scopes).toEqual(['col', 'col', 'col', 'row', 'row', 'row'])
})

test('the legend says the sums', () => {
  expect(shown().querySelector('figcaption')?.textContent).toBe('Submitted 1,201Rejected 2')
})
