import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { personNames } from '#server/db/names.ts'
import { notify } from '#server/features/user_message/store.ts'
import { closeImpersonation } from './store.ts'

/** Ends an operator's session on an account and tells the person, once. */
export async function endImpersonation(tx: DbOrTx, id: number, now: Date): Promise<void> {
  const ended = await closeImpersonation(tx, id, now)
  if (!ended) return
  const { accountId, operatorId, reason, minutes } = ended
  const operator = await personNames(tx, operatorId)
  await notify(tx, {
    accountIds: [accountId],
    module: 'user',
    record_sign: '',
    code: 'impersonated',
    params: { operator, minutes, reason },
    now,
  })
  await recordAudit(tx, {
    actorId: operatorId,
    onBehalfOf: accountId,
    kind: 'impersonation',
    action: 'end',
    sign: accountId,
    after: { minutes },
    now,
  })
}
