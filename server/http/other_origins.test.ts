import { describe, expect, test } from 'vitest'
import { testApp } from '../../tests/support/app.ts'

const origin = 'https://www.market.example'
const preflight = {
  method: 'OPTIONS',
  url: '/api/user_message/read_all/?timestamp=1',
  headers: {
    'access-control-request-method': 'POST',
    'access-control-request-headers':
      'accept-language,access-token,content-type,idempotency-key,if-none-match,x-build-id',
  },
} as const

describe('a page on an allowed other origin', async () => {
  const { app } = await testApp({ pageOrigins: [origin] })
  const from = (given: string) => ({ ...preflight, headers: { ...preflight.headers, origin: given } })

  test('may send and read everything that our page does', async () => {
    const asked = await app.inject(from(origin))
    expect(asked.statusCode).toBe(204)
    expect(asked.headers['access-control-allow-origin']).toBe(origin)
    for (const name of preflight.headers['access-control-request-headers'].split(','))
      expect(String(asked.headers['access-control-allow-headers']).toLowerCase()).toContain(name)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      expect(asked.headers['access-control-allow-methods']).toContain(method)
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
    const answer = await app.inject({ url: '/api/tag/', headers: { origin } })
    expect(answer.headers['access-control-allow-origin']).toBe(origin)
    expect(answer.headers['access-control-expose-headers']).toBe('Date, ETag, Retry-After')
  })

  test('gets cached answers too, with a Vary header for shared caches', async () => {
    const headers = { origin, 'accept-encoding': 'gzip' }
    const [first, second] = [
      await app.inject({ url: '/api/tag/', headers }),
      await app.inject({ url: '/api/tag/', headers }),
    ]
    for (const answer of [first, second])
      expect(answer.headers).toMatchObject({
        vary: 'Origin, accept-encoding',
        'access-control-allow-origin': origin,
        'content-encoding': 'gzip',
      })
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  })

  test('can read refusals and show uploads', async () => {
    const refused = await app.inject({ url: '/api/account/info/', headers: { origin } })
    expect(refused.statusCode).toBe(401)
    expect(refused.headers['access-control-allow-origin']).toBe(origin)
    const upload = await app.inject({ url: '/uploads/x.webp', headers: { origin } })
    expect(upload.headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test.each(['https://market.example', `${origin}.evil.example`, 'http://www.market.example', 'null'])(
    'one at %s may not',
    async (other) => {
      const asked = await app.inject(from(other))
      expect(asked.headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})

test('without allowed origins no page on another origin may call the server', async () => {
  const { app } = await testApp()
  const answer = await app.inject({ url: '/api/tag/', headers: { origin } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  const upload = await app.inject({ url: '/uploads/x.webp', headers: { origin } })
  expect(upload.headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('the page may connect only to the server that its build names', async () => {
  const policyOf = async (apiOrigin: string | undefined) => {
    const { app } = await testApp({ apiOrigin })
    return String((await app.inject({ url: '/home' })).headers['content-security-policy'])
  }
  const named = await policyOf('https://api.market.example')
  for (const kind of ['connect-src', 'media-src'])
    expect(named).toContain(`${kind} 'self' https://api.market.example;`)
  expect(named).toContain(`img-src 'self' data: blob: https://api.market.example;`)
  const own = await policyOf(undefined)
  expect(own).toContain(`connect-src 'self';`)
  // Loading pictures from elsewhere would tell those sites who views them.
  expect(own).toContain(`img-src 'self' data: blob:;`)
})
