// Runs in tests/support/one_document.ts.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { expect, test } from 'vitest'
import { rendered, serverAnswers } from '#shared/ui/rendered.test_support.tsx'
import { DeliveryPage } from './DeliveryPage.tsx'

const jobOf = (id: string, recipient: string) => ({
  id,
  kind: 'deliver_mail',
  state: 'failed',
  created_time: '2026-01-31T08:00:00.000Z',
  tried_time: null,
  next_time: null,
  tries: 3,
  recipient,
  error: 'Refused',
  can: { retry: true, give_up: true },
})
const results = [jobOf('1', 'a***@one.example'), jobOf('2', 'b***@two.example')]

test('a refused job is listed with its recipient and the reason, and stays selected', async () => {
  // Somebody else has tried the second job again.
  serverAnswers(({ pathname }, method) => {
    if (pathname.endsWith('/2/retry/'))
      return Response.json({ code: 'conflict', detail: 'Not failed any more', data: null }, { status: 409 })
    if (method === 'POST') return null
    return pathname.endsWith('/counts/') ? [] : { results, has_more: false, count: 2, count_exact: true }
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <DeliveryPage search={{}} /> }),
    history: createMemoryHistory(),
  })
  const page = rendered(<RouterProvider router={router as never} />)
  const shows = async (text: string) => {
    await expect.poll(() => act(async () => page.textContent), { timeout: 10_000 }).toContain(text)
  }
  await shows('b***@two.example')
  const boxes = () => [...page.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')]
  for (const box of boxes()) act(() => box.click())
  const button = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again (2)',
  )
  const dialog = () => page.querySelector('[role=dialog]')
  act(() => button?.click())
  await shows('1 done, 1 not')
  const rows = [...(dialog()?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.trim()),
  )
  expect(rows).toEqual([
    ['Mail', 'b***@two.example', 'Not failed any more'],
    ['Mail', 'a***@one.example', 'Done'],
  ])
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true])
})
