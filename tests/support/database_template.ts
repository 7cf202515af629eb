import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/client.ts'
import { jobKinds } from '#server/jobs/list.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { testConfig } from './config.ts'

/** What test files create their databases from: a dumped folder (PGlite) or the name of a template (PostgreSQL). */
export type Template = { dumpFile: string } | { adminUrl: string; name: string }

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

/** Creates the migrated and seeded template once per run, and removes it and every copy afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const adminUrl = process.env['TEST_DATABASE_URL']
  if (adminUrl === undefined) {
    console.log('Server tests run on the embedded engine; TEST_DATABASE_URL lets them run on PostgreSQL.')
  }
  return adminUrl === undefined ? dumpTemplate(project) : databaseTemplate(project, adminUrl)
}

async function dumpTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forging-template-'))
  const database = await openDatabase(testConfig({ dataDir: folder, inMemory: {} }))
  await installQueues(database)
  const dumpFile = path.join(folder, 'template.tar')
  const dump = Buffer.from(await (await database.dump()).arrayBuffer())
  await writeFile(dumpFile, withoutTemplates(dump))
  await database.close()
  project.provide('template', { dumpFile })
  return () => rm(folder, { recursive: true, force: true })
}

async function databaseTemplate(project: TestProject, adminUrl: string): Promise<() => Promise<void>> {
  const name = `forging_test_${randomBytes(4).toString('hex')}`
  await asAdmin(adminUrl, [
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  ])
  const database = await openDatabase(testConfig({ dataDir: tmpdir(), databaseUrl: urlOf(adminUrl, name) }))
  await installQueues(database)
  await database.close()
  project.provide('template', { adminUrl, name })
  return () => dropAll(adminUrl, name)
}

/**
 * Returns the archive (tar) of a data folder without the files of `template1` and `template0`, to which no test connects.
 * Every test file unpacks the archive, and what it allocates makes the garbage collector run.
 */
function withoutTemplates(tar: Buffer): Buffer {
  const blockSize = 512
  // Databases by their numbers in every new data folder.
  const template = /^\/base\/[14]\/./
  const kept: Buffer[] = []
  for (let at = 0; tar[at] !== 0;) {
    const text = (from: number, to: number) =>
      tar.toString('latin1', at + from, at + to).replace(/\0.*$/s, '')
    const length = Number.parseInt(text(124, 136), 8)
    const end = at + blockSize * (1 + Math.ceil(length / blockSize))
    if (!template.test(text(0, 100))) kept.push(tar.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, Buffer.alloc(2 * blockSize)])
}

async function installQueues(database: Parameters<typeof openJobs>[0]): Promise<void> {
  const jobs = await openJobs(database, jobKinds, {
    background: false,
    onError: (error) => {
      throw error
    },
  })
  await jobs.stop()
}

export const urlOf = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs statements one after the other on the server of TEST_DATABASE_URL. */
export async function asAdmin(adminUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function dropAll(adminUrl: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const found = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of found.rows)
      await client.query(`drop database if exists ${datname} with (force)`)
  } finally {
    await client.end()
  }
}
