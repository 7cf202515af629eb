import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { CompanyName } from '#contract/company.ts'
import type { Certification, Lang, Membership } from '#contract/enums.ts'
import { tierOf } from '#contract/quotas.ts'
import type { StaffRight } from '#contract/staff.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { companyNameIn } from '#server/db/names.ts'
import { account } from '#server/db/tables.ts'
import type { AccountRow } from '#server/features/account/store.ts'
import { standingSql } from '#server/features/company/standing_store.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'

/** The people of a company: the main account first, then by the time they registered. */
export const peopleOf = (db: DbOrTx, tenantId: number): Promise<AccountRow[]> =>
  db
    .select()
    .from(account)
    .where(eq(account.tenant_id, tenantId))
    .orderBy(asc(ne(account.tenant_role, 'main_account')), asc(account.id))

/** Locks several accounts in the order of their ids (decision 042) and returns those that exist. */
export async function lockAccounts(tx: DbOrTx, ids: readonly number[]): Promise<Map<number, AccountRow>> {
  const found = await tx
    .select()
    .from(account)
    .where(inArray(account.id, [...ids]))
    .orderBy(asc(account.id))
    .for('no key update')
  return new Map(found.map((row) => [row.id, row]))
}

export async function setRights(tx: DbOrTx, accountId: number, rights: readonly StaffRight[]): Promise<void> {
  await tx
    .update(account)
    .set({ staff_permissions: [...rights] })
    .where(eq(account.id, accountId))
}

/**
 * Makes an account staff of a company, and drops its preliminary company information in the same statement (decision
 * 052).
 */
export async function addToCompany(
  tx: DbOrTx,
  given: { accountId: number; tenantId: number; rights: readonly StaffRight[] },
): Promise<void> {
  await tx
    .update(account)
    .set({
      tenant_id: given.tenantId,
      tenant_role: 'staff',
      staff_permissions: [...given.rights],
      pre_company_name: null,
      pre_company_name_en: null,
      pre_business_tag_id: null,
    })
    .where(eq(account.id, given.accountId))
}

/**
 * Takes a staff member out of the company. What they uploaded for it stays with it, and the main account is told from
 * then on what becomes of the enquiries, quotes, parts and requests for drawings that they sent.
 */
export async function takeOut(
  tx: DbOrTx,
  { accountId, tenantId }: { accountId: number; tenantId: number },
): Promise<void> {
  await tx
    .update(account)
    .set({ tenant_id: null, tenant_role: null, staff_permissions: [] })
    .where(eq(account.id, accountId))
  await tx.execute(sql`update upload set tenant_id = ${tenantId}
    where account_id = ${accountId} and tenant_id is null and usage <> 'avatar'`)
  for (const table of ['intention', 'quote', 'participation', 'drawing_access'])
    await tx.execute(sql`update ${sql.identifier(table)} set account_id = m.id from account m
      where m.tenant_id = ${tenantId} and m.tenant_role = 'main_account'
        and ${sql.identifier(table)}.tenant_id = ${tenantId} and ${sql.identifier(table)}.account_id = ${accountId}`)
}

/**
 * Lets the main account and a staff member change places. The former main account, which is left with these rights, comes
 * first, because a company never has two.
 */
export async function swapRoles(
  tx: DbOrTx,
  given: { fromId: number | undefined; toId: number; rights: readonly StaffRight[] },
): Promise<void> {
  if (given.fromId !== undefined)
    await tx
      .update(account)
      .set({ tenant_role: 'staff', staff_permissions: [...given.rights] })
      .where(eq(account.id, given.fromId))
  await tx
    .update(account)
    .set({ tenant_role: 'main_account', staff_permissions: [] })
    .where(eq(account.id, given.toId))
}

/** The main account of a company. */
export async function mainOf(db: DbOrTx, tenantId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.tenant_id, tenantId), eq(account.tenant_role, 'main_account')))
  return found?.id
}

export async function countStaff(db: DbOrTx, tenantId: number): Promise<number> {
  return db.$count(account, and(eq(account.tenant_id, tenantId), eq(account.tenant_role, 'staff')))
}

/** Accounts of the company that keep its staff, or everybody of it; without `except`. */
export async function accountsToTell(
  db: DbOrTx,
  given: { tenantId: number; everybody?: boolean; except?: readonly number[] },
): Promise<number[]> {
  const people = await peopleOf(db, given.tenantId)
  return people
    .filter(
      (one) =>
        given.everybody || one.tenant_role === 'main_account' || one.staff_permissions.includes('staff.get'),
    )
    .map(({ id }) => id)
    .filter((id) => !given.except?.includes(id))
}

/** How many staff accounts the company's tier allows at this moment; null means unlimited. */
export async function staffLimit(db: DbOrTx, tenantId: number, now: Date): Promise<number | null> {
  const { membership, certification } = standingSql(now.toISOString())
  const [found] = await rows<{ membership: Membership; certification: Certification }>(
    db,
    sql`select ${membership} as membership, ${certification} as certification from tenant t where t.id = ${tenantId}`,
  )
  const standing = found ?? { membership: 'none' as const, certification: 'none' as const }
  return (await readQuotas(db)).staff_accounts[tierOf({ tenantId, ...standing })]
}

/** Name of a company as others see it. */
export async function companyNameOf(
  db: DbOrTx,
  given: { tenantId: number; lang: Lang; now: Date },
): Promise<CompanyName> {
  const [found] = await rows<CompanyName>(
    db,
    sql`select t.code, ${companyNameIn(given.lang)} as name,
      ${standingSql(given.now.toISOString()).certification} as certification from tenant t where t.id = ${given.tenantId}`,
  )
  if (!found) throw new Error(`Company ${given.tenantId} is gone`)
  return found
}
