import { randomInt } from 'node:crypto'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { account, tenant } from '#server/db/tables.ts'
import { lockAccount } from '#server/features/account/store.ts'
import { isFounder } from './founding_rules.ts'

export type NewTenant = typeof tenant.$inferInsert

/** SQL for the account `a`: whether it acts for a company. */
export const actsForCompany: SQL = sql.raw(
  '(a.tenant_id is not null or (a.pre_company_name is not null and not a.is_backend))',
)

/** Letters and digits that are not easily confused on paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const companyCode = () => `C${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

export async function insertTenant(db: DbOrTx, row: NewTenant): Promise<number> {
  const [made] = await db.insert(tenant).values(row).returning({ id: tenant.id })
  if (!made) throw new Error('The company was not stored')
  return made.id
}

/**
 * Founds the company of an account from its preliminary information, with the account as the main one. Does nothing
 * when another request has founded or joined one meanwhile. Uploads and favourites of the account need no update: the
 * company's are found through its accounts.
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
