import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { dealDays, type AccountDeletion, type Obstacle } from '#contract/account_deletion.ts'
import type { Lang } from '#contract/enums.ts'
import { rows, toIso, type DbOrTx } from '#server/db/client.ts'
import { companyNameIn } from '#server/db/names.ts'
import { account, accountDeletion } from '#server/db/tables.ts'
import type { AccountRow } from '#server/features/account/store.ts'
import { chinaDay } from '#server/reference/china_time.ts'

export type Asked = typeof accountDeletion.$inferSelect

export async function findAsked(db: DbOrTx, accountId: number): Promise<Asked | undefined> {
  const [found] = await db.select().from(accountDeletion).where(eq(accountDeletion.account_id, accountId))
  return found
}

/** Returns false if the account has asked already. */
export async function insertAsked(tx: DbOrTx, row: typeof accountDeletion.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(accountDeletion)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: accountDeletion.account_id })
  return made.length > 0
}

/** Returns what was removed; undefined if there was nothing. */
export async function removeAsked(tx: DbOrTx, accountId: number): Promise<Asked | undefined> {
  const [gone] = await tx.delete(accountDeletion).where(eq(accountDeletion.account_id, accountId)).returning()
  return gone
}

/** Accounts whose day has come, those that were asked for first first; frozen ones wait until the freeze is lifted. */
export async function dueAccounts(db: DbOrTx, now: Date): Promise<number[]> {
  const found = await db
    .select({ id: accountDeletion.account_id })
    .from(accountDeletion)
    .innerJoin(account, eq(account.id, accountDeletion.account_id))
    .where(and(lte(accountDeletion.due_at, now), isNull(account.disabled_at)))
    .orderBy(accountDeletion.due_at, accountDeletion.account_id)
  return found.map(({ id }) => id)
}

/** Marks those as reminded whose day is at most one day away, and returns them; each once. */
export async function claimReminders(tx: DbOrTx, now: Date): Promise<Asked[]> {
  const tomorrow = new Date(now.getTime() + 86_400_000)
  return tx
    .update(accountDeletion)
    .set({ reminded_at: now })
    .where(and(isNull(accountDeletion.reminded_at), lte(accountDeletion.due_at, tomorrow)))
    .returning()
}

/** Marks a deletion as held up; returns false if it was before. */
export async function markHeldUp(tx: DbOrTx, accountId: number, now: Date): Promise<boolean> {
  const marked = await tx
    .update(accountDeletion)
    .set({ held_up_at: now })
    .where(and(eq(accountDeletion.account_id, accountId), isNull(accountDeletion.held_up_at)))
    .returning({ id: accountDeletion.account_id })
  return marked.length > 0
}

type Place = Pick<AccountRow, 'id' | 'tenant_id' | 'tenant_role' | 'is_backend'>

const count = (kind: Obstacle['kind'], from: SQL): SQL =>
  sql`select ${kind} as kind, count(*)::int as count ${from}`

/** What has to be settled before the account can be deleted; a deal counts until its delivery date. */
export async function readObstacles(db: DbOrTx, place: Place, now: Date): Promise<Obstacle[]> {
  const { id, tenant_id: tenantId, tenant_role: role, is_backend: isBackend } = place
  if (isBackend) return [{ kind: 'operator', count: 1 }]
  if (tenantId === null) return []
  const handOver = count(
    'hand_over',
    sql`from identity_transfer where state = 'pending' and expires_at > ${now.toISOString()} and ${id} in (from_id, to_id)`,
  )
  const ofMain = [
    count('staff', sql`from account where tenant_id = ${tenantId} and id <> ${id}`),
    count(
      'deals',
      sql`from deal where ${tenantId} in (poster_tenant_id, tenant_id) and ${chinaDay(now)}::date <=
        coalesce((facts -> 'terms' ->> 'delivery_date')::date, (agreed_at at time zone 'Asia/Shanghai')::date + ${dealDays}::int)`,
    ),
    count('group_buys', sql`from participation where tenant_id = ${tenantId} and state = 'joined'`),
    count(
      'certification',
      sql`from certification_application where tenant_id = ${tenantId} and state = 'submitted'`,
    ),
    count('membership', sql`from membership_application where tenant_id = ${tenantId} and state = 'waiting'`),
    count('refund', sql`from freight_refund where tenant_id = ${tenantId} and state = 'requested'`),
  ]
  const asked = role === 'main_account' ? [...ofMain, handOver] : [handOver]
  const found = await rows<Obstacle>(db, sql.join(asked, sql` union all `))
  return found.filter((one) => one.count > 0)
}

/** What ends with the account of a main account; null for everybody else. */
export async function readCompany(
  db: DbOrTx,
  { tenant_id: tenantId, tenant_role: role }: Place,
  { lang, now }: { lang: Lang; now: Date },
): Promise<AccountDeletion['company']> {
  if (tenantId === null || role !== 'main_account') return null
  const [found] = await rows<NonNullable<AccountDeletion['company']>>(
    db,
    sql`select t.id, ${companyNameIn(lang)} as name,
        case when t.membership <> 'none' and t.membership_until > ${now.toISOString()} then t.membership_until end as membership_until,
        (select count(*)::int from posting p where p.tenant_id = t.id and p.state <> 'closed') as postings,
        (select count(*)::int from quote q where q.tenant_id = t.id and q.state in ('sent', 'seen'))
          + (select count(*)::int from intention i where i.tenant_id = t.id and i.state in ('sent', 'seen')) as offers
      from tenant t where t.id = ${tenantId}`,
  )
  if (!found) return null
  const { membership_until: until } = found
  return { ...found, membership_until: until === null ? null : toIso(until) }
}
