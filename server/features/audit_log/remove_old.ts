import { recordAudit } from '#server/db/audit.ts'
import type { Deps } from '#server/http/deps.ts'
import { job } from '#server/jobs/queue.ts'
import { removalAction, removeOldest } from './chain_store.ts'

/** Runs at night in China. */
export const removeOldAudit = job('remove_old_audit', { cron: '27 18 * * *' })

/** Rows per transaction: operators' writes wait for its end. */
const slice = 2_000

/** Removes rows that are older than the server is told to keep them; each slice leaves a row that says so. */
export async function removeOld(deps: Deps, most = slice): Promise<void> {
  const now = deps.clock()
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - deps.config.auditYears)
  let isDone = false
  while (!isDone) {
    isDone = await deps.database.orm.transaction(async (tx) => {
      const removal = await removeOldest(tx, { limit, most })
      if (!removal) return true
      const { last_seq: sign } = removal
      await recordAudit(tx, {
        actorId: null,
        kind: 'audit_log',
        action: removalAction,
        sign,
        after: removal,
        now,
      })
      return false
    })
  }
}
