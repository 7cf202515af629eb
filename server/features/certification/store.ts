import { desc, eq, sql } from 'drizzle-orm'
import type { CertificationApplication } from '#contract/certification.ts'
import type { Certification, CreditRating } from '#contract/enums.ts'
import { rows, toIso, type DbOrTx } from '#server/db/client.ts'
import { certificationApplication as table } from '#server/db/certification_tables.ts'
import { tenant } from '#server/db/tables.ts'
import type { StoredStanding } from '#server/features/company/standing_rules.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { Problem } from '#server/http/problem.ts'
import { reminderDays } from './rules.ts'

export type StoredApplication = typeof table.$inferSelect
export type NewApplication = typeof table.$inferInsert
export type Company = typeof tenant.$inferSelect &
  Pick<StoredStanding, 'membership'> & { certification: Certification; credit_rating: CreditRating }

/** How many applications of a company are listed. */
const most = 20

export const shownApplication = (row: StoredApplication): CertificationApplication => ({
  id: row.id,
  state: row.state,
  name: row.name,
  name_en: row.name_en,
  credit_code: row.credit_code,
  license_files: row.license_files,
  contact_name: row.contact_name,
  contact_mobile: row.contact_mobile,
  submitted_time: row.submitted_at.toISOString(),
  decided_time: row.decided_at?.toISOString() ?? null,
  comment: row.comment,
  expires_on: row.expires_on?.toISOString() ?? null,
})

/** The newest applications of a company, newest first. */
export function listApplications(db: DbOrTx, tenantId: number): Promise<StoredApplication[]> {
  return db.select().from(table).where(eq(table.tenant_id, tenantId)).orderBy(desc(table.id)).limit(most)
}

export async function findApplication(db: DbOrTx, id: number): Promise<StoredApplication | undefined> {
  const [found] = await db.select().from(table).where(eq(table.id, id))
  return found
}

export async function insertApplication(tx: DbOrTx, row: NewApplication): Promise<void> {
  await tx.insert(table).values(row)
}

export async function updateApplication(
  tx: DbOrTx,
  id: number,
  values: Partial<NewApplication>,
): Promise<StoredApplication> {
  const [found] = await tx.update(table).set(values).where(eq(table.id, id)).returning()
  if (!found) throw new Error(`Application ${id} is gone`)
  return found
}

/** How many applications wait for an operator, and since when. */
export async function countSubmitted(db: DbOrTx): Promise<{ count: number; oldest: string | null }> {
  const [found] = await rows<{ count: number; oldest: string | null }>(
    db,
    sql`select count(*)::int as count, ${iso('min(c.submitted_at)')} as oldest from certification_application c
      where c.state = 'submitted'`,
  )
  return found ?? { count: 0, oldest: null }
}

/** Whether this is a company of the market, and not the one in whose name operators post. */
export async function companyExists(db: DbOrTx, tenantId: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from tenant where id = ${tenantId} and code <> ${platformCode} limit 1`,
  )
  return found.length > 0
}

export async function readCompany(db: DbOrTx, tenantId: number): Promise<Company> {
  const [found] = await db.select().from(tenant).where(eq(tenant.id, tenantId))
  if (!found) throw new Error(`Company ${tenantId} is gone`)
  return found as Company
}

/** Locks a company for a decision of an operator; throws not_found or company_closed. */
export async function holdCompany(tx: DbOrTx, tenantId: number): Promise<Company> {
  if (!(await companyExists(tx, tenantId))) throw new Problem('not_found')
  await lockTenant(tx, tenantId)
  const company = await readCompany(tx, tenantId)
  if (company.closed_at !== null) throw new Problem('company_closed')
  return company
}

export async function updateCompany(
  tx: DbOrTx,
  tenantId: number,
  values: Partial<typeof tenant.$inferInsert>,
): Promise<void> {
  await tx.update(tenant).set(values).where(eq(tenant.id, tenantId))
}

/** Whether another company is certified with this code. */
export async function isCodeTaken(db: DbOrTx, code: string, tenantId: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from tenant where credit_code = ${code} and id <> ${tenantId} limit 1`,
  )
  return found.length > 0
}

export type Expiring = { id: number; name: string; name_en: string | null; ends: string; main: number[] }

/**
 * Marks companies whose certification ends soon as reminded and returns them: each once for each of `reminderDays`
 * before each end. Those locked by another node are skipped.
 */
export async function claimExpiring(tx: DbOrTx, now: Date): Promise<Expiring[]> {
  const at = now.toISOString()
  const [near, far] = reminderDays
  const due = sql`case when t.certification_expires_on <= ${at}::timestamptz + make_interval(days => ${near}) then ${near}::int else ${far}::int end`
  const found = await rows<Expiring>(
    tx,
    sql`update tenant set expiry_told_of = e.ends, expiry_told_days = e.due from (
        select t.id, t.certification_expires_on as ends, ${due} as due from tenant t
        where t.certification = 'certified' and t.certification_expires_on > ${at}::timestamptz
          and t.certification_expires_on <= ${at}::timestamptz + make_interval(days => ${far})
          and (t.expiry_told_of is distinct from t.certification_expires_on or t.expiry_told_days is null or t.expiry_told_days > ${due})
        order by t.id limit 500 for no key update of t skip locked) e
      where tenant.id = e.id
      returning tenant.id, tenant.name, tenant.name_en, e.ends,
        array(select a.id from account a where a.tenant_id = tenant.id and a.tenant_role = 'main_account') as main`,
  )
  return found.map((one) => ({ ...one, ends: toIso(one.ends) }))
}
