import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openPushSink } from '../../tests/support/push_sink.ts'
import { isPublicAddress, isPublicHost, publicLookup, type Resolve } from './public_address.ts'
import { isAllowed, isPublicEndpoint, pushServiceOf } from './push_service.ts'

const sink = await openPushSink()
afterAll(() => sink.close())
const request = { endpoint: sink.browser().endpoint, headers: {}, body: Buffer.from('x') }

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::',
  'fd00::1',
  'fe80::1',
  'ff02::1',
])('%s is not on the public network', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['1.1.1.1', '9.255.255.255', '172.32.0.1', '223.5.5.5', '2606:4700::1111', '2400:3200::1'])(
  '%s is on the public network',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  'localhost',
  'localhost.',
  'a.localhost',
  'db',
  'printer.local',
  'x.internal',
  '[::1]',
  '10.0.0.1',
  '',
])('the host "%s" is not on the public network', (host) => expect(isPublicHost(host)).toBe(false))

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com:443/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com:22/x', false],
  ['https://works.local./x', false],
  ['http://fcm.googleapis.com/x', false],
  ['https://0x7f000001/x', false],
  ['https://a:b@fcm.googleapis.com/x', false],
  ['file:///etc/passwd', false],
  ['', false],
])('%s may be a push service: %s', (endpoint, allowed) => expect(isPublicEndpoint(endpoint)).toBe(allowed))

test('a name that resolves to a private address is not connected to', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  publicLookup('localhost', { all: true }, (error) => resolve(error))
  expect(String(await promise)).toContain('does not lead to the public network')
})

test('the real sender refuses to connect to a name that resolves to the local machine', async () => {
  const { port } = new URL(sink.origin)
  const before = sink.requests()
  const sent = pushServiceOf({ httpsProxy: undefined }).send({
    ...request,
    endpoint: `https://localhost:${port}/`,
  })
  await expect(sent).rejects.toThrow('does not lead to the public network')
  expect(sink.requests()).toBe(before)
})

test('a redirect is not followed', async () => {
  const inside = sink.browser().endpoint
  sink.answer({ status: 307, headers: { location: inside, 'retry-after': '7' }, unchecked: true })
  const before = sink.requests()
  expect(await sink.service.send(request)).toEqual({ status: 307, retryAfter: '7' })
  expect(sink.requests()).toBe(before + 1)
})

test('the promise rejects if there is no answer', async () => {
  sink.answer('drop')
  await expect(sink.service.send(request)).rejects.toThrow()
})

test('the push service is reached through HTTPS_PROXY', async () => {
  const asked: string[] = []
  const proxy = createServer()
  proxy.on('connect', ({ url }, socket) => {
    asked.push(url ?? '')
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const httpsProxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const sent = pushServiceOf({ httpsProxy }).send({ ...request, endpoint: 'https://push.example.com/1' })
  await expect(sent).rejects.toThrow()
  expect(asked).toEqual(['push.example.com:443'])
  proxy.closeAllConnections()
  await new Promise((resolve) => proxy.close(resolve))
})

test('a name is resolved before its address is stored, and one that leads inside is refused', async () => {
  const leadsTo =
    (address: string) => (_: string, __: unknown, callback: (error: null, found: object[]) => void) =>
      callback(null, [{ address, family: 4 }])
  const fails = (_: string, __: unknown, callback: (error: Error, found: object[]) => void) =>
    callback(new Error('EAI_AGAIN'), [])
  const endpoint = 'https://push.works.example/x'
  const direct = { httpsProxy: undefined }
  expect(await isAllowed(endpoint, direct, leadsTo('127.0.0.1') as Resolve)).toBe(false)
  expect(await isAllowed(endpoint, direct, leadsTo('223.5.5.5') as Resolve)).toBe(true)
  expect(await isAllowed('https://push.works.example:444/x', direct, leadsTo('223.5.5.5') as Resolve)).toBe(
    false,
  )
  // It is checked again with each message, and by a proxy, which resolves names itself.
  expect(await isAllowed(endpoint, direct, fails as Resolve)).toBe(true)
  expect(
    await isAllowed(endpoint, { httpsProxy: 'http://proxy.example' }, leadsTo('127.0.0.1') as Resolve),
  ).toBe(true)
})
