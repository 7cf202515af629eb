/** Nodes on one database hear of each other's changes, even after the connection between them was cut or fell silent. */
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../tests/support/database.ts'
import { onPostgres } from '../../tests/support/line_node.ts'
import { openTcpLine } from '../../tests/support/tcp_line.ts'
import { pgNodeChannel } from './node_channel.ts'
import { SteadyPool } from './pg_pool.ts'

/** A channel with the number of times that it was told of a change, and promises for the next one. */
async function openChannel(url: string) {
  const pool = new SteadyPool({ connectionString: url, max: 1 })
  const channel = pgNodeChannel(pool, url)
  afterAll(async () => {
    channel.close()
    await pool.end()
  })
  let told = 0
  let next = Promise.withResolvers<void>()
  const isListening = next.promise
  channel.onChange(() => {
    told += 1
    next.resolve()
    next = Promise.withResolvers()
  })
  await isListening
  return {
    announce: channel.announce,
    next: () => next.promise,
    get told() {
      return told
    },
  }
}

async function openTwo() {
  const { config, close } = await freshDatabase('unused')
  const url = new URL(config.databaseUrl ?? '')
  const line = await openTcpLine({ host: url.hostname, port: Number(url.port || 5432) })
  const direct = url.href
  url.host = `127.0.0.1:${line.port}`
  afterAll(async () => {
    await line.cut()
    await close()
  })
  return { line, near: await openChannel(direct), far: await openChannel(url.href) }
}
const { line, near, far } = onPostgres ? await openTwo() : ({} as Awaited<ReturnType<typeof openTwo>>)

test.runIf(onPostgres)('an announcement reaches the other nodes, but not the one that sends it', async () => {
  const before = near.told
  const heard = far.next()
  near.announce()
  await heard
  // What comes back from the other one shows that its own announcement would have arrived by now.
  const answered = near.next()
  far.announce()
  await answered
  expect(near.told - before).toBe(1)
})

test.runIf(onPostgres)('a hundred announcements at once arrive as two', async () => {
  const before = far.told
  const first = far.next()
  for (let at = 0; at < 100; at += 1) near.announce()
  await first
  if (far.told - before < 2) await far.next()
  // The next one is the third.
  const third = far.next()
  near.announce()
  await third
  expect(far.told - before).toBe(3)
})

/** How often the far node is told when the near one announces once. */
async function timesTold(): Promise<number> {
  const before = far.told
  const heard = far.next()
  near.announce()
  await heard
  return far.told - before
}

test.runIf(onPostgres)(
  'a connection that was cut counts as a change, because one may have been missed',
  async () => {
    await line.cut()
    near.announce()
    const heard = far.next()
    await line.join()
    await heard
    expect(await timesTold()).toBe(1)
  },
)

test.runIf(onPostgres)('a silent connection is noticed and opened again', { timeout: 30_000 }, async () => {
  line.silence()
  // The check of the listening connection.
  await line.swallowed(1)
  near.announce()
  const heard = far.next()
  line.resume()
  await heard
  expect(await timesTold()).toBe(1)
})
