/** Finds the browser for the end-to-end tests, or installs one. */
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { run } from './command.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
/** Both at once, because their versions must be the same. */
const debianBrowsers = ['chromium', 'chromium-headless-shell']

function onPath(...wanted: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return wanted.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns the path of a Chromium: CHROMIUM_PATH, else the system's, else Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH=${given} is not a program that can be run.`)
    return given
  }
  const system = onPath(...names)
  if (system) return system
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/**
 * Returns the path of the headless shell, which takes half the time but has no badges and no push. Falls back to
 * `findChromium()` if there is none or CHROMIUM_PATH is set.
 */
export function findPageBrowser(): string | undefined {
  const shell = process.env.CHROMIUM_PATH ? undefined : onPath(...shellNames)
  return shell ?? findChromium()
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

async function aptInstall(...packages: string[]): Promise<boolean> {
  console.log(`Installing ${packages.join(' and ')} with apt-get.`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, show: true })
  return (
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
      show: true,
    })
  ).ok
}

/** Returns the path of a Chromium, installing one if needed. Logs what it does; throws with advice if it fails. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found) await ensureShell(found)
  else {
    console.log('No Chromium here (CHROMIUM_PATH, PATH, Playwright).')
    if (!isDebianRoot() || !(await aptInstall(...debianBrowsers, 'fonts-noto-cjk'))) {
      console.log("Installing Playwright's own Chromium.")
      await run('npx', ['playwright', 'install', 'chromium'], { show: true })
    }
  }
  const chosen = found ?? findChromium()
  if (!chosen) throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.')
  console.log(`Browser tests run in ${chosen}, those without a worker in ${findPageBrowser()}.`)
  await ensureChineseFont()
  return chosen
}

/** Installs the headless shell beside Debian's Chromium; without it the tests pass too, but take longer. */
async function ensureShell(found: string): Promise<void> {
  const isDebians = !process.env.CHROMIUM_PATH && path.basename(found) === 'chromium' && isDebianRoot()
  if (isDebians && !onPath(...shellNames)) await aptInstall(...debianBrowsers)
}

/** Installs a font with Chinese characters for screenshots; the tests pass without one. */
async function ensureChineseFont(): Promise<void> {
  const fonts = await run('fc-list', [':lang=zh-cn'], { show: false })
  if (fonts.ok && fonts.stdout.trim() !== '') return
  if (isDebianRoot() && (await aptInstall('fonts-noto-cjk'))) return
  console.log(
    'No font with Chinese characters was found: pictures of pages will show boxes (Debian: fonts-noto-cjk).',
  )
}
