import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { healthApi } from '#contract/health.ts'
import { postings } from '#contract/postings/index.ts'
import { testApp } from '../../tests/support/app.ts'
import { failedJob } from '../../tests/support/failed_job.ts'

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const metricsPort = await freePort()
const { app, call, deps, make } = await testApp({ metricsPort, mode: 'production', outboxFile: undefined })
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

test('metrics on their own port count answers by route and status, not by address', async () => {
  await fetch(`${origin}/api/quotation/?keyword=typed-by-somebody`)
  await fetch(`${origin}/api/quotation/QNOBODY99/`)
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/quotation/",status="200"} 1',
  )
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/quotation/:code/",status="404"} 1',
  )
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/typed-by-somebody|QNOBODY99/)
  expect((await fetch(`${origin}/metrics`)).status).toBe(404)
})

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/`)).text()

test('what somebody has to see to is a metric: jobs, mail, connections, disk, sessions and what waits for a review', async () => {
  const { token } = await make.certified()
  await call(postings.quotation.api.create, { body: { material: '45' } }, { token })
  await deps.database.orm.execute(sql`update posting set state = 'in_review'`)
  await failedJob({ deps })
  const text = await metrics()
  expect(text).toMatch(/^forging_info\{version="\d+\.\d+\.\d+"\} 1$/m)
  expect(text).toContain('forging_jobs{kind="deliver_mail",state="failed"} 1')
  expect(text).toContain('forging_postings_waiting{kind="quotation"} 1')
  expect(text).toMatch(/^forging_sessions [1-9]/m)
  expect(text).toMatch(/^forging_disk_free_bytes [1-9]/m)
  expect(text).toMatch(/^forging_database_connections\{state="busy"\} \d/m)
  expect(text).toMatch(/^forging_database_connections\{state="waiting"\} 0/m)
  expect(text).toContain('forging_database_up 1')
})

test('mail that has not left for ten minutes is said in ready; a recipient who is refused, or a mail that left, ends it', async () => {
  const { orm } = deps.database
  await orm.execute(sql`delete from pgboss.job`)
  /** A mail that was queued and last tried so many minutes ago. */
  const tried = async (state: 'failed' | 'completed', minutes: number, message: string) => {
    const id = await failedJob({ deps }, { message })
    await orm.execute(sql`update pgboss.job set state = ${state}::pgboss.job_state,
      created_on = now() - ${minutes}::int * interval '1 minute',
      started_on = now() - ${minutes}::int * interval '1 minute',
      completed_on = now() - ${minutes}::int * interval '1 minute' where id = ${id}::uuid`)
  }
  let at = Date.now()
  deps.clock = () => new Date(at)
  const mail = async () => {
    // The answer is kept for ten seconds.
    at += 11_000
    return (await call(healthApi.ready)).data
  }
  await tried('completed', 60, '')
  await tried('failed', 30, 'Error: 550 recipient rejected: user unknown')
  await tried('failed', 5, 'Error: connect ECONNREFUSED')
  expect(await mail()).toMatchObject({ status: 'ok', mail: 'ok' })
  await tried('failed', 20, 'Error: connect ECONNREFUSED')
  expect(await mail()).toMatchObject({ status: 'degraded', mail: 'stopped' })
  expect(Number(/^forging_mail_stopped_seconds (\S+)/m.exec(await metrics())?.[1])).toBeGreaterThan(1_100)
  await tried('completed', 18, '')
  expect(await mail()).toMatchObject({ status: 'ok', mail: 'ok' })
  // Nothing leaves while the server does not accept who sends.
  await tried(
    'failed',
    15,
    'Error: Mail command failed: 553 5.7.1 <market@example.com>: Sender address rejected',
  )
  expect(await mail()).toMatchObject({ status: 'degraded', mail: 'stopped' })
  await tried('completed', 1, '')
  expect(await mail()).toMatchObject({ status: 'ok', mail: 'ok' })
})
