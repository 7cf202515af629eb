import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { problems, problemText, type ProblemCode } from '#contract/problems.ts'
import { tagApi } from '#contract/tag.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../tests/support/app.ts'

const { app, call, deps } = await testApp({ writesPerMinute: 3 })

test('too many writes of one network are refused with Retry-After, reads are not counted', async () => {
  const write = () =>
    app.inject({ method: 'POST', url: accountApi.logout.path, headers: { 'accept-language': 'en' } })
  for (let i = 0; i < 3; i += 1) expect((await write()).statusCode).toBe(401)
  const refused = await write()
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    title: expect.stringMatching(/wait \d+ s/),
    detail: expect.stringMatching(/wait \d+ s/),
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call(tagApi.list)).status).toBe(200)
})

test('every problem has a text in both languages, with all its placeholders filled', () => {
  for (const code of Object.keys(problems) as ProblemCode[]) {
    const values = { seconds: 5, limit: 20, types: 'jpg' }
    for (const lang of ['zh', 'en'] as const) expect(problemText(code, lang, values)).not.toMatch(/^$|[{}]/)
  }
})

test.runIf(deps.database.engine === 'pg')(
  'cut connections are 503 with Retry-After, and the next requests recover',
  async () => {
    const reads = Array.from({ length: 30 }, () => call(tagApi.list))
    const cut = rows(
      deps.database.orm,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    for (const { status, headers } of await Promise.all(reads)) {
      expect([200, 503]).toContain(status)
      if (status === 503) expect(headers['retry-after']).toBe('2')
    }
    await cut
    const after = await Promise.all(Array.from({ length: 10 }, () => call(tagApi.list)))
    // Connections that were cut while idle leave the pool one by one; none may stay broken.
    expect(after.at(-1)?.status).toBe(200)
  },
)

test('a database that cannot be reached is a 503, not a 500', async () => {
  await deps.database.close()
  const gone = await app.inject({ url: '/api/health/ready/' })
  expect(gone.statusCode).toBe(503)
  expect(gone.headers['retry-after']).toBe('2')
})
