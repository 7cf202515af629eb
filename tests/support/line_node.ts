/** A node whose way to its database can be cut or go silent; on PostgreSQL only. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { testNode } from './app.ts'
import { freshDatabase } from './database.ts'
import { openTcpLine } from './tcp_line.ts'

export const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/**
 * Opens it on a database of its own, `direct` with another way there that is quick and whole; everything is closed after
 * the file's tests. With `delay` its line takes so many milliseconds each way.
 */
export async function openLineNode(given: Partial<Config> = {}, delay = 0) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-outage-'))
  const { config, database: direct, close } = await freshDatabase(dataDir, given)
  const address = new URL(config.databaseUrl ?? '')
  const line = await openTcpLine({ host: address.hostname, port: Number(address.port || 5432) }, delay)
  address.host = `127.0.0.1:${line.port}`
  const database = await openDatabase({ ...config, databaseUrl: address.href })
  afterAll(async () => {
    await database.close()
    await line.cut()
    await close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { line, database, direct: () => testNode(config, direct), ...(await testNode(config, database)) }
}
