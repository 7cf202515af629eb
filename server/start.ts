/** `npm start`: the page as its sources say, then the server. */
import { buildPage } from './build.ts'

try {
  await buildPage()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('./main.ts')
