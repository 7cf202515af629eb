/** `npm start`: the page as its sources say, then the server. */
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { buildPage } from './build.ts'

// Compiled once, kept for the next start: a quarter of its time. A folder that cannot be written changes nothing.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'))

try {
  await buildPage()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('./main.ts')
