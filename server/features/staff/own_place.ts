import type { Reply } from '#contract/endpoint.ts'
import type { Lang } from '#contract/enums.ts'
import type { PendingTransfer, staffApi, StaffMember } from '#contract/staff.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { getAccount, type AccountRow } from '#server/features/account/store.ts'
import { expiredFor, validFor } from './invitation_store.ts'
import { confirmRefusal, isMain, rightsOf } from './rules.ts'
import { companyNameOf } from './store.ts'
import { expiredIn, transferOf, type Transfer } from './transfer_store.ts'

export type Named = Pick<AccountRow, 'display_name' | 'display_name_en'>
export const nameIn = ({ display_name: name, display_name_en: english }: Named, lang: Lang): string =>
  (lang === 'en' ? english : null) ?? name

export const roleOf = (row: AccountRow): StaffMember['role'] => (isMain(row) ? 'main_account' : 'staff')

type Asked = { accountId: number; lang: Lang; now: Date }
type Own = Reply<typeof staffApi.own>

/** The place of an account in its company, and what waits for its answer or expired without one. */
export async function ownPlace(db: DbOrTx, { accountId, lang, now }: Asked): Promise<Own> {
  const own = await getAccount(db, accountId)
  const companyOf = (tenantId: number) => companyNameOf(db, { tenantId, lang, now })
  const shownTransfer = async (row: Transfer): Promise<PendingTransfer> => ({
    id: row.id,
    from: nameIn(await getAccount(db, row.from_id), lang),
    to: nameIn(await getAccount(db, row.to_id), lang),
    is_named: row.to_id === own.id,
    expires_time: row.expires_at.toISOString(),
  })
  const valid = own.is_backend ? [] : await validFor(db, own, now)
  const received = []
  for (const row of valid)
    received.push({
      id: row.id,
      company: await companyOf(row.tenant_id),
      rights: row.rights,
      invited_by: nameIn(row.by, lang),
      expires_time: row.expires_at.toISOString(),
    })
  // No company can invite somebody again who belongs to one.
  const expired = own.is_backend || own.tenant_id !== null ? [] : await expiredFor(db, own, now)
  const over = []
  for (const { id, tenant_id: tenantId, expires_at: end } of expired) {
    const isReplaced = valid.some((row) => row.tenant_id === tenantId)
    if (!isReplaced) over.push({ id, company: await companyOf(tenantId), expires_time: end.toISOString() })
  }
  const transfer = await transferOf(db, own.id, now)
  const overTransfer = await expiredTransferOf(db, own, now)
  return {
    membership:
      own.tenant_id === null
        ? null
        : { company: await companyOf(own.tenant_id), role: roleOf(own), rights: rightsOf(own) },
    invitations: received,
    transfer: transfer ? await shownTransfer(transfer) : null,
    expired: {
      invitations: over,
      transfer: overTransfer ? await shownTransfer(overTransfer) : null,
    },
  }
}

/** The company's newest transfer, if it expired, concerns the account, and could be started once more. */
async function expiredTransferOf(db: DbOrTx, own: AccountRow, now: Date): Promise<Transfer | undefined> {
  if (own.tenant_id === null) return undefined
  const found = await expiredIn(db, own.tenant_id, now)
  if (!found || ![found.from_id, found.to_id].includes(own.id)) return undefined
  const [from, to] = [await getAccount(db, found.from_id), await getAccount(db, found.to_id)]
  return confirmRefusal(own.tenant_id, from, to) === null ? found : undefined
}
