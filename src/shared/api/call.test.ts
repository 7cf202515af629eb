import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { i18n } from '@lingui/core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, type Endpoint } from '#contract/endpoint.ts'
import type { PageEvents } from './call.ts'

const stored = vi.hoisted(() => {
  const kept = new Map([['token', 'the-token']])
  vi.stubGlobal('location', new URL('https://market.example/'))
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
  vi.stubGlobal('navigator', { onLine: true, languages: [] })
  return kept
})
const { call, onPageEvents, refused } = await import('./call.ts')
const { serverAddress } = await import('../offline/server_address.ts')
const { cancelPending } = await import('./pending.ts')

const any = z.looseObject({})
const made = (method: Endpoint['method']) =>
  endpoint({
    method,
    path: '/api/x/:code/',
    access: 'user',
    summary: 'X',
    query: any,
    body: any,
    params: any,
    reply: any,
  })
const [get, post] = [made('GET'), made('POST')]
const input = { params: { code: 'a/b' }, query: {}, body: {} }

type Answering = (request: IncomingMessage, response: ServerResponse) => void
let answer: Answering
let seen: IncomingMessage[]
const server = createServer((request, response) => {
  seen.push(request)
  answer(request, response)
})
const says =
  (status: number, body: string): Answering =>
  (_, response) =>
    response.writeHead(status).end(body)
const page = {
  outdated: vi.fn<PageEvents['outdated']>(),
  signedOut: vi.fn<PageEvents['signedOut']>(),
  forbidden: vi.fn<PageEvents['forbidden']>(),
  succeeded: vi.fn<PageEvents['succeeded']>(),
  answered: vi.fn<PageEvents['answered']>(),
}

const { fetch: realFetch } = globalThis
let origin: string
beforeAll(async () => {
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The page calls its own origin; here that is the server above.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => realFetch(new URL(address, origin), init))
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  onPageEvents(page)
})
afterAll(() => void server.close())
beforeEach(() => {
  seen = []
  answer = says(200, '{"data":{"ok":1}}')
})
afterEach(() => void vi.restoreAllMocks())

const refusal = (endpointCalled: Endpoint = get) =>
  call(endpointCalled, input).then(
    () => undefined,
    (error: unknown) => error,
  )

test('a call has a timestamp, repeated keys, the token and JSON (SPEC 7.1, 7.4, 7.5, 6.23)', async () => {
  expect(await call(get, { ...input, query: { shape: ['ring', 'disc'], keyword: undefined } })).toEqual({
    ok: 1,
  })
  const address = new URL(seen[0]?.url ?? '', origin)
  expect(address.pathname).toBe('/api/x/a%2Fb/')
  expect(address.searchParams.getAll('shape')).toEqual(['ring', 'disc'])
  expect(Number(address.searchParams.get('timestamp'))).toBeGreaterThan(1_700_000_000_000)
  expect(address.searchParams.has('keyword')).toBe(false)
  expect(seen[0]?.headers).toMatchObject({ 'access-token': 'the-token', 'accept-language': 'zh-CN' })
  stored.delete('token')
  await call(post, input)
  expect(seen[1]?.headers).toMatchObject({ 'content-type': 'application/json' })
  expect(seen[1]?.headers).not.toHaveProperty('access-token')
})

test('a detail is shown as a success message, and the data is the result', async () => {
  answer = says(200, '{"detail":"Saved","data":7}')
  expect(await call(post, input)).toBe(7)
  expect(page.succeeded).toHaveBeenCalledWith('Saved')
})

test('an error names its call, and an answer tells that the same call went well', async () => {
  answer = says(409, '{"detail":"Taken","code":"edit_conflict"}')
  expect(await refusal(post)).toMatchObject({ action: 'POST /api/x/a%2Fb/' })
  answer = says(200, '{"data":{"ok":1}}')
  await call(post, input)
  expect(page.answered).toHaveBeenLastCalledWith({ action: 'POST /api/x/a%2Fb/', isWrite: true })
  await call(get, input)
  expect(page.answered).toHaveBeenLastCalledWith({ action: 'GET /api/x/a%2Fb/', isWrite: false })
})

test.each([
  [258, 'outdated'],
  [401, 'signedOut'],
  [403, 'forbidden'],
] as const)('status %i is reported to the page', async (status, event) => {
  answer = says(status, `{"detail":"Word of the server","code":"some_code"}`)
  expect(await refusal()).toMatchObject({
    kind: 'http',
    status,
    code: 'some_code',
    message: 'Word of the server',
  })
  expect(page[event]).toHaveBeenCalledTimes(1)
})

test('an answer without a message is a request error; a request without an answer failed to start', async () => {
  answer = says(502, '<html>Bad gateway</html>')
  expect(await refusal()).toMatchObject({ kind: 'http', status: 502, message: 'Request error' })
  answer = (request) => void request.destroy()
  expect(await refusal()).toMatchObject({ kind: 'offline', message: 'request failed to start' })
})

test('a request is given up after 30 seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  expect(await refusal()).toMatchObject({ kind: 'timeout', message: 'The server did not answer in time' })
  expect(limit).toHaveBeenCalledWith(30_000)
})

test('cancelling ends pending requests except those to be kept', async () => {
  const open: ServerResponse[] = []
  const both = Promise.withResolvers<void>()
  answer = (_, response) => void (open.push(response) === 2 && both.resolve())
  const cancelled = refusal()
  const kept = call(get, input, { keep: true })
  await both.promise
  cancelPending()
  expect(await cancelled).toMatchObject({ kind: 'cancelled', message: 'cancelled' })
  for (const response of open) response.end('{"data":{"kept":1}}')
  expect(await kept).toEqual({ kept: 1 })
})

test('a 401 or 403 to another session’s token does not concern the page', async () => {
  for (const status of [401, 403]) {
    answer = says(status, '{"detail":"Login invalid","code":"login_invalid"}')
    await expect(call(get, input, { token: 'of another session' })).rejects.toMatchObject({ status })
  }
  expect(page.signedOut).not.toHaveBeenCalled()
  expect(page.forbidden).not.toHaveBeenCalled()
})

test('an unforeseen failure is an unknown error (SPEC 8.15)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new RangeError('unforeseen')))
  await expect(call(get, input)).rejects.toMatchObject({ kind: 'unknown', message: 'unknown error' })
})

test('the build may name another base address than the page’s own (SPEC 7.2)', () => {
  expect(serverAddress('/api/x/')).toBe('/api/x/')
  vi.stubEnv('VITE_API_BASE', 'https://api.market.example')
  expect(serverAddress('/api/x/')).toBe('https://api.market.example/api/x/')
  vi.unstubAllEnvs()
})

test('a 413 of a proxy, which is a page of its own, says whose limit it is; the server’s own keeps its words', () => {
  expect(refused(413, undefined).message).toMatch(/limit of the proxy in front of it is too small/)
  expect(refused(413, { code: 'file_too_large', detail: 'At most 20 MB' }).message).toBe('At most 20 MB')
  expect(refused(502, undefined).message).toBe('Request error')
})
