import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { verifyCodeApi } from '#contract/verify_code.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { receiveCode, solveCaptcha } from '../../../tests/support/codes.ts'

const app = await testApp()
const { call, raw, deps, outbox, make, pass } = app
const send = async (mobile: string, event: 'register' | 'login_tel' = 'register') =>
  call(verifyCodeApi.send, { body: { ...(await solveCaptcha(app)), event, mobile } })

test('the captcha is an SVG data address that does not contain its answer', async () => {
  const { data } = await call(verifyCodeApi.image)
  const svg = Buffer.from(data.img.replace('data:image/svg+xml;base64,', ''), 'base64').toString()
  expect(svg).toMatch(/^<svg/)
  expect(svg).not.toContain(outbox.at(-1)?.text)
})

test('an invalid event or name is an error at its field', async () => {
  const refused = await raw(verifyCodeApi.send, {
    body: { key: 'k', code: 'abcd', event: 'login', mobile: 'not a number' },
  })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.data as object).sort()).toEqual(['event', 'mobile'])
  const tooShort = await send('12345')
  expect(tooShort.body).toMatchObject({ code: 'validation_failed', data: { mobile: expect.any(String) } })
})

test('a wrong answer uses up the captcha', async () => {
  const solved = await solveCaptcha(app)
  const body = { ...solved, event: 'register' as const, mobile: '13900010001' }
  expect((await call(verifyCodeApi.send, { body: { ...body, code: 'zzzzz' } })).body.code).toBe(
    'wrong_captcha',
  )
  expect((await call(verifyCodeApi.send, { body })).body.code).toBe('wrong_captcha')
})

test('a right answer sends one code', async () => {
  const solved = await solveCaptcha(app)
  const body = { ...solved, code: solved.code.toUpperCase(), event: 'register' as const }
  expect((await call(verifyCodeApi.send, { body: { ...body, mobile: '13900010002' } })).status).toBe(200)
  expect((await call(verifyCodeApi.send, { body: { ...body, mobile: '13900010003' } })).body.code).toBe(
    'wrong_captcha',
  )
})

test('a captcha is still valid after 299 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const solved = await solveCaptcha(app)
  pass(299)
  const body = { ...solved, event: 'register' as const, mobile: '13900010014' }
  expect((await call(verifyCodeApi.send, { body })).status).toBe(200)
})

test('a captcha is invalid after five minutes', async () => {
  const solved = await solveCaptcha(app)
  pass(301)
  const late = await call(verifyCodeApi.send, {
    body: { ...solved, event: 'register', mobile: '13900010004' },
  })
  expect(late.body.code).toBe('wrong_captcha')
})

test('the code has six digits, goes to the E.164 number, and is readable neither in its table nor in its job', async () => {
  const code = await receiveCode(app, '139 0001 0005', 'register', '+8613900010005')
  expect(code).toMatch(/^\d{6}$/)
  const stored = await rows<{ row: string }>(
    deps.database.orm,
    sql`select row_to_json(c)::text as row from verify_code c
        union all select data::text from pgboss.job where name = 'deliver_code'`,
  )
  expect(stored.length).toBeGreaterThan(1)
  expect(stored.map(({ row }) => row).join()).not.toContain(`"${code}"`)
})

test('a second code is refused until the countdown ends, with the remaining time', async () => {
  expect((await send('13900010006')).data).toEqual({ wait_seconds: 60 })
  const refused = await send('13900010006')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  expect((await send('13900010006', 'login_tel')).status).toBe(200)
  pass(61)
  expect((await send('13900010006')).status).toBe(200)
})

test('known and unknown accounts get the same answer', async () => {
  const { mobile } = await make.user()
  const known = await send(mobile, 'login_tel')
  const unknown = await send('13900010007', 'login_tel')
  expect(unknown.body).toEqual(known.body)
})

test('a number gets at most twenty codes a day', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 21; i += 1) {
    statuses.push((await send('13900010008')).status)
    pass(61)
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(statuses[20]).toBe(429)
})
