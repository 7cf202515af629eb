import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { workerIndex } from './tests/support/browser_data.ts'
import { findChromium, findPageBrowser } from './tests/support/chromium.ts'
import { freePort } from './tests/support/free_port.ts'

/** Each worker has a server and a database of its own, so tests that run at once never meet. */
const workers = availableParallelism()
// The workers read this file again and must find the servers that the runner chose.
process.env.E2E_PORTS ??= (await Promise.all(Array.from({ length: workers }, freePort))).join(' ')
const ports = process.env.E2E_PORTS.split(' ')
const addressOf = (port: string | undefined) => `http://127.0.0.1:${port}`

const launched = (executablePath: string | undefined) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium keeps a page behind its address bar for each window: half a second of work for nothing.
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ],
})
/** The whole browser with the service worker: what an installed application has beside its pages, and the main job. */
const installed = ['**/e2e/offline/**', '**/e2e/main_job.spec.ts']

/** End-to-end tests: real servers in demo mode on new embedded databases, the system's Chromium. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  workers,
  retries: 0,
  forbidOnly: true,
  // A loaded machine is slow, not wrong: on one at a third of the usual speed the main job took two minutes.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: addressOf(ports[workerIndex]),
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording every step costs as much as the tests themselves: TRACE=1 asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'pages',
      testIgnore: installed,
      // Every test has people and postings of its own, so it may run beside any other and in any order.
      fullyParallel: true,
      // Each test is a new device, on which a worker would first store the whole shell.
      use: { launchOptions: launched(findPageBrowser()), serviceWorkers: 'block' },
    },
    { name: 'app', testMatch: installed, use: { launchOptions: launched(findChromium()) } },
  ],
  webServer: {
    command: `node tests/support/browser_servers.ts ${ports.join(' ')}`,
    wait: { stdout: /All servers are ready/ },
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      HOST: '127.0.0.1',
      APP_MODE: 'demo',
      DATABASE_URL: '',
      OUTBOX_FILE: '',
      LOG_LEVEL: 'warn',
    },
  },
})
