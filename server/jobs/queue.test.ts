import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows } from '#server/db/client.ts'
import { openSession } from '#server/http/session.ts'
import { testApp } from '../../tests/support/app.ts'
import { testConfig } from '../../tests/support/config.ts'
import { deliveryOf } from './delivery.ts'
import { deliverMail, purgeExpired } from './kinds.ts'
import { jobHandlers } from './list.ts'
import { handle, job, openJobs, type Job } from './queue.ts'
import { open, seal } from './seal.ts'

const { deps, make, outbox, drain, pass, dataDir } = await testApp()
const mail = { to: 'a@example.com', subject: 'Hello', text: 'World' }

test('a job is queued exactly if its transaction commits', async () => {
  const failed = deps.database.orm.transaction(async (tx) => {
    await deps.jobs.send(tx, deliverMail, mail)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await drain()
  expect(outbox).toEqual([])
  await deps.database.orm.transaction((tx) => deps.jobs.send(tx, deliverMail, mail))
  await drain()
  await drain()
  expect(outbox).toEqual([{ kind: 'mail', to: mail.to, text: 'Hello\nWorld' }])
})

test('the background worker runs a job by itself, once', async () => {
  const delivered: unknown[] = []
  const arrived = Promise.withResolvers<void>()
  const own = {
    ...deps,
    delivery: {
      ...deps.delivery,
      mail: async (sent: unknown) => {
        delivered.push(sent)
        arrived.resolve()
      },
    },
  }
  const jobs = await openJobs(deps.database, [deliverMail], { background: true, onError: arrived.reject })
  await jobs.work(jobHandlers(own).filter(({ job }) => job === deliverMail))
  // The queue already exists: a transaction holds the only connection, so `send` must not look anything up.
  await deps.database.orm.transaction((tx) => jobs.send(tx, deliverMail, mail))
  await arrived.promise
  await jobs.stop()
  expect(delivered).toEqual([mail])
})

test('every start sets the options and schedules of the code', async () => {
  const stored = (from: SQL) => rows<Record<string, unknown>>(deps.database.orm, from)
  const open = (kind: Job<object>) =>
    openJobs(deps.database, [kind], {
      background: false,
      onError: (error) => expect.unreachable(String(error)),
    })
  const options = sql`select retry_limit, retention_seconds, notify from pgboss.queue where name = 'changing'`
  const crons = sql`select name, cron from pgboss.schedule where name like 'changing%' order by name`
  const start = async (kind: Job<object>) => {
    const jobs = await open(kind)
    await jobs.work([handle(kind, async () => {})])
    await jobs.stop()
  }
  await start(
    job('changing', { options: { retryLimit: 1, retentionSeconds: 60, notify: false }, cron: '1 1 * * *' }),
  )
  expect(await stored(options)).toEqual([{ retry_limit: 1, retention_seconds: 60, notify: false }])
  await start(job('changing', { cron: '2 2 * * *' }))
  expect(await stored(options)).toEqual([{ retry_limit: 5, retention_seconds: 1_209_600, notify: true }])
  expect(await stored(crons)).toEqual([{ name: 'changing', cron: '2 2 * * *' }])
  await start(job('changing'))
  expect(await stored(crons)).toEqual([])
})

test('the purge deletes expired rows and keeps the others', async () => {
  const { id } = await make.user()
  const sessions = () =>
    rows<{ id: number }>(deps.database.orm, sql`select id from session where account_id = ${id}`)
  pass(31 * 86_400)
  await openSession(deps.database.orm, id, 'pc', deps.clock())
  expect(await sessions()).toHaveLength(2)
  await deps.jobs.send(deps.database.orm, purgeExpired, {})
  await drain()
  expect(await sessions()).toHaveLength(1)
})

test('the demo’s outbox has one JSON line per message', async () => {
  const outboxFile = path.join(dataDir, 'outbox.jsonl')
  const delivery = deliveryOf(testConfig({ dataDir, outboxFile }))
  await delivery.captcha?.('key', 'abcd')
  await delivery.code('+8613900000000', '123456', mail)
  await delivery.mail(mail)
  const lines = (await readFile(outboxFile, 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { at: expect.any(String), kind: 'captcha', key: 'key', text: 'abcd' },
    { at: expect.any(String), kind: 'code', to: '+8613900000000', text: '123456' },
    { at: expect.any(String), kind: 'mail', to: 'a@example.com', text: 'Hello\nWorld' },
  ])
})

test('in production the captcha’s answer is not delivered anywhere', () => {
  expect(deliveryOf({ ...testConfig({ dataDir }), outboxFile: undefined }).captcha).toBeUndefined()
})

test('sending mail times out if the mail server does not answer', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const delivery = deliveryOf({ ...testConfig({ dataDir, smtpUrl }), outboxFile: undefined })
  await expect(delivery.mail(mail)).rejects.toThrow('Greeting never received')
  silent.close()
})

test('an encrypted text can be decrypted only with its secret', () => {
  const sealed = seal('one', '123456')
  expect(sealed).not.toContain('123456')
  expect(open('one', sealed)).toBe('123456')
  expect(() => open('two', sealed)).toThrow()
})
