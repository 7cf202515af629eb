/**
 * The process that makes the embedded database of a demo at its first start and fills it: making one takes a hundred
 * megabytes more than using it, which end with this process. Whatever goes wrong here goes wrong again, and is said, in
 * the server.
 */
import { readConfig } from '#server/config.ts'
import { localStorage } from '#server/http/storage.ts'
import { openDatabase } from '../client.ts'
import { ensureStatistics } from '../statistics.ts'
import { loadDemo } from './load.ts'

process.on('disconnect', () => process.exit(1))
const config = readConfig(process.env)
const database = await openDatabase(config)
await loadDemo(database, { storage: await localStorage(config.dataDir), clock: () => new Date() })
await ensureStatistics(database)
await database.close()
process.exit(0)
