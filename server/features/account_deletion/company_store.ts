import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { endStanding } from '#server/features/company/closing_store.ts'
import { closeEnquiries, withdrawQuotes } from '#server/features/company/open_offers_store.ts'
import { closePostingsOf } from '#server/features/own_postings/closing_store.ts'
import { takeOut } from '#server/features/staff/store.ts'

type Closing = { tenantId: number; accountId: number; now: Date }

/**
 * Locks the postings that the account has saved and, if its company is closed, that company's and those that it has
 * answered, in the order of their ids (decision 042).
 */
export async function lockPostingsAround(
  tx: DbOrTx,
  { accountId, tenantId }: { accountId: number; tenantId: number | null },
): Promise<void> {
  await tx.execute(sql`select id from posting where tenant_id = ${tenantId}
      or id in (select posting_id from collection where account_id = ${accountId})
      or id in (select posting_id from quote where tenant_id = ${tenantId} and state in ('sent', 'seen'))
      or id in (select posting_id from intention where tenant_id = ${tenantId} and state in ('sent', 'seen'))
    order by id for no key update`)
}

/**
 * Closes the locked company of a main account without staff: its postings, and what it has sent without an answer; then
 * its standing ends.
 */
export async function closeCompany(tx: DbOrTx, closing: Closing): Promise<void> {
  const { tenantId, accountId, now } = closing
  await withdrawQuotes(tx, { tenantId, now })
  await closeEnquiries(tx, { tenantId, now })
  await closePostingsOf(tx, closing)
  await takeOut(tx, { accountId, tenantId })
  for (const table of ['posting_template', 'bulk_columns', 'bulk_reading', 'staff_invitation'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where tenant_id = ${tenantId}`)
  await tx.execute(sql`update certification_application set contact_name = '', contact_mobile = '', license_files = '[]'
    where tenant_id = ${tenantId}`)
  // Nobody can be reached any more where the goods are; what is reported stays as it is.
  await tx.execute(sql`update inspection set contact_name = '', contact_mobile = '', address = '',
      state = case when reported_at is null and state not in ('cancelled', 'refused') then 'cancelled' else state end,
      ended_at = case when reported_at is null then coalesce(ended_at, ${now.toISOString()}) end, revision = revision + 1
    where tenant_id = ${tenantId}`)
  await tx.execute(sql`update good_business set certificates = '[]',
      state = case when state in ('submitted', 'listed') then 'withdrawn' else state end
    where tenant_id = ${tenantId}`)
  await endStanding(tx, { tenantId, now })
}
