/** `npm start`: builds the page if its sources changed, then starts the server. */
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { buildPage } from './build.ts'

// Node's compile cache saves a quarter of the start time; if its folder cannot be written, nothing changes.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'))

try {
  await buildPage()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('./main.ts')
