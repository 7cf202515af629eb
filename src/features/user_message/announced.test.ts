// Runs in tests/support/one_document.ts.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { certificationApi } from '#contract/certification.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { messageModules, type MessageModule } from '#contract/enums.ts'
import { postings } from '#contract/postings/index.ts'
import { quoteApi } from '#contract/quote.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { announced, refetchAnnounced, refetchOlder } from './announced.ts'

const asked: string[] = []
let modules: MessageModule[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  const results = modules.map((module, at) => ({
    id: modules.length - at,
    module,
    record_sign: '',
    title: '',
    info: '',
  }))
  response.writeHead(200).end(JSON.stringify({ data: { results, has_more: false } }))
})
const realFetch = globalThis.fetch
beforeAll(async () => {
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => realFetch(new URL(address, origin), init))
})
afterAll(() => void server.close())
beforeEach(() => {
  asked.length = 0
  queryClient.clear()
})

/** A page that shows the answer of a path; returns how often it has been asked. */
function shown(path: string, input: object = {}): () => number {
  const ask = vi.fn<() => number>(() => 1)
  new QueryObserver(queryClient, { queryKey: [path, input], queryFn: ask, staleTime: Infinity }).subscribe(
    () => undefined,
  )
  return () => ask.mock.calls.length
}

test('a certification that was approved is known to every open page, and nothing else is asked again', async () => {
  modules = ['tenant_authentication']
  const session = shown(accountApi.info.path)
  const certification = shown(certificationApi.own.path)
  const others = [shown(quoteApi.sent.path), shown(postings.quotation.api.list.path)]
  await vi.waitFor(() => expect(session()).toBe(1))
  await refetchAnnounced({ since: 0, rise: 0 })
  expect([session(), certification(), ...others.map((count) => count())]).toEqual([2, 2, 1, 1])
  expect(asked).toEqual([expect.stringMatching(/^\/api\/user_message\/\?.*size=50\b.*is_read=0/)])
})

test.each<[MessageModule, string]>([
  ['tenant', accountApi.info.path],
  ['tenant', dashboardApi.backend.path],
  ['tenant', savedSearchApi.list.path],
  ['staff', accountApi.info.path],
  ['quotation', postings.quotation.api.own.path],
  ['purchase_piece', postings.purchase_piece.api.detail.path],
  ['business_purchase_material', quoteApi.requests.path],
  ['my_business', quoteApi.sent.path],
])('a notification of %s has %s asked again, whatever its input', async (module, path) => {
  modules = [module]
  const count = shown(path, { query: { page: 2 } })
  await vi.waitFor(() => expect(count()).toBe(1))
  await refetchAnnounced({ since: 0, rise: 3 })
  expect(count()).toBe(2)
})

test('what the page knew already is not asked again, unless the number says that it is new', async () => {
  modules = ['staff', 'quotation', 'my_business']
  const [staff, own, sent] = [
    shown(accountApi.info.path),
    shown(postings.quotation.api.own.path),
    shown(quoteApi.sent.path),
  ]
  await vi.waitFor(() => expect(sent()).toBe(1))
  await refetchAnnounced({ since: 2, rise: 0 })
  expect([staff(), own(), sent()]).toEqual([2, 1, 1])
  await refetchAnnounced({ since: 3, rise: 2 })
  expect([staff(), own(), sent()]).toEqual([3, 2, 1])
})

test('what was answered before a notification was written is asked again, and what is still on its way is not', async () => {
  const now = Date.now()
  const [session, own] = [shown(accountApi.info.path), shown(postings.quotation.api.own.path)]
  await vi.waitFor(() => expect([session(), own(), queryClient.isFetching()]).toEqual([1, 1, 0]))
  const certification = shown(certificationApi.own.path)
  asked.length = 0
  const written = (module: MessageModule, at: number) => ({
    module,
    created_time: new Date(at).toISOString(),
  })
  await refetchOlder([written('tenant_authentication', now + 60_000), written('quotation', now - 60_000)])
  expect([session(), own(), certification()]).toEqual([2, 1, 1])
  expect(asked).toEqual([])
})

test('every module announces something, and never what a form was filled from', () => {
  const forms = Object.values(postings).map(({ api }) => api.ownOne.path as string)
  for (const module of messageModules) {
    expect(announced[module].length).toBeGreaterThan(0)
    for (const { path } of announced[module]) expect(forms).not.toContain(path)
  }
})
