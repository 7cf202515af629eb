import { expect, test } from 'vitest'
import { contractEndpoints } from '../../../tests/support/contract_endpoints.ts'
import { seenPaths } from './seen_paths.ts'

test('only GET calls of the contract are stored, and none that is secret or used once', async () => {
  const readings = (await contractEndpoints()).filter(({ method }) => method === 'GET')
  const known = new Set(readings.map(({ path }) => path))
  // Not all kinds have every call.
  const ofKinds = /^\/api\/(quotation|raise|purchase_\w+)\/:code\//
  expect([...seenPaths].filter((path) => !known.has(path) && !ofKinds.test(path))).toEqual([])
  expect([...seenPaths].filter((path) => /contact|code\/image|unread|push|info/.test(path))).toEqual([])
})

test('every list of the company’s backend is stored, by its page or here', async () => {
  const elsewhere = [
    // Contact details are not stored.
    '/api/backend/company_contact/',
    // These queries store their own answers, with a note at the list.
    '/api/backend/conversation/',
    '/api/backend/conversation/:id/message/',
    // Used by the poll, and by forms that start from the server's newest version.
    '/api/backend/conversation/unread_count/',
    '/api/backend/latin_name/',
    '/api/backend/:kind/:code/',
    '/api/backend/:kind/bulk_columns/',
    '/api/backend/:kind/bulk/',
    '/api/backend/:kind/template/',
    '/api/backend/:kind/template/:id/',
  ]
  const general = (path: string) =>
    path.replace(/backend\/(quotation|raise|purchase_\w+)\//, 'backend/:kind/')
  const lists = (await contractEndpoints())
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/backend/'))
    .map(({ path }) => path)
  expect(lists.filter((path) => !seenPaths.has(path) && !elsewhere.includes(general(path)))).toEqual([])
})
