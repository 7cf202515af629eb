import * as z from 'zod/mini'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { getAccount, lockAccount } from '#server/features/account/store.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { part } from '#server/features/staff/parting_store.ts'
import type { Deps } from '#server/http/deps.ts'
import { job } from '#server/jobs/queue.ts'
import { closeCompany, lockPostingsAround } from './company_store.ts'
import { eraseAccount } from './erase_store.ts'
import { isDue, obstaclesOnTheDay } from './rules.ts'
import { claimReminders, dueAccounts, findAsked, markHeldUp, readObstacles } from './store.ts'
import { tellDeleted, tellOwner } from './telling.ts'

/** Finds the accounts whose day has come. */
export const findDue = job('find_accounts_to_delete', { cron: '40 * * * *' })
/** Deletes one of them; each has a job of its own, so that one that fails does not stop the others. */
export const deleteAccount = job('delete_account', { payload: z.object({ accountId: z.int() }) })

export async function queueDue(_: object, deps: Deps): Promise<void> {
  const { database, jobs, clock } = deps
  const now = clock()
  await database.orm.transaction(async (tx) => {
    for (const { account_id: accountId, lang, due_at: due } of await claimReminders(tx, now)) {
      const { email } = await getAccount(tx, accountId)
      await tellOwner(tx, deps, { accountId, email, lang, change: 'tomorrow', due, now })
    }
  })
  for (const accountId of await dueAccounts(database.orm, now))
    await jobs.send(database.orm, deleteAccount, { accountId })
}

/** Deletes an account if that is still wanted; a second run finds nothing to do. */
export async function runDeletion({ accountId }: { accountId: number }, deps: Deps): Promise<void> {
  const done = await deps.database.orm.transaction((tx) => carryOut(tx, accountId, deps))
  if (done) deps.cache.clear()
}

/** Returns whether the account was deleted. Whoever withdraws holds the same lock on the account. */
async function carryOut(tx: DbOrTx, accountId: number, deps: Deps): Promise<boolean> {
  const now = deps.clock()
  const row = await lockAccount(tx, accountId)
  const asked = await findAsked(tx, accountId)
  if (!asked || !isDue(asked, row, now)) return false
  const { tenant_id: tenantId, email } = row
  const { lang, due_at: due } = asked
  const isMain = row.tenant_role === 'main_account'
  await lockPostingsAround(tx, { accountId, tenantId: isMain ? tenantId : null })
  if (tenantId !== null) await lockTenant(tx, tenantId)
  if (obstaclesOnTheDay(await readObstacles(tx, row, now)).length > 0) {
    if (await markHeldUp(tx, accountId, now))
      await tellOwner(tx, deps, { accountId, email, lang, change: 'held_up', due, now })
    return false
  }
  if (tenantId !== null)
    await (isMain
      ? closeCompany(tx, { tenantId, accountId, now })
      : part(tx, { tenantId, accountId, by: accountId, how: 'left', now }))
  await eraseAccount(tx, row, now)
  await recordAudit(tx, {
    actorId: accountId,
    kind: 'user',
    action: 'delete_account',
    sign: accountId,
    after: { requested: asked.requested_at.toISOString(), company: isMain ? tenantId : null },
    now,
  })
  await tellDeleted(tx, deps, { email, lang })
  return true
}
