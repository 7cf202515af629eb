import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { rows } from '#server/db/client.ts'
import { runForCompany } from '#server/features/company/founding.ts'
import { insertAccusation } from '#server/features/user_accusation/store.ts'
import { sql } from 'drizzle-orm'
import { testApp } from '../../tests/support/app.ts'
import { purge } from '../jobs/purge.ts'
import { mount, withDetail, type Handlers } from './mount.ts'
import { answerErrors, Problem } from './problem.ts'

const { deps, make } = await testApp()

const written = endpoint({
  method: 'POST',
  path: '/t/',
  access: 'user',
  acting: 'allowed',
  summary: 'Access',
  body: z.strictObject({ n: z.int() }),
  reply: z.nullable(z.int()),
})
const access = <A extends 'user' | 'company' | 'operator' | 'seller_quotation.get' | 'admin_tag.get'>(
  name: A,
) => ({ ...written, path: `/t/${name}/`, access: name })
const api = {
  user: access('user'),
  company: access('company'),
  operator: access('operator'),
  backend: access('seller_quotation.get'),
  admin: access('admin_tag.get'),
  create: endpoint({
    method: 'POST',
    path: '/t/create/',
    access: 'user',
    acting: 'allowed',
    summary: 'Creates a row',
    body: z.strictObject({ comment: z.string(), fail: z._default(z.boolean(), false) }),
    reply: z.object({ made: z.string() }),
    idempotent: true,
  }),
  broken: endpoint({
    method: 'GET',
    path: '/t/broken/',
    access: 'public',
    summary: 'Fails',
    reply: z.null(),
  }),
}

const app = fastify()
beforeAll(async () => {
  app.decorateRequest('actor', null)
  answerErrors(app)
  const handlers: Handlers<typeof api> = {
    user: ({ actor }) => actor.tenantId,
    company: ({ actor }) => actor.tenantId,
    operator: ({ actor }) => actor.accountId,
    backend: ({ actor }) => actor.tenantId,
    admin: ({ body }) => body.n,
    create: async ({ db, actor, body, now }) => {
      const row = { record_sign: '', module: 'accusation', comment: body.comment }
      await insertAccusation(db, { ...row, account_id: actor.accountId, created_at: now })
      if (body.fail) throw new Problem('edit_conflict')
      return withDetail({ made: crypto.randomUUID() }, { en: 'Made', zh: '已创建' })
    },
    broken: () => {
      throw new Error('a secret of the server')
    },
  }
  mount(app, deps, api, handlers, runForCompany)
  await app.ready()
})
afterAll(() => app.close())

const post = async (
  url: string,
  token: string | undefined,
  payload: object,
  headers: Record<string, string> = {},
) => {
  const sent = {
    ...(token === undefined ? {} : { 'access-token': token }),
    'accept-language': 'en',
    ...headers,
  }
  const response = await app.inject({ method: 'POST', url, payload, headers: sent })
  return {
    status: response.statusCode,
    text: response.body,
    code: (response.json() as { code?: string }).code,
  }
}

test('the checks are made in the order 401, 403, 400, the company before its permission', async () => {
  const user = await make.user()
  const { tenantId } = await make.member()
  const staff = await make.staff(tenantId, ['buyer_purchase.get'])
  const seller = await make.staff(tenantId, ['seller_quotation.get'])
  const operator = await make.operator(['admin_tag.get'])
  const wrong = { n: 'x' }
  expect(await post('/t/admin.tag.get/', undefined, wrong)).toMatchObject({ status: 404 })
  expect(await post('/t/admin_tag.get/', undefined, wrong)).toMatchObject({ code: 'login_invalid' })
  expect(await post('/t/admin_tag.get/', user.token, wrong)).toMatchObject({ code: 'forbidden' })
  expect(await post('/t/admin_tag.get/', operator.token, wrong)).toMatchObject({ code: 'validation_failed' })
  expect(await post('/t/admin_tag.get/', operator.token, { n: 7 })).toMatchObject({
    status: 200,
    text: '{"data":7}',
  })
  expect(await post('/t/operator/', undefined, wrong)).toMatchObject({ code: 'login_invalid' })
  expect(await post('/t/operator/', seller.token, wrong)).toMatchObject({ code: 'forbidden' })
  expect(await post('/t/operator/', operator.token, { n: 1 })).toMatchObject({
    text: `{"data":${operator.id}}`,
  })
  expect(await post('/t/company/', user.token, wrong)).toMatchObject({ code: 'company_required' })
  expect(await post('/t/seller_quotation.get/', user.token, wrong)).toMatchObject({
    code: 'company_required',
  })
  expect(await post('/t/seller_quotation.get/', staff.token, wrong)).toMatchObject({ code: 'forbidden' })
  expect(await post('/t/seller_quotation.get/', seller.token, { n: 1 })).toMatchObject({
    text: `{"data":${tenantId}}`,
  })
})

test('the answer to an unexpected error reveals no details', async () => {
  const response = await app.inject({ url: '/t/broken/' })
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('secret')
})

test('characters that the database cannot store are a validation error, not a failure', async () => {
  const { token } = await make.user()
  const refused = await post('/t/create/', token, { comment: 'a\u0000b' })
  expect(refused).toMatchObject({ status: 400, code: 'validation_failed' })
})

const count = async (comment: string) =>
  (
    await rows<{ n: number }>(
      deps.database.orm,
      sql`select count(*) as n from user_accusation where comment = ${comment}`,
    )
  )[0]?.n

test('the same key and body have one effect and get the first answer again', async () => {
  const { token } = await make.user()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await post('/t/create/', token, { comment: 'again' }, key)
  const second = await post('/t/create/', token, { comment: 'again' }, key)
  expect(first.text).toContain('"detail":"Made"')
  expect(second.text).toBe(first.text)
  expect(await count('again')).toBe(1)
})

test('the same key at the same time has one effect', async () => {
  const { token } = await make.user()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const all = await Promise.all(
    Array.from({ length: 6 }, () => post('/t/create/', token, { comment: 'race' }, key)),
  )
  expect(new Set(all.map(({ text }) => text)).size).toBe(1)
  expect(await count('race')).toBe(1)
})

test('a key is kept for seven days and then purged', async () => {
  const { token } = await make.user()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const again = () => post('/t/create/', token, { comment: 'old' }, key)
  const first = await again()
  const dayMs = 86_400_000
  const now = deps.clock().getTime()
  await purge(deps.database.orm, new Date(now + 7 * dayMs - 60_000))
  expect((await again()).text).toBe(first.text)
  expect(await count('old')).toBe(1)
  await purge(deps.database.orm, new Date(now + 7 * dayMs + 60_000))
  await again()
  expect(await count('old')).toBe(2)
})

test('the same key with another body is a conflict, and of another account is independent', async () => {
  const [one, other] = [await make.user(), await make.user()]
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect((await post('/t/create/', one.token, { comment: 'mine' }, key)).status).toBe(200)
  expect((await post('/t/create/', one.token, { comment: 'changed' }, key)).code).toBe('idempotency_mismatch')
  expect((await post('/t/create/', other.token, { comment: 'theirs' }, key)).status).toBe(200)
})

test('a failed request leaves nothing behind and may be repeated with its key', async () => {
  const { token } = await make.user()
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect((await post('/t/create/', token, { comment: 'retry', fail: true }, key)).code).toBe('edit_conflict')
  expect(await count('retry')).toBe(0)
  expect((await post('/t/create/', token, { comment: 'retry', fail: false }, key)).status).toBe(200)
  expect(await count('retry')).toBe(1)
})

test('a key that is not a UUID is refused, and without a key every request has an effect', async () => {
  const { token } = await make.user()
  expect((await post('/t/create/', token, { comment: 'k' }, { 'idempotency-key': '1' })).status).toBe(400)
  await post('/t/create/', token, { comment: 'free' })
  await post('/t/create/', token, { comment: 'free' })
  expect(await count('free')).toBe(2)
})
