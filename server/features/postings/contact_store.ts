import { and, eq, sql } from 'drizzle-orm'
import type { Lang } from '#contract/enums.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { contactView } from '#server/db/contact_tables.ts'
import { tenant } from '#server/db/tables.ts'

/**
 * The only marketplace query that reads a company's contact columns. Gold unlocks them (SPEC 1.25), and so does a
 * deal (SPEC 4.36).
 */
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

type Viewer = { tenantId: number; day: string }
type Viewed = Viewer & { sellerTenantId: number }

const counted = ({ tenantId, day }: Viewer) =>
  and(eq(contactView.tenant_id, tenantId), eq(contactView.day, day), eq(contactView.of_deal, false))
const companies = sql<number>`count(distinct ${contactView.seller_tenant_id})::int`

/** Number of companies whose contact cards were opened that day, which is what the limit counts. */
export async function countCards(db: DbOrTx, viewer: Viewer): Promise<number> {
  const [found] = await db.select({ used: companies }).from(contactView).where(counted(viewer))
  return found?.used ?? 0
}

/** The same, and whether this company is among them. */
export async function countContactViews(
  db: DbOrTx,
  viewed: Viewed,
): Promise<{ used: number; seen: boolean }> {
  const [found] = await db
    .select({
      used: companies,
      seen: sql<boolean>`coalesce(bool_or(${contactView.seller_tenant_id} = ${viewed.sellerTenantId}), false)`,
    })
    .from(contactView)
    .where(counted(viewed))
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
