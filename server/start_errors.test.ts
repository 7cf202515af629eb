/** Everything that can be wrong with a configuration is one line that names the variable. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../tests/support/app.ts'
import { testConfig } from '../tests/support/config.ts'
import { asAdmin, urlOf } from '../tests/support/database_template.ts'
import { openDatabase } from './db/client.ts'
import { localStorage } from './http/storage.ts'
import { startErrorLine } from './start_errors.ts'

const adminUrl = process.env['TEST_DATABASE_URL']
const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-start-'))
const taken = createServer().listen(0, '127.0.0.1')
await once(taken, 'listening')
taken.on('connection', (socket) => socket.destroy())
const { port } = taken.address() as AddressInfo
const databases: string[] = []
afterAll(async () => {
  taken.close()
  await rm(dataDir, { recursive: true, force: true })
  if (adminUrl)
    await asAdmin(
      adminUrl,
      databases.map((name) => `drop database if exists ${name} with (force)`),
    )
})

/** A database of this form on PostgreSQL. */
async function emptyDatabase(form: string): Promise<string> {
  const name = `forging_test_start_${randomBytes(4).toString('hex')}`
  await asAdmin(adminUrl!, [`create database ${name} template template0 ${form}`])
  databases.push(name)
  return urlOf(adminUrl!, name)
}
/** The line for what fails while `open` runs. */
const lineOf = (
  open: () => Promise<unknown>,
  env: Record<string, string> = {},
): Promise<string | undefined> =>
  open().then(
    () => 'nothing failed',
    (error: unknown) => startErrorLine(error, { PORT: '8080', DATA_DIR: dataDir, ...env }),
  )
const opening = (databaseUrl: string) =>
  lineOf(() => openDatabase(testConfig({ dataDir, databaseUrl })), { DATABASE_URL: databaseUrl })

test('a start that fails prints one line and ends', { timeout: 240_000 }, async () => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://u:secret-word@127.0.0.1:1/forging',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(said).toMatch(/^DATABASE_URL: 127\.0\.0\.1:1 cannot be reached: [^\n]+\n$/)
  expect(said).not.toContain('secret-word')
})

test('a port that is taken, of the server or of its metrics, and an address of another machine', async () => {
  const { app } = await testApp()
  const at = (host: string) => lineOf(() => app.listen({ host, port }), { PORT: String(port) })
  expect(await at('127.0.0.1')).toMatch(new RegExp(`^PORT: .*:${port}`))
  expect(await at('203.0.113.9')).toMatch(/^HOST: .*203\.0\.113\.9/)
  const metrics = () => testApp({ metricsPort: port })
  expect(await lineOf(metrics, { METRICS_PORT: String(port) })).toMatch(
    new RegExp(`^METRICS_PORT: .*:${port}`),
  )
})

test(
  'a taken port is said before anything is built or prepared, in one line',
  { timeout: 240_000 },
  async () => {
    const folder = path.join(dataDir, 'of a taken port')
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'start.js')], {
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [out, said, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    expect([code, out]).toEqual([1, ''])
    expect(said).toMatch(/^PORT: another program uses 127\.0\.0\.1:\d+\. [^\n]+\n$/)
    expect(existsSync(path.join(folder, 'db')), 'no database was made').toBe(false)
  },
)

test('a folder for data that is a file', async () => {
  const file = path.join(dataDir, 'file')
  await writeFile(file, '')
  expect(await lineOf(() => localStorage(file), { DATA_DIR: file })).toMatch(/^DATA_DIR: .*file/)
})

test('a database server that is not there, has no such name, or is none', async () => {
  for (const place of ['127.0.0.1:1', 'no-such-host.invalid', `127.0.0.1:${port}`])
    expect(await opening(`postgres://u:p@${place}/forging`)).toMatch(
      new RegExp(`^DATABASE_URL: ${place.split(':')[0]}`),
    )
})

test.runIf(adminUrl)('a database that does not exist, of another form, or for another role', async () => {
  const name = 'forging_test_no_such'
  expect(await opening(urlOf(adminUrl!, name))).toMatch(/^DATABASE_URL: .*forging_test_no_such/)
  expect(await opening(await emptyDatabase(`encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`))).toMatch(
    /^DATABASE_URL: .*LC_CTYPE C;/,
  )
  const stranger = new URL(adminUrl!)
  stranger.username = 'forging_test_nobody'
  expect(await opening(stranger.href)).toMatch(/^DATABASE_URL: .*forging_test_nobody/)
})

test('errors that a test cannot bring about in a server of its own', () => {
  const error = (code: string, more: object = {}) => Object.assign(new Error('as it says'), { code, ...more })
  const env = { PORT: '80', DATABASE_URL: 'postgres://u:p@db.example/forging', HOST: 'market.example' }
  const line = (one: Error) => startErrorLine(new Error('Failed query', { cause: one }), env)
  expect(line(error('EACCES', { syscall: 'listen', port: 80 }))).toMatch(/^PORT: .* port 80/)
  expect(line(error('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'market.example' }))).toMatch(/^HOST: /)
  expect(line(error('28P01'))).toMatch(/^DATABASE_URL: db\.example:5432 refused: as it says/)
  expect(line(error('42501'))).toMatch(/^DATABASE_URL: as it says.*own/)
  expect(line(error('SELF_SIGNED_CERT_IN_CHAIN'))).toMatch(/^DATABASE_URL: TLS to/)
  expect(line(error('53100'))).toMatch(/^The disk is full \(as it says\)/)
  expect(line(error('EROFS', { path: '/data/uploads' }))).toMatch(/^DATA_DIR: /)
  expect(line(new TypeError('a fault of the program'))).toBeUndefined()
})
