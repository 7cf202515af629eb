import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { localStorage } from '#server/http/storage.ts'
import { loadDemo } from './load.ts'
import { prepareInChildProcess } from './prepare_in_child_process.ts'

test('the first start of a demo uses the data that a separate process has prepared', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-demo-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  // The other process reads its configuration from the same environment.
  for (const [name, value] of Object.entries({ APP_MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '' }))
    vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const config = readConfig(process.env)
  await prepareInChildProcess(config)
  const database = await openDatabase(config)
  onTestFinished(() => database.close())
  const deps = { storage: await localStorage(dataDir), clock: () => new Date() }
  expect(await loadDemo(database, deps)).toBe(false)
  // Filling the market takes twenty seconds of processor time, of which a loaded machine gives a part.
}, 300_000)
