import { expect, test } from 'vitest'
import { anonymous, cacheKey, isOlder, isReferenceData } from './reference_data.ts'

const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://market.example${path}`, { headers })

test.each([
  ['/api/tag/', true],
  ['/api/product_category/', true],
  ['/api/website_config/site/', true],
  ['/api/website_config/site/secret/', false],
  ['/api/account/info/', false],
  ['/api/quotation/', false],
  ['/x/api/tag/', false],
])('%s may be cached: %s', (path, expected) => {
  expect(isReferenceData(path)).toBe(expected)
})

test('the language changes the cache key; the timestamp and the order of parameters do not', () => {
  const zh = { 'Accept-Language': 'zh-CN' }
  const key = cacheKey(request('/api/tag/?size=999&module=forum&timestamp=1', zh))
  expect(cacheKey(request('/api/tag/?timestamp=2&module=forum&size=999', zh))).toBe(key)
  expect(cacheKey(request('/api/tag/?size=999&module=forum', { 'Accept-Language': 'en-US' }))).not.toBe(key)
})

test('the token is neither sent nor part of the cache key', () => {
  const signedIn = request('/api/tag/?timestamp=1', { 'Access-Token': 'secret', 'Accept-Language': 'zh-CN' })
  expect(anonymous(signedIn).headers.get('Access-Token')).toBeNull()
  expect(anonymous(signedIn).headers.get('Accept-Language')).toBe('zh-CN')
  expect(cacheKey(signedIn)).not.toContain('secret')
})

const answered = (at: string) => new Response('', { headers: at ? { Date: at } : {} })
const now = Date.parse('Fri, 31 Oct 2025 10:00:00 GMT')

test.each([
  ['Fri, 31 Oct 2025 09:00:00 GMT', false],
  ['Wed, 01 Oct 2025 10:00:01 GMT', false],
  ['Wed, 01 Oct 2025 09:59:59 GMT', true],
  ['', false],
])('an answer of %s is older than thirty days: %s', (at, expected) => {
  expect(isOlder(answered(at), 30, now)).toBe(expected)
})
