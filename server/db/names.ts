import { eq, sql, type SQL } from 'drizzle-orm'
import type { Lang } from '#contract/enums.ts'
import type { DbOrTx } from './client.ts'
import { account, tenant } from './tables.ts'

/**
 * SQL for the name that a reader of this language sees: English readers see the English name if there is one
 * (decision 060).
 */
const nameIn = (lang: Lang, name: string, english: string): SQL<string> =>
  sql.raw(lang === 'en' ? `coalesce(${english}, ${name})` : name) as SQL<string>

/** Name of the company that the query calls `t`. */
export const companyNameIn = (lang: Lang): SQL<string> => nameIn(lang, 't.name', 't.name_en')

/** Name of the person that the query calls `a`, or by another alias. */
export const personNameIn = (lang: Lang, table = 'a'): SQL<string> =>
  nameIn(lang, `${table}.display_name`, `${table}.display_name_en`)

export type Names = Record<Lang, string>
const both = (found: { name: string; english: string | null } | undefined): Names => ({
  zh: found?.name ?? '',
  en: found?.english ?? found?.name ?? '',
})

/** The name of a company for readers of each language. */
export async function companyNames(db: DbOrTx, tenantId: number): Promise<Names> {
  const { name, name_en: english } = tenant
  const [found] = await db.select({ name, english }).from(tenant).where(eq(tenant.id, tenantId))
  return both(found)
}

/** The name of a person for readers of each language. */
export async function personNames(db: DbOrTx, accountId: number): Promise<Names> {
  const { display_name: name, display_name_en: english } = account
  const [found] = await db.select({ name, english }).from(account).where(eq(account.id, accountId))
  return both(found)
}
