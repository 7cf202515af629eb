import { randomInt } from 'node:crypto'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { DbOrTx } from './client.ts'
import { account, tenant } from './tables.ts'

export type AccountRow = typeof account.$inferSelect
export type NewTenant = typeof tenant.$inferInsert

/**
 * Stands for the company of an account that has given its information and has founded none yet: no row has this id, so
 * that whatever is read with it is empty.
 */
export const noCompanyYet = 0

type Information = { tenant_id: number | null; is_backend: boolean; pre_company_name: string | null }

/** Whether the account will found a company with the first thing that needs one; operators trade for nobody. */
export const isFounder = (row: Information): boolean =>
  row.tenant_id === null && !row.is_backend && row.pre_company_name !== null

/** The company that an account acts for: its own, one that is still to be founded, or none. */
export const companyOf = (row: Information): number | null =>
  row.tenant_id ?? (isFounder(row) ? noCompanyYet : null)

/** The same of the person `a` of a query: whether it acts for a company. */
export const actsForCompany: SQL = sql.raw(
  '(a.tenant_id is not null or (a.pre_company_name is not null and not a.is_backend))',
)

/** Letters and digits that nobody mistakes for others on paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const companyCode = () => `C${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

export async function insertTenant(db: DbOrTx, row: NewTenant): Promise<number> {
  const [made] = await db.insert(tenant).values(row).returning({ id: tenant.id })
  if (!made) throw new Error('The company was not stored')
  return made.id
}

/** Reads the account and keeps other transactions from changing it until this one ends. */
export async function lockAccount(tx: DbOrTx, id: number): Promise<AccountRow> {
  const [found] = await tx.select().from(account).where(eq(account.id, id)).for('no key update')
  if (!found) throw new Error(`Account ${id} is gone`)
  return found
}

/**
 * Founds the company of an account from its preliminary information, with the account as the main one; nothing where it
 * has one meanwhile, founded or joined by another request. What belongs to the account (uploads, collection) is the
 * company's from then on, because it is found through the account.
 */
export async function ensureCompany(tx: DbOrTx, accountId: number, now: Date): Promise<void> {
  const own = await lockAccount(tx, accountId)
  if (!isFounder(own)) return
  const made = await insertTenant(tx, {
    code: companyCode(),
    name: own.pre_company_name as string,
    name_en: own.pre_company_name_en,
    business_tag_id: own.pre_business_tag_id,
    contact_name: own.display_name,
    contact_name_en: own.display_name_en,
    contact_mobile: own.mobile,
    contact_email: own.email,
    created_at: now,
  })
  await tx
    .update(account)
    .set({
      tenant_id: made,
      tenant_role: 'main_account',
      pre_company_name: null,
      pre_company_name_en: null,
      pre_business_tag_id: null,
    })
    .where(eq(account.id, accountId))
}
