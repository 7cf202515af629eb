import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database, Db, Tx } from '#server/db/client.ts'
import { afterwards } from './afterwards.ts'
import { testNode, type TestApp } from './app.ts'
import { freshDatabase } from './database.ts'

const queryMethods = new Set<unknown>(['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute'])

/** Records the method of each database access, in transactions and savepoints too. */
function watched<T extends Db | Tx>(of: T, statements: string[]): T {
  return new Proxy(of, {
    get(target, name) {
      if (queryMethods.has(name)) statements.push(String(name))
      if (name !== 'transaction') return Reflect.get(target, name, target) as unknown
      statements.push('transaction')
      return (run: (tx: Tx) => Promise<unknown>, options?: object) =>
        (target as Db).transaction((tx) => run(watched(tx as Tx, statements)), options)
    },
  })
}

/** Opens the whole application on a database of its own; `statements` collects the methods of all database accesses. */
export async function nodeWithStatementLog(): Promise<
  TestApp & { statements: string[]; database: Database }
> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-noted-'))
  const { config, database, close } = await freshDatabase(dataDir)
  afterwards(async () => {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const statements: string[] = []
  const prepared: Database['prepared'] = (query) => {
    statements.push('prepared')
    return database.prepared(query)
  }
  const node = await testNode(config, { ...database, prepared, orm: watched(database.orm, statements) })
  return { ...node, statements, database }
}
