import type { StaffRight } from '#contract/staff.ts'
import { putInvitation } from '#server/features/staff/invitation_store.ts'
import type { DbOrTx } from '../client.ts'
import type { DemoPeople } from './people.ts'

const day = 86_400_000

/** An invitation of the gold company that its reader has not answered yet; nobody has registered with the address. */
export async function insertInvitations(tx: DbOrTx, people: DemoPeople, now: Date): Promise<void> {
  const { tenantId = 0, accountId = 0 } = people.members[0] ?? {}
  const rights: StaffRight[] = ['seller_quotation.get', 'forum']
  const invitedAt = new Date(now.getTime() - 2 * day)
  await putInvitation(tx, { tenantId, name: 'workshop@demo.test', rights, by: accountId, now: invitedAt })
}
