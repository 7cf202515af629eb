import { sql } from 'drizzle-orm'
import type { Certification, Membership } from '#contract/enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { standingSql } from '#server/features/company/standing_store.ts'

type MainAccount = { id: number; tenantId: number; membership: Membership; certification: Certification }

/** The main account of every company, with what its tier follows from. */
export function listMainAccounts(db: DbOrTx, now: Date): Promise<MainAccount[]> {
  const { membership, certification } = standingSql(sql`${now.toISOString()}::timestamptz`)
  return rows(
    db,
    sql`select a.id, t.id as "tenantId", ${membership} as membership, ${certification} as certification
      from account a join tenant t on t.id = a.tenant_id
      where a.tenant_role = 'main_account' and a.disabled_at is null order by a.id`,
  )
}
