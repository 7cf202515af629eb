/** Jobs that failed: who sees them and how, and that one is tried again once. */
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { describe, expect, test } from 'vitest'
import { deliveryApi } from '#contract/delivery.ts'
import { deliveryKinds } from '#contract/delivery_kinds.ts'
import { langOf } from '#contract/enums.ts'
import { rows } from '#server/db/client.ts'
import { insertFailedJobs } from '#server/db/demo/failed_jobs.ts'
import { deliverMail, purgeExpired } from '#server/jobs/kinds.ts'
import type { JobHandler } from '#server/jobs/queue.ts'
import { jobHandlers, jobKinds } from '#server/jobs/list.ts'
import { testApp } from '../../../tests/support/app.ts'
import { failedJob } from '../../../tests/support/failed_job.ts'
import { nodeWithStatementLog } from '../../../tests/support/statements.ts'
import { deliverCode } from '../verify_code/deliver_code.ts'

const testing = await testApp()
const { call, raw, make, drain, outbox } = testing
const { token } = await make.operator(['website_config'])
const other = await make.operator(['admin_tag.get'])
const listed = async (query: object = {}) =>
  (await call(deliveryApi.list, { query: { size: 50, ...query } }, { token })).data.results
const retry = (job: string) => raw(deliveryApi.retry, { params: { job } }, { token })
const giveUp = (job: string) => raw(deliveryApi.give_up, { params: { job } }, { token })

test('every kind of job has a name on the page', () => {
  expect(jobKinds.map(({ name }) => name).sort()).toEqual([...deliveryKinds].sort())
})

test('only operators with the permission see failed jobs', async () => {
  expect((await raw(deliveryApi.list, {})).status).toBe(401)
  expect((await raw(deliveryApi.list, {}, { token: other.token })).status).toBe(403)
  expect((await raw(deliveryApi.list, { query: { kind: 'x' } }, { token })).status).toBe(400)
})

test('a failed job is shown without private data, by kind and state, and counted', async () => {
  const failed = await failedJob(testing, {
    to: 'wang.lei@forge.example',
    message: '550 <wang.lei@forge.example>',
  })
  const waiting = await failedJob(testing, { state: 'retry' })
  const all = await listed()
  expect(all.find(({ id }) => id === failed)).toMatchObject({
    kind: 'deliver_mail',
    state: 'failed',
    tries: 6,
    next_time: null,
    recipient: 'wa****@forge.example',
    error: 'The mail server refused the recipient (550 <…>)',
    can: { retry: true, give_up: true },
  })
  expect(all.find(({ id }) => id === waiting)).toMatchObject({
    next_time: expect.any(String),
    can: { retry: false, give_up: true },
  })
  expect(JSON.stringify(all)).not.toContain('wang.lei')
  expect((await listed({ state: 'retry' })).map(({ id }) => id)).toEqual([waiting])
  expect(await listed({ kind: 'deliver_push' })).toEqual([])
  const { data: counts } = await call(deliveryApi.counts, {}, { token })
  expect(counts).toContainEqual({ kind: 'deliver_mail', state: 'failed', count: 1 })
  for (const id of [failed, waiting]) expect((await giveUp(id)).status).toBe(200)
  expect(await listed()).toEqual([])
})

test('of two operators who try a job again at once one succeeds, and it is sent once', async () => {
  const to = 'once@forge.example'
  const id = await failedJob(testing, { to })
  const answers = await Promise.all([retry(id), retry(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await drain()
  expect((await retry(id)).body.code).toBe('transition_not_allowed')
  await drain()
  expect(outbox.filter((sent) => sent.to === to)).toHaveLength(1)
  expect(await listed()).toEqual([])
})

test('a job that was given up is neither listed nor sent', async () => {
  const to = 'never@forge.example'
  const id = await failedJob(testing, { to })
  const answers = await Promise.all([giveUp(id), giveUp(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await retry(id)).status).toBe(404)
  await drain()
  expect(outbox.filter((sent) => sent.to === to)).toEqual([])
})

test('the failed deliveries that the demo begins with can be sent again', async () => {
  const { orm } = testing.deps.database
  await orm.transaction((tx) => insertFailedJobs(tx))
  await orm.execute(sql`update pgboss.job set state = 'failed', start_after = now() where state = 'retry'`)
  const failed = await listed()
  expect(failed).toHaveLength(4)
  for (const { id } of failed) expect((await retry(id)).status).toBe(200)
  const before = outbox.length
  await drain()
  expect(outbox.length - before).toBe(4)
  expect(await listed()).toEqual([])
})

/** How a job ends that is run on this data, and how many statements it takes; undefined when it is done. */
async function ended({ run }: JobHandler, data: object, statements: readonly string[] = []) {
  const before = statements.length
  const error = await run(data).then(
    () => undefined,
    (thrown: unknown) => String(thrown),
  )
  return { error, statements: statements.length - before }
}

test('every job that is run without its data on a whole, empty market ends soon, and is refused if it needs some', async () => {
  const whole = await nodeWithStatementLog()
  const refused: string[] = []
  for (const handler of jobHandlers(whole.deps)) {
    const { name, payload } = handler.job
    const { error, statements } = await ended(handler, {}, whole.statements)
    expect(statements, name).toBeLessThan(100)
    if (payload) expect(error).toMatch(`Error: The data of ${name} is not that of this version: `)
    else expect(error, name).toBeUndefined()
    if (error === undefined) continue
    refused.push(name)
    await failedJob(testing, { kind: handler.job, message: error })
  }
  expect(refused.toSorted()).toEqual([
    'check_certificates',
    'delete_account',
    'deliver_appointment',
    'deliver_code',
    'deliver_invitation',
    'deliver_mail',
    'deliver_push',
    'end_impersonation',
    'match_searches',
  ])
  const said = { en: new Set<string>(), zh: new Set<string>() }
  for (const language of ['en-US', 'zh-CN'] as const) {
    const { data } = await call(deliveryApi.list, { query: { size: 50 } }, { token, language })
    for (const { error } of data.results) said[langOf(language)].add(error)
  }
  expect([...said.en, ...said.zh]).toEqual([
    'It was queued by another version of the program and cannot be read',
    '由另一版本的程序加入队列，无法读取',
  ])
  for (const { id } of await listed()) expect((await giveUp(id)).status).toBe(200)
})

test('whatever job fails, its reason is words in both languages', async () => {
  const broken = await testApp()
  await broken.deps.database.orm.execute(sql`drop schema public cascade`)
  const said: string[] = []
  for (const handler of jobHandlers(broken.deps)) {
    const { error } = await ended(handler, {})
    if (error === undefined) continue
    said.push(handler.job.name)
    await failedJob(testing, { kind: handler.job, message: error })
  }
  expect(said).toEqual(expect.arrayContaining(['send_digests', 'record_prices', 'match_searches']))
  for (const language of ['en-US', 'zh-CN'] as const) {
    const { data } = await call(deliveryApi.list, { query: { size: 50 } }, { token, language })
    expect(data.results.length).toBe(said.length)
    for (const { kind, error } of data.results) {
      expect(error, kind).toMatch(language === 'en-US' ? /^[A-Z][a-z]* [a-z]/ : /^[\p{Script=Han}]/u)
      expect(error, kind).not.toMatch(/Error|undefined|null|select|relation/)
    }
  }
  for (const { id } of await listed()) expect((await giveUp(id)).status).toBe(200)
})

test('a code that has expired is not sent again', async () => {
  const id = await failedJob(testing, { kind: deliverCode, to: '+8613900000077' })
  testing.pass(301)
  expect((await listed()).find((one) => one.id === id)).toMatchObject({
    recipient: '+86139****0077',
    can: { retry: false },
  })
  expect((await retry(id)).status).toBe(409)
})

describe('how long jobs are kept', () => {
  const boss = new PgBoss({
    db: testing.deps.database.queue,
    backend: testing.deps.database.engine === 'pglite' ? 'pglite' : 'postgres',
    supervise: false,
    schedule: false,
  })
  /** A mail that ended so many hours ago, as the queue itself stores it. */
  async function ended(state: 'failed' | 'completed', hours: number): Promise<string> {
    const to = `${state}-${hours}@forge.example`
    await failedJob(testing, { to })
    await testing.deps.database.orm.execute(sql`update pgboss.job set state = ${state}::pgboss.job_state,
      completed_on = now() - ${hours}::int * interval '1 hour' where data ->> 'to' = ${to}`)
    return to
  }
  /** To whom the mails are that are left after the queue’s own maintenance and the hourly purge. */
  async function kept(): Promise<string[]> {
    await boss.start()
    await boss.supervise(deliverMail.name)
    await boss.stop({ close: false })
    await testing.deps.jobs.send(testing.deps.database.orm, purgeExpired, {})
    await drain()
    const left = await rows<{ to: string }>(
      testing.deps.database.orm,
      sql`select data ->> 'to' as "to" from pgboss.job where data ->> 'to' ~ '^(failed|completed)-' order by 1`,
    )
    return left.map(({ to }) => to)
  }

  test('failed ones for two weeks, in which they can be sent again, completed ones for a day', async () => {
    const old = await ended('failed', 13 * 24)
    const recent = await ended('completed', 12)
    await ended('failed', 15 * 24)
    await ended('completed', 36)
    expect(await kept()).toEqual([recent, old])
    const found = (await listed()).find(({ recipient }) => recipient?.startsWith('fa'))
    expect((await retry(found!.id)).status).toBe(200)
    await drain()
    expect(outbox.filter(({ to }) => to === old)).toHaveLength(1)
  })
})
