// Runs in tests/support/one_document.ts.
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import '#shared/ui/rendered.test_support.tsx'
import { routeTree } from './routeTree.gen.ts'

/** Where a visitor ends who opens the address, and whether it is said that there is no such page. */
async function opened(address: string): Promise<[path: string, isUnknown: boolean]> {
  const router = createRouter({
    routeTree,
    context: { queryClient: new QueryClient() },
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  const { location, matches } = router.state
  return [
    location.pathname,
    matches.some(({ status, _notFound: isUnknown }) => status === 'notFound' || isUnknown === true),
  ]
}

test.each([
  ['/backend/xyz', '/backend/xyz', true],
  ['/backend/staff/xyz', '/backend/staff/xyz', true],
  ['/home/xyz', '/home/xyz', true],
  ['/backend/staff', '/login', false],
  ['/backend', '/login', false],
  ['/backend/', '/login', false],
  ['/admin/dashboard', '/login', false],
])('a visitor who opens %s is at %s, not found: %s', async (address, path, isUnknown) => {
  expect(await opened(address)).toEqual([path, isUnknown])
})
