import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { networkOf, shownNetwork } from './network.ts'

test.each([
  [undefined, 'zh-CN'],
  ['', 'zh-CN'],
  ['en-US', 'en-US'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['en;q=0.9, zh;q=0.5', 'en-US'],
  ['fr-FR, en;q=0.3', 'en-US'],
  ['de', 'zh-CN'],
  ['en;q=nonsense', 'zh-CN'],
])('%j reads as %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:*'],
  ['2001:db8::1', '2001:db8:0:*'],
  ['::1', '0:0:0:*'],
  ['203.0.113.7:4711', null],
  ['unknown', null],
])('%s is shown as %s', (ip, network) => {
  expect(shownNetwork(ip)).toBe(network)
})
