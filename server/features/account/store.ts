import { eq, sql } from 'drizzle-orm'
import type { Session } from '#contract/account.ts'
import type { Certification, CreditRating, Lang, Membership } from '#contract/enums.ts'
import type { Permission } from '#contract/permissions.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { account, accountDeletion, tag, tenant } from '#server/db/tables.ts'
import { standingAt, type StoredStanding } from '#server/features/company/standing_rules.ts'
import { companyRoles, permissionsOf } from '#server/http/session.ts'
import type { AccountName } from './rules.ts'

export type AccountRow = typeof account.$inferSelect
export type NewAccount = typeof account.$inferInsert

export async function insertAccount(db: DbOrTx, row: NewAccount): Promise<number> {
  const [made] = await db.insert(account).values(row).returning({ id: account.id })
  if (!made) throw new Error('The account was not stored')
  return made.id
}

const named = (name: AccountName) =>
  'email' in name ? eq(account.email, name.email) : eq(account.mobile, name.mobile)

export async function findAccountByName(db: DbOrTx, name: AccountName): Promise<AccountRow | undefined> {
  const [found] = await db.select().from(account).where(named(name))
  return found
}

export async function getAccount(db: DbOrTx, id: number): Promise<AccountRow> {
  const [found] = await db.select().from(account).where(eq(account.id, id))
  if (!found) throw new Error(`Account ${id} is gone`)
  return found
}

/** Reads the account and locks it until this transaction ends. */
export async function lockAccount(tx: DbOrTx, id: number): Promise<AccountRow> {
  const [found] = await tx.select().from(account).where(eq(account.id, id)).for('no key update')
  if (!found) throw new Error(`Account ${id} is gone`)
  return found
}

export async function updateAccount(db: DbOrTx, id: number, values: Partial<NewAccount>): Promise<void> {
  await db.update(account).set(values).where(eq(account.id, id))
}

/** The session reply (SPEC 3.1–3.5) with the company's tier and certification in force at `now`. */
export async function readSession(db: DbOrTx, id: number, lang: Lang, now: Date): Promise<Session> {
  const [row] = await db
    .select({ account, tenant, due: accountDeletion.due_at, tag: lang === 'en' ? tag.name_en : tag.name_zh })
    .from(account)
    .leftJoin(tenant, eq(tenant.id, account.tenant_id))
    .leftJoin(accountDeletion, eq(accountDeletion.account_id, account.id))
    .leftJoin(tag, eq(tag.id, sql`coalesce(${tenant.business_tag_id}, ${account.pre_business_tag_id})`))
    .where(eq(account.id, id))
  if (!row) throw new Error(`Account ${id} is gone`)
  const { account: own, tenant: company } = row
  const standing = standingAt(storedStanding(company), now)
  const place = { ...own, tenant_role: own.tenant_role as 'main_account' | 'staff' | null }
  return {
    id: own.id,
    avatar: own.avatar,
    display_name: own.display_name,
    display_name_en: own.display_name_en,
    mobile: own.mobile,
    email: own.email,
    is_backend: own.is_backend,
    description: own.description,
    pre_company_name: company?.name ?? own.pre_company_name,
    pre_company_name_en: company ? company.name_en : own.pre_company_name_en,
    pre_business_tag_id: company?.business_tag_id ?? own.pre_business_tag_id,
    pre_business_tag: row.tag,
    manager_shichang: company?.manager_shichang ?? null,
    manager_caigou: company?.manager_caigou ?? null,
    country: own.country,
    deletion_time: row.due?.toISOString() ?? null,
    tenant: company && {
      id: company.id,
      code: company.code,
      name: (lang === 'en' ? company.name_en : null) ?? company.name,
      membership: standing.membership,
      membership_until: company.membership_until?.toISOString() ?? null,
      credit_rating: standing.creditRating,
    },
    tenant_auth: {
      state: standing.certification,
      certified_on: company?.certified_on?.toISOString() ?? null,
      expires_on: company?.certification_expires_on?.toISOString() ?? null,
    },
    role_list: [...companyRoles(place), ...(own.is_backend ? (['operator'] as const) : [])],
    permission_list: [...permissionsOf(place)] satisfies Permission[],
  }
}

/** Text columns whose values come from closed lists. */
const storedStanding = (company: typeof tenant.$inferSelect | null): StoredStanding => ({
  membership: (company?.membership ?? null) as Membership | null,
  membership_until: company?.membership_until ?? null,
  certification: (company?.certification ?? null) as Certification | null,
  certification_expires_on: company?.certification_expires_on ?? null,
  credit_rating: (company?.credit_rating ?? null) as CreditRating | null,
})
