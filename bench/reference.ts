/**
 * How much longer this machine takes than the one that limits in milliseconds were set on. Those limits say something
 * about the product only on that machine; elsewhere the same run times work that has nothing of ours in it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'

/** Milliseconds that the machine of the limits takes for the work below; docs/decisions/118 says how they were found. */
export const reference = { start: 430, page: 210 }
const turns = 5

const bareProgram = `
  const { PGlite } = await import('@electric-sql/pglite')
  const database = await PGlite.create(process.argv[1])
  await database.query('select 1')
  process.exit()`

/** Returns the milliseconds in which a process that has nothing but the embedded database opens `folder`, or creates it. */
export async function bareStart(folder: string): Promise<number> {
  const began = performance.now()
  const bare = spawn(process.execPath, ['--input-type=module', '-e', bareProgram, folder], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(bare, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The bare database did not start')
  return performance.now() - began
}

/** Returns the time of a bare start on a folder that exists: the best of five. */
export async function bareStartTime(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forging-bare-'))
  const times: number[] = []
  try {
    await bareStart(folder)
    for (let turn = 0; turn < turns; turn++) times.push(await bareStart(folder))
    return Math.min(...times)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the milliseconds in which the browser runs fixed work like that of a page, data and layout: the best of five. */
export async function barePageTime(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    await page.goto('about:blank')
    times.push(
      await page.evaluate(() => {
        const began = performance.now()
        for (let round = 0; round < 10; round++) {
          const rows = Array.from({ length: 2_000 }, (_, at) => ({
            at,
            key: `${(at * 7919) % 2_000} mm`,
            list: [at],
          }))
          const read = JSON.parse(JSON.stringify(rows)) as typeof rows
          read.sort((a, b) => a.key.localeCompare(b.key, 'zh-CN'))
          const table = document.createElement('table')
          for (const { at, key } of read.slice(0, 400)) {
            const row = table.insertRow()
            for (const text of [key, String(at), `φ${at}`]) row.insertCell().textContent = text
          }
          document.body.replaceChildren(table)
          void table.offsetHeight
        }
        return performance.now() - began
      }),
    )
  }
  await page.close()
  return Math.min(...times)
}

/** Returns how many times longer this machine takes than the reference, at least 1: a faster one loosens nothing. */
export const slownessOfStart = async (): Promise<number> =>
  Math.max(1, (await bareStartTime()) / reference.start)
export const slownessOfPage = async (browser: Browser): Promise<number> =>
  Math.max(1, (await barePageTime(browser)) / reference.page)
