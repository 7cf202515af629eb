import type { DbOrTx } from '#server/db/client.ts'
import type { AccountRow } from '#server/features/account/store.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { managesStaff } from './rules.ts'
import { lockAccounts } from './store.ts'

/**
 * Locks the actor and then the company, and returns the actor as it is now: rights may have been taken since the request
 * began.
 */
export async function lockManager(tx: DbOrTx, actor: CompanyActor): Promise<AccountRow> {
  const me = (await lockAccounts(tx, [actor.accountId])).get(actor.accountId)
  if (!me || !managesStaff(me, actor.tenantId)) throw new Problem('forbidden')
  await lockTenant(tx, actor.tenantId)
  return me
}

/** The same with a colleague, who is 404 outside the company. */
export async function lockColleague(
  tx: DbOrTx,
  actor: CompanyActor,
  id: number,
): Promise<{ me: AccountRow; colleague: AccountRow }> {
  const found = await lockAccounts(tx, [actor.accountId, id])
  const [me, colleague] = [found.get(actor.accountId), found.get(id)]
  if (!me || !managesStaff(me, actor.tenantId)) throw new Problem('forbidden')
  if (colleague?.tenant_id !== actor.tenantId) throw new Problem('not_found')
  await lockTenant(tx, actor.tenantId)
  return { me, colleague }
}
