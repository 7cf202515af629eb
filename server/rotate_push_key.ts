/** Creates a new VAPID key for push (docs/OPERATIONS.md); the old one still serves the browsers that use it. */
import { readConfig } from './config.ts'
import { openDatabase } from './db/client.ts'
import { rotateKey } from './features/push/keys.ts'

const config = readConfig(process.env)
const database = await openDatabase(config)
try {
  const id = await rotateKey(database.orm, config.secret, new Date())
  process.stdout.write(`The VAPID key is now ${id}.\n`)
} finally {
  await database.close()
}
