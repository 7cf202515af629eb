import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Config } from '#server/config.ts'
import { openDatabase, type Database } from '#server/db/client.ts'
import { asAdmin, urlOf } from './database_template.ts'
import { testConfig } from './config.ts'

/**
 * Statements are prepared on empty tables, where reading a whole table is best, and nothing gathers statistics during a
 * run: with thousands of rows, asking who a session belongs to would take longer than all the rest.
 */
const indexesFirst = 'enable_seqscan = off'

/** Creates a database for one test file from the run's template; `close` drops it. */
export async function freshDatabase(
  dataDir: string,
  given: Partial<Config> = {},
): Promise<{ config: Config; database: Database; close: () => Promise<void> }> {
  const template = inject('template')
  if ('dumpFile' in template) {
    const dump = new Blob([await readFile(template.dumpFile)])
    const config = testConfig({ dataDir, inMemory: { dump }, ...given })
    const database = await openDatabase(config)
    await database.orm.execute(sql.raw(`set ${indexesFirst}`))
    return { config, database, close: () => database.close() }
  }
  const name = `${template.name}_${randomBytes(4).toString('hex')}`
  await asAdmin(template.adminUrl, [
    `create database ${name} template ${template.name}`,
    // No test pulls the plug of the machine, so nobody has to wait for its disk.
    `alter database ${name} set synchronous_commit = off`,
    `alter database ${name} set ${indexesFirst}`,
    // A plan that reads a whole table is taken for so costly that it would be compiled, which takes a third of a second.
    `alter database ${name} set jit = off`,
  ])
  const config = testConfig({ dataDir, databaseUrl: urlOf(template.adminUrl, name), ...given })
  const database = await openDatabase(config)
  return {
    config,
    database,
    close: async () => {
      await database.close()
      await asAdmin(template.adminUrl, [`drop database if exists ${name} with (force)`])
    },
  }
}
