/**
 * Creates a new VAPID key for push (docs/OPERATIONS.md). The old one still serves the browsers that use it; with the
 * argument `leaked` their subscriptions end.
 */
import { readConfig } from './config.ts'
import { openDatabase } from './db/client.ts'
import { rotateKey } from './features/push/keys.ts'

const config = readConfig(process.env)
const hasLeaked = process.argv[2] === 'leaked'
const database = await openDatabase(config)
try {
  const id = await rotateKey(database.orm, config.secret, new Date(), { hasLeaked })
  process.stdout.write(`The VAPID key is now ${id}.\n`)
} finally {
  await database.close()
}
