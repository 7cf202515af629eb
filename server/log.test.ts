/** Many people read logs: no password, code, token, name or typed text may get into them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { postings } from '#contract/postings/index.ts'
import { tagApi } from '#contract/tag.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { logger } from './log.ts'
import { testNode } from '../tests/support/app.ts'
import { receiveCode } from '../tests/support/codes.ts'
import { run } from '../tests/support/command.ts'
import { freshDatabase } from '../tests/support/database.ts'
import { testPassword } from '../tests/support/factory.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-log-'))
const { config, database, close } = await freshDatabase(dataDir)
afterAll(async () => {
  await close()
  await rm(dataDir, { recursive: true, force: true })
})
let written = ''
const sink = new Writable({
  write: (chunk, _, done) => {
    written += String(chunk)
    done()
  },
})
const node = await testNode(config, database, logger({ logLevel: 'trace' }, sink))
const { call, raw, make, outbox } = node
const lines = () =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const typed = {
  password: 'Typed_pass1',
  fresh: 'Fresh_pass2',
  comment: 'typed-comment',
  keyword: 'typed-keyword',
}
const secrets = async () => {
  const user = await make.user({ email: 'logged.person@example.com', mobile: '+8613977778888' })
  const login = { account: user.email, login_type: 1 as const, source: 'pc' as const }
  await call(accountFormsApi.login, { body: { ...login, password: typed.password } })
  const { data: token } = await call(accountFormsApi.login, { body: { ...login, password: testPassword } })
  await call(
    accountFormsApi.changePassword,
    { body: { old_password: testPassword, new_password: typed.fresh } },
    { token },
  )
  const code = await receiveCode(node, 'new.person@example.com', 'register')
  const { data: registered } = await call(accountFormsApi.register, {
    body: {
      mobile: 'new.person@example.com',
      verify_code: code,
      password: typed.password,
      country: 'CN',
      source: 'pc',
    },
  })
  await call(postings.quotation.api.list, { query: { keyword: typed.keyword } })
  const report = { record_sign: '', module: 'accusation' as const, comment: typed.comment }
  await call(userAccusationApi.create, { body: report }, { token })
  await raw(userAccusationApi.create, { body: { ...report, token, password: typed.password } }, { token })
  // Failed statements contain user input, and their errors are logged.
  await database.orm.execute(sql`alter table user_accusation rename to mislaid`)
  expect((await call(userAccusationApi.create, { body: report }, { token })).status).toBe(500)
  await database.orm.execute(sql`alter table session rename to mislaid_session`)
  expect((await call(accountApi.info, {}, { token })).status).toBe(500)
  const captchas = outbox.filter(({ kind }) => kind === 'captcha').map(({ key }) => key ?? '')
  const people = [user.email, user.mobile, 'new.person@example.com']
  return [
    ...Object.values(typed),
    testPassword,
    code,
    token,
    registered,
    user.token,
    config.secret,
    ...people,
    ...captchas,
  ]
}

test('logs contain route, status and location of an error, but no personal data', async () => {
  const all = await secrets()
  expect(all.every((secret) => secret.length > 3)).toBe(true)
  // A six-digit code may occur inside a longer number by chance.
  const isWritten = (secret: string) =>
    new RegExp(`(?<!\\d)${secret.replace(/\W/g, '\\$&')}(?!\\d)`).test(written)
  expect(all.filter(isWritten)).toEqual([])

  const failed = lines().filter(({ msg }) => msg === 'unforeseen error')
  expect(failed).toHaveLength(2)
  expect(failed[0]).toMatchObject({
    err: {
      message: expect.stringContaining('insert into "user_accusation"'),
      stack: expect.stringContaining('user_accusation/store.ts'),
      cause: { code: '42P01' },
    },
  })
  expect(lines().find(({ msg }) => msg === 'answered')).toMatchObject({
    method: 'POST',
    route: '/api/account/login/',
  })
})

test('every answer is logged with its request id, route, status, duration and account', async () => {
  await database.orm.execute(sql`alter table mislaid_session rename to session`)
  const { id, token } = await make.user()
  await call(tagApi.list, { query: { module: 'forum' } })
  await call(tagApi.list, { query: { module: 'forum' } })
  await call(userMessageApi.unreadCount, {}, { token })
  await raw(tagApi.list, { query: { size: 'many' } })
  const answered = lines().filter(({ msg }) => msg === 'answered')
  expect(answered.slice(-4)).toMatchObject([
    { level: 30, method: 'GET', route: '/api/tag/', status: 200, ms: expect.any(Number) },
    // The second request is answered from the cache.
    { level: 30, method: 'GET', route: '/api/tag/', status: 200, ms: expect.any(Number) },
    { method: 'GET', route: '/api/user_message/unread_count/', status: 200, account: id },
    { method: 'GET', route: '/api/tag/', status: 400 },
  ])
  expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(answered.length)
  expect(answered.some(({ time }) => typeof time !== 'number')).toBe(false)
})

const endings = { ends: '', exits: 'process.exit(0)', fails: `throw new Error('the end')` }
test.each(Object.entries(endings))(
  'lines are written in batches, and none is lost when the process %s',
  async (_, ending) => {
    const file = path.resolve(import.meta.dirname, 'log.ts')
    const program = `const { logger } = await import(${JSON.stringify(file)})
    const log = logger({ logLevel: 'info' })
    for (let at = 0; at < 500; at++) log.info({ at }, 'line')
    ${ending}`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { show: false })
    expect(stdout.trim().split('\n')).toHaveLength(500)
  },
)
