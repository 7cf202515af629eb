// Runs in tests/support/one_document.ts.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { expect, test } from 'vitest'
import { rendered, serverAnswers } from '#shared/ui/rendered.test_support.tsx'
import { ActedPage } from './ActedPage.tsx'

const changeOf = (id: string, call: string, after: object, before: object | null = null) => ({
  id,
  at: '2026-01-31T08:00:00.000Z',
  call,
  sign: '',
  before,
  after,
})
const changes = [
  changeOf('1', 'POST /api/quotation/bulk/', {
    rows: [
      { key: 'a', values: { material: '42CrMo', quantity: 3, heat_no: '', photos: [] } },
      { key: 'b', values: { material: 'X20Cr13', character: 2 } },
    ],
  }),
  changeOf('2', 'PUT /api/backend/quotation/bulk_columns/', {
    columns: { 材质: 'material', 外径: 'dims.od', 备注: '' },
  }),
  changeOf('3', 'POST /api/saved_search/', {
    kind: 'quotation',
    name: 'Rounds',
    alert: 'daily',
    filters: { material: ['42CrMo'], have_warranty: 1, keyword: 'φ300' },
  }),
]

test('rows of a table, headings and filters are told in the words of the form and the list', async () => {
  serverAnswers(({ pathname }) =>
    pathname.endsWith('/history/')
      ? [
          {
            id: 1,
            operator: 'Chen Li',
            reason: 'By phone',
            opened_time: '2026-01-31T08:00:00.000Z',
            ended_time: null,
            changes,
          },
        ]
      : [],
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: ActedPage }),
    history: createMemoryHistory(),
  })
  const page = rendered(<RouterProvider router={router as never} />)
  const cells = () =>
    [...page.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    )
  await expect.poll(() => act(async () => cells().length), { timeout: 10_000 }).toBeGreaterThan(8)
  const told = Object.fromEntries(
    cells()
      .filter((row) => row.length === 3)
      .map(([label, , after]) => [label, after]),
  )
  expect(told).toEqual({
    Rows: '1. Grade: 42CrMo · Quantity: 3\n2. Grade: X20Cr13 · Stock type: Remnant',
    Columns: '材质 → Grade\n外径 → Dimensions (od)\n备注 → left out',
    Kind: 'Stock listings',
    Name: 'Rounds',
    Alert: 'Once a day',
    Filters: 'Keyword “φ300” · 42CrMo · With mill certificate',
  })
})
