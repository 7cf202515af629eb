/** A server under the browser tests: a new data folder, then what `npm start` runs. */
import { rmSync } from 'node:fs'

rmSync(String(process.env['DATA_DIR']), { recursive: true, force: true })
await import('../../server/start.ts')
