// Runs in tests/support/one_document.ts.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Reply } from '#contract/endpoint.ts'
import type { marketSetupApi } from '#contract/market_setup.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { rendered, serverAnswers } from '#shared/ui/rendered.test_support.tsx'
import { MarketSetup, MarketSetupAgain } from './MarketSetup.tsx'

type List = Reply<typeof marketSetupApi.list>

const some: List = {
  is_away: false,
  can_put_away: true,
  steps: [
    { name: 'site', is_done: true },
    { name: 'mail', is_done: false },
    { name: 'address', is_done: false },
    { name: 'prices', is_done: false },
  ],
}

beforeEach(() => queryClient.clear())

/** Shows the list with what the server answers, and what it was sent. */
async function shown(list: List) {
  const sent: string[] = []
  serverAnswers(({ pathname }, method) => {
    if (method === 'GET') return list
    sent.push(`${method} ${pathname}`)
    return null
  })
  const root = createRootRoute({
    component: () => (
      <>
        <MarketSetup />
        <MarketSetupAgain />
      </>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const page = rendered(<RouterProvider router={router as never} />)
  const press = (name: string) =>
    act(() => {
      const button = [...page.querySelectorAll('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
      )
      expect(button, name).toBeDefined()
      button?.click()
    })
  const settles = async (text: string) => {
    await expect.poll(() => act(async () => page.textContent), { timeout: 10_000 }).toContain(text)
  }
  return { page, sent, press, settles }
}

test('each step says whether it is done, and leads to where it is done', async () => {
  const { page, settles } = await shown(some)
  await settles('1 of 4 done')
  const steps = [...page.querySelectorAll('li')].map((item) => ({
    isDone: item.textContent.endsWith('Done'),
    to: item.querySelector('a')?.getAttribute('href'),
    buttons: [...item.querySelectorAll('button')].map(({ textContent }) => textContent),
  }))
  expect(steps).toEqual([
    { isDone: true, to: undefined, buttons: [] },
    { isDone: false, to: '/admin/delivery?mail=test', buttons: [] },
    { isDone: false, to: undefined, buttons: [] },
    { isDone: false, to: '/admin/market_price', buttons: ['Mark as done'] },
  ])
})

test('a step without a trace is marked as done, and the list is put away', async () => {
  const { press, sent, settles } = await shown(some)
  await settles('1 of 4 done')
  press('Mark as done: Enter first market prices')
  press('Put away')
  await expect.poll(() => act(async () => sent.length), { timeout: 10_000 }).toBe(2)
  expect(sent).toEqual(['POST /api/admin/market_setup/prices/confirm/', 'PUT /api/admin/market_setup/away/'])
})

test('a list that was put away can be taken out again', async () => {
  const { page, press, sent, settles } = await shown({ ...some, is_away: true })
  await settles('Show the first steps of the market again')
  expect(page.querySelector('li')).toBeNull()
  press('Show the first steps of the market again')
  await expect.poll(() => act(async () => sent), { timeout: 10_000 }).toHaveLength(1)
})
