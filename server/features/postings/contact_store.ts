import { and, eq, sql } from 'drizzle-orm'
import type { Lang } from '#contract/enums.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { contactView } from '#server/db/contact_tables.ts'
import { tenant } from '#server/db/tables.ts'

/** The only query of the marketplace that reads a company's contact columns: gold unlocks them (spec §1), and a deal. */
export async function readContact(
  db: DbOrTx,
  tenantId: number,
  lang: Lang,
): Promise<{ name: string; mobile: string | null; email: string | null }> {
  const [found] = await db
    .select({
      name: tenant.contact_name,
      english: tenant.contact_name_en,
      mobile: tenant.contact_mobile,
      email: tenant.contact_email,
    })
    .from(tenant)
    .where(eq(tenant.id, tenantId))
  const name = (lang === 'en' ? found?.english : null) ?? found?.name ?? ''
  return { name, mobile: found?.mobile ?? null, email: found?.email ?? null }
}

type Viewed = { tenantId: number; sellerTenantId: number; day: string }

/** How many companies' cards were seen that day, and whether this one was among them. */
export async function countContactViews(db: DbOrTx, given: Viewed): Promise<{ used: number; seen: boolean }> {
  const [found] = await db
    .select({
      used: sql<number>`count(distinct ${contactView.seller_tenant_id})::int`,
      seen: sql<boolean>`coalesce(bool_or(${contactView.seller_tenant_id} = ${given.sellerTenantId}), false)`,
    })
    .from(contactView)
    .where(
      and(
        eq(contactView.tenant_id, given.tenantId),
        eq(contactView.day, given.day),
        eq(contactView.of_deal, false),
      ),
    )
  return found ?? { used: 0, seen: false }
}

export async function logContactView(
  db: DbOrTx,
  given: Viewed & { accountId: number; postingId: number; ofDeal?: true; now: Date },
): Promise<void> {
  await db.insert(contactView).values({
    tenant_id: given.tenantId,
    account_id: given.accountId,
    posting_id: given.postingId,
    seller_tenant_id: given.sellerTenantId,
    of_deal: given.ofDeal ?? false,
    day: given.day,
    at: given.now,
  })
}
