import { expect, test } from 'vitest'
import { check } from './validation.ts'
import type { Endpoint } from './endpoint.ts'
import { contractEndpoints } from '../tests/support/contract_endpoints.ts'

/** Rows per page: the default (SPEC 7.9, 9.3) and the maximum. */
const sizes: Record<string, [size: number, max: number]> = {
  '/api/user_message/': [10, 50],
  '/api/tag/': [999, 999],
  '/api/backend/conversation/:id/message/': [30, 50],
  '/api/forum/:id/post/': [50, 100],
  '/api/purchase_piece/:code/remnants/': [5, 20],
  '/api/quotation/:code/requests/': [5, 20],
}
const usual: [size: number, max: number] = [20, 50]

const sizeOf = (endpoint: Endpoint, query: object): unknown => {
  const read = check(endpoint.query, query, 'en')
  return read.ok ? (read.value as { size?: unknown }).size : 'refused'
}

const paged = (await contractEndpoints()).filter(
  (endpoint) =>
    endpoint.method === 'GET' && sizeOf(endpoint, {}) !== undefined && sizeOf(endpoint, {}) !== 'refused',
)

test('every call with sizes of its own exists', () => {
  const paths = paged.map(({ path }) => path)
  expect(Object.keys(sizes).filter((path) => !paths.includes(path))).toEqual([])
})

test.each(paged)('$path has its default page size and refuses more than its maximum', (endpoint) => {
  const [size, max] = sizes[endpoint.path] ?? usual
  expect(sizeOf(endpoint, {})).toBe(size)
  expect(sizeOf(endpoint, { size: String(max) })).toBe(max)
  expect(sizeOf(endpoint, { size: String(max + 1) })).toBe('refused')
  expect(sizeOf(endpoint, { size: '0' })).toBe('refused')
})
