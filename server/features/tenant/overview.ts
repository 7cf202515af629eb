import type { Lang } from '#contract/enums.ts'
import { quotaNames, tierOf } from '#contract/quotas.ts'
import type { CompanyOverview } from '#contract/tenant.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyNames } from '#server/db/names.ts'
import { isExpiring } from '#server/features/certification/rules.ts'
import { listApplications, readCompany, shownApplication } from '#server/features/certification/store.ts'
import { standingAt } from '#server/features/company/standing_rules.ts'
import { leftOn } from '#server/features/membership/freight_rules.ts'
import { readLots } from '#server/features/membership/freight_settling_store.ts'
import { listEntries } from '#server/features/membership/freight_store.ts'
import { shownPeriod } from '#server/features/membership/rules.ts'
import { readPeriods } from '#server/features/membership/store.ts'
import { usedLimits } from '#server/features/membership/used_limits_store.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { promoteRefusal } from '#server/features/staff/rules.ts'
import { findTag } from '#server/features/tag/store.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { readDealings } from './dealings_store.ts'
import { countPostings, readAudit, readPeople } from './store.ts'

/** Everything about a company as operators see it. */
export async function overviewOf(
  db: DbOrTx,
  tenantId: number,
  { lang, now }: { lang: Lang; now: Date },
): Promise<CompanyOverview> {
  const company = await readCompany(db, tenantId)
  const standing = standingAt(company, now)
  const { merged_into: into } = company
  const tag = company.business_tag_id === null ? undefined : await findTag(db, company.business_tag_id, lang)
  const people = await readPeople(db, tenantId)
  const main = people.find(({ role }) => role === 'main_account')
  const used = await usedLimits(db, { tenantId, accountId: main?.id ?? 0 }, now)
  const limits = await readQuotas(db)
  const today = chinaDay(now)
  return {
    id: company.id,
    code: company.code,
    name: company.name,
    name_en: company.name_en,
    main_business: tag?.name ?? null,
    created_time: company.created_at.toISOString(),
    closed_time: company.closed_at?.toISOString() ?? null,
    merged_into: into === null ? null : { id: into, name: await companyNames(db, into) },
    membership: standing.membership,
    membership_until: company.membership_until?.toISOString() ?? null,
    certification: standing.certification,
    certified_on: company.certified_on?.toISOString() ?? null,
    expires_on: company.certification_expires_on?.toISOString() ?? null,
    is_expiring: isExpiring(standing, company.certification_expires_on, now),
    credit_code: company.credit_code,
    credit_rating: standing.creditRating,
    manager_shichang: company.manager_shichang,
    manager_caigou: company.manager_caigou,
    applications: (await listApplications(db, tenantId)).map(shownApplication),
    periods: (await readPeriods(db, tenantId)).toReversed().map((one) => shownPeriod(one, today)),
    quotas: quotaNames.map((name) => ({
      name,
      used: used[name],
      limit: limits[name][tierOf({ tenantId, ...standing })],
    })),
    freight: {
      left: leftOn(await readLots(db, tenantId), today),
      entries: await listEntries(db, { tenantId, page: 1, size: 20 }),
    },
    people: people.map(({ is_leaving: isLeaving, ...one }) => ({
      ...one,
      can_be_main:
        promoteRefusal({ isStaff: one.role === 'staff', isFrozen: one.is_frozen, isLeaving }) === null,
    })),
    postings: await countPostings(db, tenantId, now),
    ...(await readDealings(db, tenantId)),
    audit: await readAudit(db, tenantId),
  }
}
