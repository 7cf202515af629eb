import { expect, test } from 'vitest'
import { challengeIn, siteOf } from './rules.ts'

const site = (host: string, origin?: string, protocol = 'http') =>
  siteOf({ protocol, host, headers: { origin } }, ['https://www.market.example'])

test.each([
  ['market.example', 'https://market.example', 'https://market.example', 'market.example'],
  // A proxy that ends TLS need not say so: browsers make passkeys only on https and localhost.
  ['market.example:443', 'https://market.example', 'https://market.example', 'market.example'],
  ['market.example:8443', 'https://market.example:8443', 'https://market.example:8443', 'market.example'],
  ['localhost:8080', undefined, 'http://localhost:8080', 'localhost'],
  ['10.0.0.7:8080', 'https://www.market.example', 'https://www.market.example', 'www.market.example'],
])('called as %s by a page of %s: %s, %s', (host, origin, expected, rpId) => {
  expect(site(host, origin)).toEqual({ origin: expected, rpId })
})

test.each([
  ['market.example', 'https://evil.example'],
  ['market.example', 'https://market.example.evil.example'],
  ['market.example', 'https://sub.market.example'],
  ['market.example', 'https://market.example:8443'],
  ['market.example', 'null'],
  ['no host', undefined],
])('called as %s by a page of %s: refused', (host, origin) => {
  expect(() => site(host, origin)).toThrow('passkey_refused')
})

const encoded = (text: string) => Buffer.from(text).toString('base64url')
test.each([
  [encoded('{"challenge":"abc"}'), 'abc'],
  [encoded('{"challenge":1}'), undefined],
  [encoded('null'), undefined],
  [encoded('{'), undefined],
  ['', undefined],
])('the challenge in %s is %s', (clientData, expected) => {
  expect(challengeIn(clientData)).toBe(expected)
})
