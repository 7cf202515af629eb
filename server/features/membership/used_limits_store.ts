import type { QuotaName } from '#contract/quotas.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readCompanyFigures } from '#server/features/dashboard/store.ts'
import { countSearches } from '#server/features/saved_search/store.ts'
import { countValid } from '#server/features/staff/invitation_store.ts'
import { countStaff } from '#server/features/staff/store.ts'
import { uploadedSince } from '#server/features/upload/store.ts'
import { chinaDay, chinaDayStart, chinaMonthStart } from '#server/reference/china_time.ts'
import { countUsed } from './freight_store.ts'

const megabyte = 1024 * 1024

/** How much of each limit is used: the company's, and those of saved searches and uploads that count per account. */
export async function usedLimits(
  db: DbOrTx,
  { tenantId, accountId }: { tenantId: number; accountId: number },
  now: Date,
): Promise<Record<QuotaName, number>> {
  const given = { tenantId, now, monthStart: chinaMonthStart(now), today: chinaDay(now) }
  const figures = await readCompanyFigures(db, given)
  return {
    saved_searches: await countSearches(db, accountId),
    buying_requests_per_month: figures.requests_month,
    spot_postings_online: figures.spot_used,
    intentions_per_month: figures.intentions_month,
    contact_views_per_day: figures.contacts_today,
    staff_accounts: (await countStaff(db, tenantId)) + (await countValid(db, tenantId, now)),
    freight_allowances_per_year: await countUsed(db, tenantId, given.today),
    upload_mb_per_day: Math.ceil((await uploadedSince(db, accountId, chinaDayStart(now))) / megabyte),
  }
}
