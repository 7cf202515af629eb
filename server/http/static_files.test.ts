import { connect, type AddressInfo } from 'node:net'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { tagApi } from '#contract/tag.ts'
import { testApp } from '../../tests/support/app.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'forging-dist-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const secret = 'beside the page'
await writeFile(path.join(folder, 'secret.txt'), secret)
const distDir = path.join(folder, 'dist')
const put = (name: string, content: string | Buffer) => writeFile(path.join(distDir, name), content)
await mkdir(path.join(distDir, 'assets'), { recursive: true })
await put('index.html', '<!doctype html><title>shell</title>')
await put('sw.js', 'self.x = 1')
await put('manifest.webmanifest', '{}')
await put('assets/app-1a2b.js', 'console')
await put('assets/app-1a2b.js.gz', gzipSync('console'))
await put('build.json', JSON.stringify({ id: 'page-1', contract: 'contract-1' }))

const { app, call } = await testApp({ distDir })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each(['/', '/home', '/backend/seller_quotation', '/admin/tenant', '/login?x=1', '/home/quotation/'])(
  '%s is the page, asked for again every time',
  async (url) => {
    const { statusCode, body, headers } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>shell')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toContain('text/html')
  },
)

test('an address that has no page gets the page too, with 404', async () => {
  const { statusCode, body, headers } = await get('/quotation/Q123')
  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
    404,
    'no-cache',
    'noindex',
  ])
  expect(body).toContain('<title>shell')
})

test('assets are immutable and sent in their prebuilt compression', async () => {
  const plain = await get('/assets/app-1a2b.js')
  expect(plain.headers['cache-control']).toContain('immutable')
  const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': expect.stringContaining('immutable'),
  })
})

test.each(['/assets/app-old.js', '/assets/', '/favicon.png', '/sw-old.js', '/.env', '/api/nothing'])(
  '%s is really not found',
  async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('<title>shell')
    expect(response.headers['cache-control']).not.toContain('immutable')
  },
)

/** Raw request lines: HTTP clients would normalise or refuse these addresses. */
const sent = (address: string, method: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    )
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    socket.on('end', () => resolve(answer.split(' ')[1] ?? '')).on('error', reject)
  })

test('no address causes an error, however malformed', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const addresses = [
    '//%00',
    '//',
    '///x',
    '//[',
    '/%00',
    '/\\\\',
    '//%zz',
    '/%',
    '//a:b',
    'http://[',
    '*',
    '/#',
    '/uploads/%00',
    '/api//%00',
    '/?%',
  ]
  for (const address of addresses)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
      expect([method, address, await sent(address, method)]).toEqual([
        method,
        address,
        expect.stringMatching(/^[234]/),
      ])
})

test.each(['/sw.js', '/manifest.webmanifest'])('%s is revalidated every time', async (url) => {
  expect((await get(url)).headers['cache-control']).toBe('no-cache')
})

test('nothing outside the folders is served', async () => {
  const outside = ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '//secret.txt']
  for (const url of [
    ...outside,
    ...outside.map((one) => `/uploads${one}`),
    '/assets/%00',
    '/assets/%2e%2e',
  ]) {
    const { statusCode, body } = await get(url)
    expect([url, statusCode < 500, body.includes(secret)]).toEqual([url, true, false])
  }
})

test('a page built for another contract is told to reload, one for this or without a contract is not', async () => {
  const from = (id: string) => call(tagApi.list, {}, { headers: { 'x-build-id': id } })
  expect((await from('contract-1.page-1')).status).toBe(200)
  expect((await from('contract-1.page-0')).status).toBe(200)
  const outdated = await from('contract-0.page-1')
  expect(outdated.status).toBe(258)
  expect(outdated.body).toMatchObject({ code: 'page_outdated', detail: expect.stringContaining('reload') })
  expect((await call(tagApi.list)).status).toBe(200)
})

test('a page that is built while the server runs does not reload endlessly', async () => {
  await put('build.json', JSON.stringify({ id: 'page-2', contract: 'contract-2' }))
  const fresh = await call(tagApi.list, {}, { headers: { 'x-build-id': 'contract-2.page-2' } })
  expect(fresh.status).toBe(200)
})
