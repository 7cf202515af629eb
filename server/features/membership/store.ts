import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { ApplicationRow, MembershipApplication } from '#contract/membership.ts'
import type { ApplicationState } from '#contract/membership_states.ts'
import type { PaidTier } from '#contract/membership_tiers.ts'
import type { Lang } from '#contract/enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { membershipApplication, membershipPeriod } from '#server/db/membership_tables.ts'
import { companyNameIn, personNameIn } from '#server/db/names.ts'
import { tenant } from '#server/db/tables.ts'
import { idsWithText } from '#server/db/text_search.ts'
import { standingSql } from '#server/features/company/standing_store.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { startOfDay } from './days.ts'
import type { Period } from './rules.ts'

type Stored = typeof membershipApplication.$inferSelect

const periodColumns = {
  id: membershipPeriod.id,
  tier: membershipPeriod.tier,
  starts_on: membershipPeriod.starts_on,
  ends_before: membershipPeriod.ends_before,
}

/** The company's periods, oldest first. */
export const readPeriods = (db: DbOrTx, tenantId: number): Promise<Period[]> =>
  db
    .select(periodColumns)
    .from(membershipPeriod)
    .where(eq(membershipPeriod.tenant_id, tenantId))
    .orderBy(asc(membershipPeriod.starts_on), asc(membershipPeriod.id))

export async function insertPeriod(tx: DbOrTx, row: typeof membershipPeriod.$inferInsert): Promise<Period> {
  const [made] = await tx.insert(membershipPeriod).values(row).returning(periodColumns)
  if (!made) throw new Error('The period was not stored')
  return made
}

export async function endPeriod(tx: DbOrTx, id: number, endsBefore: string): Promise<void> {
  await tx.update(membershipPeriod).set({ ends_before: endsBefore }).where(eq(membershipPeriod.id, id))
}

/** The period with its company; the transaction locks the company before it trusts the rest. */
export async function findPeriod(
  db: DbOrTx,
  id: number,
): Promise<(Period & { tenant_id: number }) | undefined> {
  const [found] = await db
    .select({ ...periodColumns, tenant_id: membershipPeriod.tenant_id })
    .from(membershipPeriod)
    .where(eq(membershipPeriod.id, id))
  return found
}

export async function correctPeriod(
  tx: DbOrTx,
  id: number,
  values: { tier: PaidTier; ends_before: string; reminded_days: number | null },
): Promise<void> {
  await tx.update(membershipPeriod).set(values).where(eq(membershipPeriod.id, id))
}

/** Ends the membership that is stored with a company of which no period runs any more. */
export async function endMembership(tx: DbOrTx, tenantId: number, end: Date): Promise<void> {
  await tx
    .update(tenant)
    .set({ membership_until: end })
    .where(and(eq(tenant.id, tenantId), gt(tenant.membership_until, end)))
}

/** Stores the membership in force with the company, where its standing is read. */
export async function setMembership(
  tx: DbOrTx,
  tenantId: number,
  { tier, ends_before: end }: { tier: PaidTier; ends_before: string },
): Promise<void> {
  await tx
    .update(tenant)
    .set({ membership: tier, membership_until: startOfDay(end) })
    .where(eq(tenant.id, tenantId))
}

/** Companies with a period that has begun but is not what their standing says. */
export async function companiesToSettle(db: DbOrTx, today: string): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select t.id from membership_period p join tenant t on t.id = p.tenant_id
      where p.starts_on <= ${today}::date and p.ends_before > ${today}::date and (t.membership <> p.tier
        or t.membership_until is null or t.membership_until < p.ends_before::timestamp at time zone 'Asia/Shanghai')
      order by t.id`,
  )
  return found.map(({ id }) => id)
}

export type Ending = {
  id: number
  tenant_id: number
  tier: PaidTier
  ends_before: string
  reminded_days: number | null
}

/** Periods that end until `until` and that no other one follows, locked; those locked by another node are skipped. */
export const lockEnding = (
  tx: DbOrTx,
  { today, until }: { today: string; until: string },
): Promise<Ending[]> =>
  rows(
    tx,
    sql`select p.id, p.tenant_id, p.tier, p.ends_before::text, p.reminded_days from membership_period p
      where p.ends_before > ${today}::date and p.ends_before <= ${until}::date and p.starts_on <= ${today}::date
        and not exists (select 1 from membership_period n where n.tenant_id = p.tenant_id
          and n.starts_on = p.ends_before and n.ends_before > n.starts_on)
      order by p.id for no key update of p skip locked`,
  )

export async function markReminded(tx: DbOrTx, id: number, days: number): Promise<void> {
  await tx.update(membershipPeriod).set({ reminded_days: days }).where(eq(membershipPeriod.id, id))
}

export const shownApplication = (stored: Stored): MembershipApplication => ({
  id: stored.id,
  tier: stored.tier,
  years: stored.years,
  remark: stored.remark,
  state: stored.state,
  created_time: stored.created_at.toISOString(),
  decided_time: stored.decided_at?.toISOString() ?? null,
  reason: stored.reason,
})

/** Returns undefined when one is waiting already. */
export async function insertApplication(
  tx: DbOrTx,
  row: typeof membershipApplication.$inferInsert,
): Promise<Stored | undefined> {
  const [made] = await tx.insert(membershipApplication).values(row).onConflictDoNothing().returning()
  return made
}

export async function newestApplication(db: DbOrTx, tenantId: number): Promise<Stored | undefined> {
  const [found] = await db
    .select()
    .from(membershipApplication)
    .where(eq(membershipApplication.tenant_id, tenantId))
    .orderBy(desc(membershipApplication.id))
    .limit(1)
  return found
}

/** An application by its id, of this company if one is given. */
export async function findApplication(
  db: DbOrTx,
  { id, tenantId }: { id: number; tenantId?: number },
): Promise<Stored | undefined> {
  const own = tenantId === undefined ? undefined : eq(membershipApplication.tenant_id, tenantId)
  const [found] = await db
    .select()
    .from(membershipApplication)
    .where(and(eq(membershipApplication.id, id), own))
  return found
}

/** The same, locked; the transaction has locked the company before. */
export async function lockApplication(tx: DbOrTx, id: number): Promise<Stored | undefined> {
  const [found] = await tx
    .select()
    .from(membershipApplication)
    .where(eq(membershipApplication.id, id))
    .for('no key update')
  return found
}

export async function decideApplication(
  tx: DbOrTx,
  id: number,
  decided: { state: ApplicationState; reason?: string; decided_by?: number; decided_at: Date },
): Promise<Stored> {
  const [changed] = await tx
    .update(membershipApplication)
    .set(decided)
    .where(eq(membershipApplication.id, id))
    .returning()
  if (!changed) throw new Error('The application is gone')
  return changed
}

type ListedRow = Omit<ApplicationRow, 'period'> & { period: Period | null }

const listed = (lang: Lang, now: Date): SQL => sql`
  select m.id, m.tier, m.years, m.remark, m.state, ${iso('m.created_at')} as created_time,
    ${iso('m.decided_at')} as decided_time, m.reason,
    json_build_object('code', t.code, 'name', ${companyNameIn(lang)},
      'certification', ${standingSql(now.toISOString()).certification}) as company,
    ${personNameIn(lang)} as applicant, ${personNameIn(lang, 'o')} as decided_by,
    case when p.id is not null then json_build_object('id', p.id, 'tier', p.tier, 'starts_on', p.starts_on,
      'ends_before', p.ends_before) end as period
  from membership_application m join tenant t on t.id = m.tenant_id join account a on a.id = m.account_id
    left join account o on o.id = m.decided_by left join membership_period p on p.application_id = m.id`

type Wanted = { state: ApplicationState | undefined; keyword: string | undefined }
type Listing = Wanted & { page: number; size: number; lang: Lang; now: Date }

const wanted = ({
  state,
  keyword,
}: Wanted): SQL => sql`${state === undefined ? sql`true` : sql`m.state = ${state}`}
  and ${keyword ? sql`m.tenant_id = any(${idsWithText('tenant', keyword)})` : sql`true`}`

/** Waiting ones first, oldest first, then the others, newest first: the order of `membership_application_listed`. */
const order = sql`order by (m.state <> 'waiting'), (case when m.state = 'waiting' then m.id else -m.id end)`

/** Of the pages before it only the index is read. */
export const listApplications = (
  db: DbOrTx,
  { page, size, lang, now, ...given }: Listing,
): Promise<ListedRow[]> =>
  rows(
    db,
    sql`${listed(lang, now)} where m.id = any(array(select m.id from membership_application m
      where ${wanted(given)} ${order} limit ${size} offset ${(page - 1) * size})) ${order}`,
  )

export async function readListed(
  db: DbOrTx,
  { id, lang, now }: { id: number; lang: Lang; now: Date },
): Promise<ListedRow | undefined> {
  const [found] = await rows<ListedRow>(db, sql`${listed(lang, now)} where m.id = ${id}`)
  return found
}

/** How many applications there are in a state or in all, of companies with the keyword. */
export async function countApplications(db: DbOrTx, given: Wanted): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from membership_application m where ${wanted(given)}`,
  )
  return found?.count ?? 0
}

/** How many applications wait for an operator, and since when. */
export async function countWaiting(db: DbOrTx): Promise<{ count: number; oldest: string | null }> {
  const [found] = await rows<{ count: number; oldest: string | null }>(
    db,
    sql`select count(*)::int as count, ${iso('min(created_at)')} as oldest from membership_application
      where state = 'waiting'`,
  )
  return found ?? { count: 0, oldest: null }
}
