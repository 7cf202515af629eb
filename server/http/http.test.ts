import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { endpoint } from '#contract/endpoint.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { healthApi } from '#contract/health.ts'
import { tagApi } from '#contract/tag.ts'
import { testApp } from '../../tests/support/app.ts'

const { app, call, make } = await testApp()
const json = { 'content-type': 'application/json' }
const login = accountFormsApi.login.path
const register = accountFormsApi.register.path

/** Method and path of every route below /api, read from the router's tree. */
function apiRoutes(): string[] {
  const path: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? []
      path.length = indent.length / 4
      path.push(part)
      return methods.split(', ').map((method) => `${method} ${path.join('')}`)
    })
    .filter((route) => /^(?!HEAD).* \/api\//.test(route))
}

test('every route of the API is an endpoint with a declared access, or one of the documents', async () => {
  const document = (await app.inject('/api/openapi.json')).json() as {
    openapi: string
    paths: Record<string, Record<string, { 'x-access': string; security: unknown[] }>>
  }
  expect(document.openapi).toBe('3.1.0')
  const declared = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      expect(operation['x-access']).toMatch(/^(public|user|company|\w+(\.get)?)$/)
      expect(operation.security).toHaveLength(operation['x-access'] === 'public' ? 0 : 1)
      return `${method.toUpperCase()} ${path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')}`
    }),
  )
  const routes = apiRoutes().filter((route) => !/\/api\/(docs|openapi\.json)/.test(route))
  expect(routes.length).toBeGreaterThan(20)
  expect(routes.sort()).toEqual(declared.sort())
})

test.each([
  ['broken JSON', { headers: json, payload: '{"a":' }, 400, 'bad_json'],
  ['a prototype in JSON', { headers: json, payload: '{"__proto__":{"x":1}}' }, 400, 'bad_json'],
  ['another content type', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, 400, 'bad_json'],
  [
    'lists within lists',
    { headers: json, payload: '['.repeat(100_000) + ']'.repeat(100_000) },
    400,
    'validation_failed',
  ],
  ['a body of 2 MB', { headers: json, payload: `{"a":"${'x'.repeat(2_000_000)}"}` }, 413, 'file_too_large'],
])('%s is answered with a problem of the catalogue', async (_, request, status, code) => {
  const response = await app.inject({ method: 'POST', url: login, ...request })
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toContain('application/problem+json')
  expect(response.json()).toMatchObject({ code, status, detail: expect.any(String) })
  expect(response.body).not.toContain('node_modules')
})

test('a refused input says in its detail what is wrong first, in the reader’s language', async () => {
  const refused = async (language: string, payload: object) => {
    const headers = { ...json, 'accept-language': language }
    const response = await app.inject({ method: 'POST', url: register, headers, payload })
    return response.json<{ code: string; detail: string; data: object }>()
  }
  const body = { mobile: 'anna@forge.example', password: '123', verify_code: '1' }
  for (const [language, lang] of [
    ['en-US', 'en'],
    ['zh-CN', 'zh'],
  ] as const)
    expect(await refused(language, body)).toMatchObject({
      code: 'validation_failed',
      detail: fieldIssues.password_format[lang],
      data: { password: fieldIssues.password_format[lang], verify_code: fieldIssues.code_length[lang] },
    })
  expect(await refused('en-US', { ...body, password: 'abc123' })).toMatchObject({
    detail: fieldIssues.code_length.en,
  })
})

const tooLong = `/api/quotation/${'9'.repeat(400)}/`
test.each(['/api/nothing/', '/api/tag/5/', '/api/%E0%A4%A/', '/uploads/nothing.webp', tooLong])(
  '%s is answered as a problem, in Chinese unless asked otherwise',
  async (url) => {
    const response = await app.inject({ url })
    expect([400, 404]).toContain(response.statusCode)
    expect((response.json() as { detail: string }).detail).toMatch(/[\u4e00-\u9fff]/)
  },
)

test.each(['', 'x', 'a'.repeat(43), '用户', `${'a'.repeat(42)}'`])(
  'the token %j opens nothing',
  async (token) => {
    const response = await app.inject({
      url: accountApi.info.path,
      headers: { 'access-token': encodeURI(token) },
    })
    expect(response.statusCode).toBe(401)
  },
)

test('a visitor with an expired token can still read public data', async () => {
  expect((await call(tagApi.list, {}, { token: 'b'.repeat(43) })).status).toBe(200)
})

test('an empty JSON body counts as none', async () => {
  const { token } = await make.user()
  const response = await app.inject({
    method: 'POST',
    url: '/api/logout/',
    headers: { ...json, 'access-token': token },
  })
  expect(response.statusCode).toBe(200)
})

test.each(['/api/tag/', '/api/nothing/', '/api/docs/', '/uploads/x.webp'])(
  '%s carries the security headers',
  async (url) => {
    const { headers } = await app.inject({ url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  },
)

test('the page may not write HTML or run scripts from strings; only the documentation viewer may', async () => {
  const policyOf = async (url: string) =>
    String((await app.inject({ url })).headers['content-security-policy'])
  for (const url of ['/home', '/sw.js']) {
    const policy = await policyOf(url)
    expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types forging-market`)
    expect(policy).not.toMatch(/allow-duplicates|trusted-types[^;]* default/)
  }
  expect(await policyOf('/api/docs/')).not.toContain('trusted-types')
  for (const url of ['/api/tag/', '/api/nothing/'])
    expect(await policyOf(url)).toBe(`default-src 'none'; frame-ancestors 'none'`)
})

test('the documentation page has no inline scripts either', async () => {
  const page = await app.inject({ url: '/api/docs/' })
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/)
})

test('the documentation page and everything that it loads is answered with its type', async () => {
  const page = await app.inject({ url: '/api/docs' })
  expect(page.headers['content-type']).toContain('text/html')
  const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => String(part))
  const own = parts.filter((part) => !/^(?:https?:|data:)/.test(part))
  expect(own.length).toBeGreaterThan(3)
  for (const part of own) {
    const url = new URL(part, 'http://localhost/api/docs/').pathname
    const { statusCode, headers } = await app.inject({ url })
    expect([url, statusCode, headers['content-type']]).toEqual([
      url,
      200,
      expect.stringMatching(/css|javascript|image/),
    ])
  }
})

test('nothing of another origin may be loaded', async () => {
  const { headers } = await app.inject({ url: '/api/tag/', headers: { origin: 'https://elsewhere.example' } })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('/live names the contract, and /ready has checked database, jobs and storage', async () => {
  const live = await call(healthApi.live)
  expect(live.data).toMatchObject({
    status: 'ok',
    contract: expect.stringMatching(/^[0-9a-f]{16}$/),
    build: null,
  })
  expect((await call(healthApi.ready)).data).toMatchObject({
    status: 'ok',
    database: 'ok',
    jobs: 'ok',
    storage: 'ok',
  })
})

test('an access is the only required property of an endpoint', () => {
  const made = endpoint({ method: 'GET', path: '/api/x/', access: 'user', summary: 'X', reply: z.null() })
  expect(made).toMatchObject({ idempotent: false, multipart: false })
})
