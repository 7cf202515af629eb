/**
 * A database that goes away and comes back: answers are 503 with Retry-After meanwhile, and it recovers without
 * intervention.
 */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { collectionApi } from '#contract/collection.ts'
import { healthApi } from '#contract/health.ts'
import { postings } from '#contract/postings/index.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { rows } from '#server/db/client.ts'
import { deliverMail } from './jobs/kinds.ts'
import { handle, openJobs } from './jobs/queue.ts'
import { market } from '../tests/support/postings.ts'
import { onPostgres, openLineNode } from '../tests/support/line_node.ts'

const { api } = postings.quotation
const node = onPostgres ? await openLineNode() : undefined

test.runIf(onPostgres)(
  'calls are 503 while the database is away and work again within two seconds',
  async () => {
    const { line, call, make } = node!
    const { token } = await make.user()
    const report = { record_sign: '', module: 'accusation', comment: 'x' } as const
    const ask = () =>
      Promise.all([
        call(api.suggest, { query: { keyword: '42' } }),
        call(accountApi.info, {}, { token }),
        call(collectionApi.list, {}, { token }),
        call(userAccusationApi.create, { body: report }, { token }),
        call(healthApi.ready),
      ])
    expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])

    await line.cut()
    for (let turn = 0; turn < 5; turn += 1) {
      for (const { status, headers, body } of await ask()) {
        expect([status, headers['retry-after'], body.code]).toEqual([503, '2', 'unavailable'])
      }
    }
    expect((await call(healthApi.live)).status).toBe(200)

    await line.join()
    const joined = performance.now()
    while ((await ask()).some(({ status }) => status !== 200)) {
      expect(performance.now() - joined).toBeLessThan(2_000)
    }
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    }
  },
)

test.runIf(onPostgres)('views that could not be written are counted when the database is back', async () => {
  const { line, database, call, make } = node!
  const seller = await make.gold()
  const code = await market(node!, await make.operator(['admin_quotation.get'])).publish(seller)
  const look = async () =>
    expect((await call(api.detail, { params: { code } }, { token: (await make.user()).token })).status).toBe(
      200,
    )
  const views = () => rows(database.orm, sql`select view_count from posting where code = ${code}`)
  const { flush } = node!.deps.views
  await look()
  await line.cut()
  await expect(flush()).rejects.toThrow()
  await line.join()
  await expect
    .poll(() =>
      look().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await flush()
  expect(await views()).toEqual([{ view_count: 2 }])
})

test.runIf(onPostgres)('the job worker continues by itself', async () => {
  const { line, database } = node!
  const mail = { to: 'a@example.com', subject: 'Back', text: 'again' }
  const arrived = Promise.withResolvers<object>()
  const failed = Promise.withResolvers<unknown>()
  const jobs = await openJobs(database, [deliverMail], { background: true, onError: failed.resolve })
  await jobs.work([handle(deliverMail, async (sent) => arrived.resolve(sent))])
  await line.cut()
  // The node has failed to connect at least once before the database comes back.
  await failed.promise
  await line.join()
  // The pool may hand out a cut connection once more before it notices.
  const send = () =>
    jobs.send(database.orm, deliverMail, mail).then(
      () => true,
      () => false,
    )
  await expect.poll(send).toBe(true)
  expect(await arrived.promise).toEqual(mail)
  await jobs.stop()
})
