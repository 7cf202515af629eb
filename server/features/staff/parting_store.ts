import { personNames } from '#server/db/names.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { notify } from '#server/features/user_message/store.ts'
import { accountsToTell, takeOut } from './store.ts'
import { endTransfer, waitingIn, type Transfer } from './transfer_store.ts'

/** Tells the other person of a transfer that it was declined or withdrawn by `by`. */
export async function tellTransferEnded(
  tx: DbOrTx,
  transfer: Transfer,
  given: { by: number; how: 'declined' | 'withdrawn'; now: Date },
): Promise<void> {
  await notify(tx, {
    accountIds: [given.by === transfer.from_id ? transfer.to_id : transfer.from_id],
    module: 'staff',
    record_sign: `transfer-${transfer.id}`,
    code: 'transfer_ended',
    params: { person: await personNames(tx, given.by), how: given.how },
    now: given.now,
  })
}

/**
 * Takes somebody out of a locked company and tells the others who keep its staff. A transfer to them that waits is over.
 */
export async function part(
  tx: DbOrTx,
  given: { accountId: number; tenantId: number; by: number; how: 'left' | 'removed'; now: Date },
): Promise<void> {
  const { accountId, tenantId, by, how, now } = given
  const waiting = await waitingIn(tx, tenantId, now)
  if (waiting?.to_id === accountId) {
    await endTransfer(tx, waiting.id, { state: 'withdrawn', now })
    await tellTransferEnded(tx, waiting, { by: accountId, how: 'declined', now })
  }
  await takeOut(tx, { accountId, tenantId })
  await notify(tx, {
    accountIds: await accountsToTell(tx, { tenantId, except: [by] }),
    module: 'staff',
    record_sign: `person-${accountId}`,
    code: 'staff_gone',
    params: { person: await personNames(tx, accountId), how },
    now,
  })
}
