/** A server node whose connection to its database can be cut or go silent; only on PostgreSQL. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { afterwards } from './afterwards.ts'
import { testNode } from './app.ts'
import { freshDatabase } from './database.ts'
import { openTcpLine } from './tcp_line.ts'

export const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/**
 * Opens the node on a database of its own, and `direct`, a second node with a normal connection to it. Everything is
 * closed after the file's tests. `delay` is the latency of the first connection in each direction, in milliseconds.
 */
export async function openLineNode(given: Partial<Config> = {}, delay = 0) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-outage-'))
  const { config, database: direct, close } = await freshDatabase(dataDir, given)
  const address = new URL(config.databaseUrl ?? '')
  const line = await openTcpLine({ host: address.hostname, port: Number(address.port || 5432) }, delay)
  address.host = `127.0.0.1:${line.port}`
  const database = await openDatabase({ ...config, databaseUrl: address.href })
  afterwards(async () => {
    await database.close()
    await line.cut()
    await close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { line, database, direct: () => testNode(config, direct), ...(await testNode(config, database)) }
}
