// Runs in tests/support/one_document.ts.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import { query } from '../api/query.ts'
import { rendered } from '../ui/rendered.test_support.tsx'
import { QuotaLeft } from './QuotaLeft.tsx'

function said(used: number, limit: number | null, most?: number) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const { queryKey } = query(dashboardApi.backend, {})
  // The other figures are of no interest here.
  client.setQueryData([...queryKey] as unknown[], { quotas: [{ name: 'spot_online', used, limit }] })
  return rendered(
    <QueryClientProvider client={client}>
      <QuotaLeft name="spot_postings_online" {...(most !== undefined && { most })} />
    </QueryClientProvider>,
  ).textContent
}

test('what is left of a limit is said before it is used up, with what the number counts', () => {
  const counted = 'Stock listings online or in review'
  expect(said(18, 20)).toContain(`${counted}: 18 / 20 · room for 2 more`)
  expect(said(19, 20)).toContain('room for one more')
  expect(said(20, 20)).toContain('no room for more')
  expect(said(21, 20)).toContain('no room for more')
})

test('without a limit, and far below it where that is asked for, nothing is said', () => {
  expect(said(48, null)).not.toContain('room for')
  expect(said(0, 0)).not.toContain('room for')
  expect(said(14, 20, 5)).not.toContain('room for')
  expect(said(15, 20, 5)).toContain('room for 5 more')
})
