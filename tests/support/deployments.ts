/** Browser tests in which another build of the page is deployed while it is open. */
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { test as base } from './browser.ts'
import { workerReady } from './browser_offline.ts'
import type { Person } from './factory.ts'
import { openOwnServer, type OwnServer } from './own_server.ts'
import { deployed, dist, release } from './releases.ts'

const dayMs = 86_400_000

type Later = {
  /** Deploys the next build; the first one is replaced at this moment. */
  next(): Promise<void>
  /** Deploys it again eight days later, when no file of the first build is kept any more. */
  eightDaysOn(): Promise<void>
  withoutWorker(): Promise<void>
}

export const test = base.extend<{ later: Later }, { server: OwnServer }>({
  expectedErrors: /favicon\.ico|404|StaleChunk|Failed to (load|fetch)|ERR_/,
  server: [
    async ({ browser: _ }, use) => {
      // Built first, so that the tests' time limits do not include it.
      for (const name of ['next', 'no_worker'] as const) release(name)
      const server = await openOwnServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  later: async ({ server }, use) => {
    await server.deploy(dist)
    const folders = [dist]
    const deploy = async (name: 'next' | 'no_worker', now: number) => {
      folders.push(deployed(release(name), folders.at(-1)!, now))
      await server.deploy(folders.at(-1)!)
    }
    await use({
      next: () => deploy('next', Date.now()),
      eightDaysOn: () => deploy('next', Date.now() + 8 * dayMs),
      withoutWorker: () => deploy('no_worker', Date.now()),
    })
    for (const folder of folders.slice(1)) rmSync(folder, { recursive: true })
  },
  // Depends on the builds, so that pages are closed before their files are removed.
  page: async ({ later: _, page }, use) => use(page),
})

/** Signs somebody, by default a seller, in on the test's own server and opens `at` with an active worker in control. */
export async function signedIn(page: Page, server: OwnServer, at: string, as?: Person): Promise<void> {
  const { token } = as ?? (await server.make.silver())
  await page.goto(`${server.origin}/manifest.zh-CN.webmanifest`)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto(server.origin + at)
  await workerReady(page)
  await page.reload()
}
