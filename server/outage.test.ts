/** A database that goes away and comes back: 503 with Retry-After meanwhile, and nobody has to do anything afterwards. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { collectionApi } from '#contract/collection.ts'
import { healthApi } from '#contract/health.ts'
import { tagApi } from '#contract/tag.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { openDatabase } from '#server/db/client.ts'
import { deliverMail } from './jobs/kinds.ts'
import { handle, openJobs } from './jobs/queue.ts'
import { testNode } from '../tests/support/app.ts'
import { freshDatabase } from '../tests/support/database.ts'
import { openTcpLine } from '../tests/support/tcp_line.ts'

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/** A node whose way to its database can be cut. */
async function openNode() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-outage-'))
  const { config, close } = await freshDatabase(dataDir)
  const address = new URL(config.databaseUrl ?? '')
  const line = await openTcpLine({ host: address.hostname, port: Number(address.port || 5432) })
  address.host = `127.0.0.1:${line.port}`
  const database = await openDatabase({ ...config, databaseUrl: address.href })
  afterAll(async () => {
    await database.close()
    await line.cut()
    await close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { line, database, ...(await testNode(config, database)) }
}
const node = onPostgres ? await openNode() : undefined

test.runIf(onPostgres)('calls are 503 while it is away, and right again within two seconds', async () => {
  const { line, call, make } = node!
  const { token } = await make.user()
  const report = { record_sign: '', module: 'accusation', comment: 'x' } as const
  const ask = () =>
    Promise.all([
      call(tagApi.list),
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
})

test.runIf(onPostgres)('the job worker goes on by itself', async () => {
  const { line, database } = node!
  const mail = { to: 'a@example.com', subject: 'Back', text: 'again' }
  const arrived = Promise.withResolvers<object>()
  const failed = Promise.withResolvers<unknown>()
  const jobs = await openJobs(database, [deliverMail], { background: true, onError: failed.resolve })
  await jobs.work([handle(deliverMail, async (sent) => arrived.resolve(sent))])
  await line.cut()
  // It has asked in vain before the line is joined.
  await failed.promise
  await line.join()
  // A connection that was cut may be given out once more before it is known to be gone.
  const send = () =>
    jobs.send(database.orm, deliverMail, mail).then(
      () => true,
      () => false,
    )
  await expect.poll(send).toBe(true)
  expect(await arrived.promise).toEqual(mail)
  await jobs.stop()
})
