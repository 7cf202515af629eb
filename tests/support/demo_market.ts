/**
 * The invented market of demo mode, prepared once for all servers of the browser tests: filling it takes more than
 * twenty seconds of processor time, copying it a fraction of one.
 */
import { cpSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '#server/build.ts'
import { underLock } from '#server/db/file_lock.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { run } from './command.ts'
import { projectFiles, projectRoot } from './project_files.ts'

const cache = path.join(projectRoot, 'node_modules/.cache/demo-market')
/** The lock's file, and how those that SQLite puts beside it begin. */
const lockName = 'lock'
/** Dates of the market count back from its making, for instance a message of two hours ago: it must not be much older. */
const maxAgeMs = 2 * 3_600_000
/** What each server makes for itself; the rest of a data folder names neither server nor place. */
const ownFiles = ['secret', 'server.pid', 'server.lock']

/** The same for markets with the same content: of the same code, and of the same day, by which prices and terms go. */
function keyOf(now: Date): string {
  const sources = [...projectFiles('server'), ...projectFiles('contract')]
  const used = [...sources.filter((file) => !file.endsWith('.test.ts')), 'package-lock.json']
  return hashOf(used, chinaDay(now))
}

function isFresh(market: string, now: Date): boolean {
  const made = statSync(market, { throwIfNoEntry: false })
  return made !== undefined && now.getTime() - made.mtimeMs < maxAgeMs
}

async function prepare(market: string): Promise<void> {
  // Only one is kept, and nothing of a preparation that was interrupted.
  for (const name of readdirSync(cache))
    if (!name.startsWith(lockName)) rmSync(path.join(cache, name), { recursive: true, force: true })
  const unfinished = `${market}.unfinished`
  const { ok, stderr } = await run(process.execPath, ['server/db/demo/prepare.ts'], {
    env: { APP_MODE: 'demo', DATABASE_URL: '', DATA_DIR: unfinished },
    show: false,
  })
  if (!ok) throw new Error(`The demo market could not be prepared.\n${stderr}`)
  for (const name of ownFiles) rmSync(path.join(unfinished, name), { force: true })
  renameSync(unfinished, market)
}

/** Makes each of `folders` a new data folder that holds the demo market; what was there before is removed. */
export async function copyDemoMarket(folders: readonly string[]): Promise<void> {
  // The copies are made under the lock too, because a run on other sources removes the market.
  await underLock(path.join(cache, lockName), async () => {
    const now = new Date()
    const market = path.join(cache, keyOf(now))
    if (!isFresh(market, now)) await prepare(market)
    for (const folder of folders) {
      rmSync(folder, { recursive: true, force: true })
      cpSync(market, folder, { recursive: true })
    }
  })
}
