/** Starts the servers of the browser tests, one for each given port: as `npm start`, on a copy of the demo market. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { buildPage } from '../../server/build.ts'
import { dataDirOf } from './browser_data.ts'
import { copyDemoMarket } from './demo_market.ts'
import { projectRoot } from './project_files.ts'

// The signal goes to the whole process group: the servers end by themselves, and this process after them.
process.on('SIGTERM', () => undefined)
// Built once here, because each server would find the build outdated.
await buildPage()
const ports = process.argv.slice(2)
await copyDemoMarket(ports.map((_, index) => dataDirOf(index)))

const start = (port: string, index: number) => {
  const child = spawn(process.execPath, [path.join(projectRoot, 'server/start.js')], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDirOf(index) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => line.includes(`:${port}`) && resolve())
    child.once('exit', (code) => reject(new Error(`The server on port ${port} ended with ${code}`)))
  })
  return { child, ready }
}

const servers = ports.map(start)
try {
  await Promise.all(servers.map(({ ready }) => ready))
  console.log('All servers are ready.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  for (const { child } of servers) child.kill()
  process.exitCode = 1
}
