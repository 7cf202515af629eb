/** Finds the browser of the end-to-end tests, and installs one where there is none. */
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { run } from './command.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

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

/** Path of a Chromium: CHROMIUM_PATH, then the system's, then Playwright's own; undefined when there is none. */
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
 * Path of the same browser without its window, which takes half the time; it has no badges and no push. The whole
 * Chromium where there is none, or where CHROMIUM_PATH names one.
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

/** Path of a Chromium, installed when there is none; says what it finds and does, throws with advice when it cannot. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found) console.log(`Browser tests run in ${found}.`)
  else {
    console.log('No Chromium here (CHROMIUM_PATH, PATH, Playwright).')
    if (!isDebianRoot() || !(await aptInstall('chromium', 'chromium-headless-shell', 'fonts-noto-cjk'))) {
      console.log("Installing Playwright's own Chromium.")
      await run('npx', ['playwright', 'install', 'chromium'], { show: true })
    }
  }
  const chosen = found ?? findChromium()
  if (!chosen) throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.')
  await ensureChineseFont()
  return chosen
}

/** Pictures of the pages need a font with Chinese characters; the tests themselves pass without. */
async function ensureChineseFont(): Promise<void> {
  const fonts = await run('fc-list', [':lang=zh-cn'], { show: false })
  if (fonts.ok && fonts.stdout.trim() !== '') return
  if (isDebianRoot() && (await aptInstall('fonts-noto-cjk'))) return
  console.log(
    'No font with Chinese characters was found: pictures of pages will show boxes (Debian: fonts-noto-cjk).',
  )
}
