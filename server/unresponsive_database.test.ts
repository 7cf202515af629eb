/** A database that stops responding while its connections stay open fails only the requests under way. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { collectionApi } from '#contract/collection.ts'
import { healthApi } from '#contract/health.ts'
import { postings } from '#contract/postings/index.ts'
import { rows } from '#server/db/client.ts'
import { deliverMail } from './jobs/kinds.ts'
import { handle, openJobs } from './jobs/queue.ts'
import type { Called } from '../tests/support/app.ts'
import { onPostgres, openLineNode } from '../tests/support/line_node.ts'

const node = onPostgres ? await openLineNode({ databasePool: 6 }) : undefined
const { api } = postings.quotation

/** An answer with the time it took, in milliseconds. */
async function timed<T>(asked: Promise<Called<T>>) {
  const began = performance.now()
  const { status, headers, body } = await asked
  return { status, wait: headers['retry-after'], code: body.code, ms: performance.now() - began }
}
const refused = { status: 503, wait: '2', code: 'unavailable' }

/** Reads and writes of an account, with and without a session, inside and outside a transaction. */
const askAll = (token: string) => {
  const { call } = node!
  return Promise.all([
    timed(call(accountApi.info, {}, { token })),
    timed(call(collectionApi.list, {}, { token })),
    timed(call(api.create, { body: { material: '45' } }, { token })),
    timed(call(api.suggest, { query: { keyword: '42' } })),
    timed(call(healthApi.ready)),
  ])
}

test.runIf(onPostgres)(
  'a short silence fails only the requests in progress; others continue at once',
  { timeout: 60_000 },
  async () => {
    const { line, call, make, database } = node!
    const [first, second] = [await make.member(), await make.member()]
    // Opens all connections of the pool, as on a busy node.
    await Promise.all(Array.from({ length: 6 }, () => askAll(first.token)))

    line.silence()
    const swallowed = line.swallowed(2)
    const underWay = timed(call(accountApi.info, {}, { token: first.token }))
    await swallowed
    line.resume()
    const others = await askAll(second.token)
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(2_000)
    expect(await rows(database.orm, sql`select 1 as one`)).toEqual([{ one: 1 }])

    const lost = await underWay
    expect(lost).toMatchObject(refused)
    expect(lost.ms).toBeLessThan(6_000)
  },
)

test.runIf(onPostgres)(
  'a long silence is a 503 for everybody, soon without waiting, and ends within two seconds',
  async () => {
    const { line, call, make } = node!
    const people = [await make.member(), await make.member(), await make.member(), await make.member()]
    line.silence()
    // More requests than there are connections.
    const underWay = (await Promise.all(people.map(({ token }) => askAll(token)))).flat()
    for (const { ms, ...answer } of underWay) {
      expect(answer).toEqual(refused)
      expect(ms).toBeLessThan(6_000)
    }
    for (let turn = 0; turn < 20; turn += 1) {
      for (const { ms, ...answer } of await askAll(people[turn % 4]!.token)) {
        expect(answer).toEqual(refused)
        expect(ms).toBeLessThan(1_000)
      }
    }
    expect((await call(healthApi.live)).status).toBe(200)

    line.resume()
    const spoke = performance.now()
    while ((await askAll(people[0]!.token)).some(({ status }) => status !== 200))
      expect(performance.now() - spoke).toBeLessThan(2_000)
    for (const { token } of people)
      expect((await askAll(token)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  },
)

test.runIf(onPostgres)('a transaction that loses its connection releases it and its locks', async () => {
  const { line, database, make } = node!
  const { tenantId } = await make.member()
  const change = sql`update tenant set name = name where id = ${tenantId}`
  const silent = Array.from({ length: 12 }, () =>
    database.orm.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      line.silence()
      await tx.execute(change)
    }),
  )
  for (const { status } of await Promise.allSettled(silent)) expect(status).toBe('rejected')
  line.resume()
  await expect.poll(() => database.orm.execute(change).then(() => 'done', String)).toBe('done')
  const open = await Promise.all(
    Array.from({ length: 12 }, () => database.orm.transaction((tx) => rows(tx, sql`select 1 as one`))),
  )
  expect(open).toEqual(Array(12).fill([{ one: 1 }]))
})

test.runIf(onPostgres)(
  'the job worker continues by itself after a silence',
  { timeout: 60_000 },
  async () => {
    const { line, database } = node!
    const mail = { to: 'a@example.com', subject: 'Back', text: 'again' }
    const arrived = Promise.withResolvers<object>()
    const failed = Promise.withResolvers<unknown>()
    const jobs = await openJobs(database, [deliverMail], { background: true, onError: failed.resolve })
    await jobs.work([handle(deliverMail, async (sent) => arrived.resolve(sent))])
    line.silence()
    await failed.promise
    line.resume()
    const send = () =>
      jobs.send(database.orm, deliverMail, mail).then(
        () => true,
        () => false,
      )
    await expect.poll(send, { timeout: 3_000 }).toBe(true)
    expect(await arrived.promise).toEqual(mail)
    await jobs.stop()
  },
)
