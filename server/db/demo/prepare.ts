/**
 * The process that creates the embedded database of a demo at its first start and fills it: this takes a hundred
 * megabytes more than using the database, which are freed when the process ends. Errors are not handled here: they
 * occur again in the server, which reports them.
 */
import { readConfig } from '#server/config.ts'
import { deliverInvitation } from '#server/features/staff/deliver_invitation.ts'
import { localStorage } from '#server/http/storage.ts'
import { deliverMail } from '#server/jobs/kinds.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { openDatabase } from '../client.ts'
import { ensureStatistics } from '../statistics.ts'
import { loadDemo } from './load.ts'

process.on('disconnect', () => process.exit(1))
const config = readConfig(process.env)
const database = await openDatabase(config)
// Notifications of the demo look for their queue, as all do, and some deliveries have failed.
const jobs = await openJobs(database, [deliverMail, deliverInvitation], {
  background: false,
  onError: () => undefined,
})
await loadDemo(database, { storage: await localStorage(config.dataDir), clock: () => new Date() })
await ensureStatistics(database)
await jobs.stop()
await database.close()
process.exit(0)
