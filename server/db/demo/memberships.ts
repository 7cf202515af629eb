import { eq } from 'drizzle-orm'
import type { PaidTier } from '#contract/membership_tiers.ts'
import { addDays, addYears, startOfDay } from '#server/features/membership/days.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import type { DbOrTx } from '../client.ts'
import { membershipApplication, membershipPeriod } from '../membership_tables.ts'
import { tenant } from '../tables.ts'
import { companies } from './companies.data.ts'
import type { DemoPeople } from './people.ts'

/** Days ago on which the members of the demo began their year, in their order. */
const begun = [45, 190, 96, 230, 128, 61, 155]
/** The company with an application that waits. */
const applicant = companies.findIndex(({ email }) => email === 'buyer@demo.test')

/** Gives every member of the demo the period and application behind its tier, and one company an application that waits. */
export async function insertMemberships(tx: DbOrTx, people: DemoPeople, now: Date): Promise<void> {
  const today = chinaDay(now)
  let place = 0
  for (const [at, { membership }] of companies.entries()) {
    if (membership === 'none') continue
    const from = addDays(today, -(begun[place++ % begun.length] ?? 0))
    await insertPeriod(tx, {
      member: people.members[at]!,
      operatorId: people.operatorId,
      tier: membership,
      from,
    })
  }
  const { tenantId, accountId } = people.members[applicant]!
  await tx.insert(membershipApplication).values({
    tenant_id: tenantId,
    account_id: accountId,
    tier: 'silver',
    years: 1,
    remark: '请开具增值税专用发票，谢谢。',
    created_at: new Date(now.getTime() - 5 * 3_600_000),
  })
}

type Given = { member: DemoPeople['members'][number]; operatorId: number; tier: PaidTier; from: string }

async function insertPeriod(tx: DbOrTx, { member, operatorId, tier, from }: Given): Promise<void> {
  const { tenantId, accountId } = member
  const [application] = await tx
    .insert(membershipApplication)
    .values({
      tenant_id: tenantId,
      account_id: accountId,
      tier,
      years: 1,
      remark: '',
      state: 'confirmed',
      created_at: startOfDay(addDays(from, -2)),
      decided_at: startOfDay(from),
      decided_by: operatorId,
    })
    .returning({ id: membershipApplication.id })
  const endsBefore = addYears(from, 1)
  await tx.insert(membershipPeriod).values({
    tenant_id: tenantId,
    tier,
    starts_on: from,
    ends_before: endsBefore,
    application_id: application?.id ?? null,
    confirmed_by: operatorId,
    created_at: startOfDay(from),
  })
  await tx
    .update(tenant)
    .set({ membership_until: startOfDay(endsBefore) })
    .where(eq(tenant.id, tenantId))
}
