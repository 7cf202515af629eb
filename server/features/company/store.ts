import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CompanyName } from '#contract/company.ts'
import type { OwnContact } from '#contract/company_contact.ts'
import type { Lang } from '#contract/enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { companyNameIn } from '#server/db/names.ts'
import { account, tenant } from '#server/db/tables.ts'
import { patternOf } from '#server/db/text_search.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { Problem } from '#server/http/problem.ts'
import { standingSql } from './standing_store.ts'

const most = 10

/** Finds up to ten other companies by part of a name, or those with one of the codes. */
export function findCompanies(
  db: DbOrTx,
  given: { keyword: string | undefined; codes: readonly string[]; except: number; lang: Lang; now: Date },
): Promise<CompanyName[]> {
  const pattern = patternOf(given.keyword ?? '')
  const wanted =
    given.keyword === undefined
      ? sql`t.code = any(${sql.param(given.codes)}::text[])`
      : sql`concat_ws(' ', t.name, t.name_en) ilike ${pattern} and t.id <> ${given.except} and t.closed_at is null and t.code <> ${platformCode}`
  return rows(
    db,
    sql`select code, name, certification from (
        select t.id, t.code, ${companyNameIn(given.lang)} as name, ${standingSql(given.now.toISOString()).certification} as certification from tenant t where ${wanted}) c
      order by certification = 'certified' desc, length(name), name, id
      limit ${given.keyword === undefined ? given.codes.length : most}`,
  )
}

/**
 * Renames a company unless its name is certified; returns false if it is. A certified company may still set its
 * English name once.
 */
export async function renameUncertified(
  db: DbOrTx,
  tenantId: number,
  values: { name: string; name_en?: string | null; business_tag_id: number },
): Promise<boolean> {
  const { name, name_en: english } = values
  const sameEnglish =
    english === undefined
      ? sql`true`
      : sql`(${tenant.name_en} is null or ${tenant.name_en} is not distinct from ${english}::text)`
  const open = sql`(${tenant.certification} in ('none', 'rejected', 'revision_requested') or ${tenant.name} = ${name} and ${sameEnglish})`
  const renamed = await db
    .update(tenant)
    .set(values)
    .where(and(eq(tenant.id, tenantId), open))
    .returning({ id: tenant.id })
  return renamed.length > 0
}

/**
 * Locks a company's limits until the transaction ends, so that two requests cannot both use the last one. Throws
 * company_merged if the company has become part of another since the request began.
 */
export async function lockTenant(tx: DbOrTx, tenantId: number): Promise<void> {
  const stored = await lockStored(tx, tenantId)
  if (stored && stored.merged_into !== null) throw new Problem('company_merged')
}

/** The same for what remains to be done about a company whether or not it is merged, such as its old accounts. */
export async function lockStored(
  tx: DbOrTx,
  tenantId: number,
): Promise<{ merged_into: number | null; closed_at: Date | null } | undefined> {
  const { merged_into, closed_at } = tenant
  const [found] = await tx
    .select({ merged_into, closed_at })
    .from(tenant)
    .where(eq(tenant.id, tenantId))
    .for('no key update')
  return found
}

/** Returns the main accounts of a company that can sign in: those who are told what happens to it. */
export async function mainAccounts(db: DbOrTx, tenantId: number): Promise<number[]> {
  const found = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.tenant_id, tenantId),
        eq(account.tenant_role, 'main_account'),
        isNull(account.disabled_at),
      ),
    )
  return found.map(({ id }) => id)
}

type Contact = Omit<OwnContact, 'can'>

/** The contact person of the reader's own company; others reach it through `readContact` alone. */
export async function readOwnContact(db: DbOrTx, tenantId: number): Promise<Contact> {
  const { contact_name, contact_name_en, contact_mobile, contact_email } = tenant
  const [found] = await db
    .select({ contact_name, contact_name_en, contact_mobile, contact_email })
    .from(tenant)
    .where(eq(tenant.id, tenantId))
  if (!found) throw new Error(`Company ${tenantId} is gone`)
  return { ...found, contact_name: found.contact_name ?? '' }
}

export async function updateContact(tx: DbOrTx, tenantId: number, contact: Contact): Promise<void> {
  await tx.update(tenant).set(contact).where(eq(tenant.id, tenantId))
}
