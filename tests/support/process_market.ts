/** A data folder, and with `adminUrl` a PostgreSQL database, for servers that run as separate processes. */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase, rows, type Database } from '#server/db/client.ts'
import { testConfig } from './config.ts'
import { asAdmin, urlOf } from './database_template.ts'
import { makeFactory, type Member } from './factory.ts'
import type { NetworkRequest } from './server_process.ts'

export type ProcessMarket = {
  /** Options for `startServer`. */
  serverOptions: { dataDir: string; databaseUrl?: string }
  /** Main account of a certified company. */
  seller: Member
  /** Reads the database; with the embedded engine only possible while no server runs. */
  inspect<T>(look: (database: Database) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export async function processMarket(adminUrl: string | undefined): Promise<ProcessMarket> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-process-'))
  const name = `forging_test_process_${randomBytes(4).toString('hex')}`
  if (adminUrl !== undefined) {
    const form = `encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`
    await asAdmin(adminUrl, [`create database ${name} template template0 ${form}`])
  }
  const serverOptions = { dataDir, ...(adminUrl !== undefined && { databaseUrl: urlOf(adminUrl, name) }) }
  const inspect: ProcessMarket['inspect'] = async (look) => {
    const database = await openDatabase(testConfig(serverOptions))
    try {
      return await look(database)
    } finally {
      await database.close()
    }
  }
  return {
    serverOptions,
    seller: await inspect((database) => makeFactory({ database, clock: () => new Date() }).certified()),
    inspect,
    close: async () => {
      if (adminUrl !== undefined) await asAdmin(adminUrl, [`drop database if exists ${name} with (force)`])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns a request for a draft with `sign` as its description; with an idempotency key it may be sent again. */
export function newDraft(
  { token }: Member,
  idempotencyKey?: string,
): { sign: string; asked: NetworkRequest } {
  const sign = idempotencyKey ?? randomUUID()
  const headers = {
    'content-type': 'application/json',
    'access-token': token,
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  }
  const body = JSON.stringify({ material: '45', description: sign })
  return { sign, asked: { method: 'POST', path: '/api/quotation/', headers, body } }
}

/** Returns the signs of all drafts in the database, with duplicates. */
export const draftsOf = ({ inspect }: ProcessMarket): Promise<string[]> =>
  inspect(async ({ orm }) => {
    const found = await rows<{ description: string }>(orm, sql`select description from posting`)
    return found.map(({ description }) => description).sort()
  })
