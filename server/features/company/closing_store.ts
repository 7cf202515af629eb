import { eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { tenant } from '#server/db/tables.ts'
import { chinaDay } from '#server/reference/china_time.ts'

/**
 * Closes a locked company: its membership ends, and it loses contact person, standing and credit code. It keeps its name
 * for what names it, and counts as frozen, so that nobody can write to it.
 */
export async function endStanding(
  tx: DbOrTx,
  given: { tenantId: number; now: Date; mergedInto?: number },
): Promise<void> {
  const { tenantId, now } = given
  const today = chinaDay(now)
  await tx.execute(sql`update membership_period set ends_before = greatest(starts_on, ${today}::date)
    where tenant_id = ${tenantId} and ends_before > ${today}::date`)
  await tx
    .update(tenant)
    .set({
      closed_at: now,
      merged_into: given.mergedInto ?? null,
      credit_rating: 0,
      credit_code: null,
      certification: 'none',
      certified_on: null,
      certification_expires_on: null,
      membership: 'none',
      membership_until: null,
      manager_shichang: null,
      manager_caigou: null,
      contact_name: null,
      contact_name_en: null,
      contact_mobile: null,
      contact_email: null,
      contact_address: null,
    })
    .where(eq(tenant.id, tenantId))
}
