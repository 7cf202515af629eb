import type { Lang } from '#contract/enums.ts'
import type { CompanyOverview } from '#contract/tenant.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyNames } from '#server/db/names.ts'
import { isExpiring } from '#server/features/certification/rules.ts'
import { listApplications, readCompany, shownApplication } from '#server/features/certification/store.ts'
import { standingAt } from '#server/features/company/standing_rules.ts'
import { readCompanyFigures } from '#server/features/dashboard/store.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { tierOf, type QuotaName } from '#contract/quotas.ts'
import { findTag } from '#server/features/tag/store.ts'
import { chinaDay, chinaMonthStart } from '#server/reference/china_time.ts'
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
  const figures = await readCompanyFigures(db, {
    tenantId,
    now,
    monthStart: chinaMonthStart(now),
    today: chinaDay(now),
  })
  const limits = await readQuotas(db)
  const tier = tierOf({ tenantId, ...standing })
  const limit = (name: QuotaName) => limits[name][tier]
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
    quotas: [
      { name: 'spot_online', used: figures.spot_used, limit: limit('spot_postings_online') },
      { name: 'requests_month', used: figures.requests_month, limit: limit('buying_requests_per_month') },
      { name: 'intentions_month', used: figures.intentions_month, limit: limit('intentions_per_month') },
      { name: 'contact_day', used: figures.contacts_today, limit: limit('contact_views_per_day') },
    ],
    people: await readPeople(db, tenantId),
    postings: await countPostings(db, tenantId, now),
    audit: await readAudit(db, tenantId),
  }
}
