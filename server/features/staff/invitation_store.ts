import { and, asc, desc, eq, gt, inArray, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { expiredDays, invitationDays, type StaffRight } from '#contract/staff.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyNames } from '#server/db/names.ts'
import { staffInvitation } from '#server/db/staff_tables.ts'
import { account } from '#server/db/tables.ts'
import type { AccountRow } from '#server/features/account/store.ts'
import { notify } from '#server/features/user_message/store.ts'

export type Invitation = typeof staffInvitation.$inferSelect

const day = 86_400_000
const isPending = eq(staffInvitation.state, 'pending')
const isValid = (now: Date): SQL => and(isPending, gt(staffInvitation.expires_at, now)) as SQL
const until = (now: Date) => new Date(now.getTime() + invitationDays * day)

/** The names that an account signs in with, and that invitations can be addressed to. */
export const namesOf = ({ mobile, email }: Pick<AccountRow, 'mobile' | 'email'>): string[] =>
  [mobile, email].filter((name) => name !== null)

type Sent = Invitation & { by: Pick<AccountRow, 'display_name' | 'display_name_en'> }

/** Returns invitations with who sent them, newest first. */
async function sentWhere(db: DbOrTx, condition: SQL | undefined): Promise<Sent[]> {
  const found = await db
    .select({
      invitation: staffInvitation,
      by: { display_name: account.display_name, display_name_en: account.display_name_en },
    })
    .from(staffInvitation)
    .innerJoin(account, eq(account.id, staffInvitation.invited_by))
    .where(condition)
    .orderBy(desc(staffInvitation.sent_at), desc(staffInvitation.id))
  return found.map(({ invitation, by }) => ({ ...invitation, by }))
}

/** Invitations of a company that nobody has answered, newest first, also those that have expired. */
export const pendingOf = (db: DbOrTx, tenantId: number): Promise<Sent[]> =>
  sentWhere(db, and(eq(staffInvitation.tenant_id, tenantId), isPending))

/** Valid invitations to an account, newest first. */
export const validFor = (db: DbOrTx, own: AccountRow, now: Date): Promise<Sent[]> =>
  sentWhere(db, and(inArray(staffInvitation.name, namesOf(own)), isValid(now)))

/** Invitations to an account that have expired without an answer, for a while, newest first. */
export const expiredFor = (db: DbOrTx, own: AccountRow, now: Date): Promise<Invitation[]> =>
  sentWhere(
    db,
    and(
      inArray(staffInvitation.name, namesOf(own)),
      isPending,
      lte(staffInvitation.expires_at, now),
      gt(staffInvitation.expires_at, new Date(now.getTime() - expiredDays * day)),
    ),
  )

export const countValid = (db: DbOrTx, tenantId: number, now: Date): Promise<number> =>
  db.$count(staffInvitation, and(eq(staffInvitation.tenant_id, tenantId), isValid(now)))

/** Whether one of these names has a valid invitation of the company. */
export async function isInvited(
  db: DbOrTx,
  given: { tenantId: number; names: readonly string[]; now: Date },
): Promise<boolean> {
  const { tenantId, names, now } = given
  const own = and(eq(staffInvitation.tenant_id, tenantId), inArray(staffInvitation.name, [...names]))
  return (await db.$count(staffInvitation, and(own, isValid(now)))) > 0
}

/** Stores an invitation; one that has expired without an answer is replaced. Returns its id. */
export async function putInvitation(
  tx: DbOrTx,
  given: { tenantId: number; name: string; rights: StaffRight[]; by: number; now: Date },
): Promise<number> {
  const { rights, by, now } = given
  const values = { rights, invited_by: by, sent_at: now, expires_at: until(now) }
  const [made] = await tx
    .insert(staffInvitation)
    .values({ tenant_id: given.tenantId, name: given.name, state: 'pending', ...values })
    .onConflictDoUpdate({
      target: [staffInvitation.tenant_id, staffInvitation.name],
      targetWhere: sql`state = 'pending'`,
      set: values,
    })
    .returning({ id: staffInvitation.id })
  if (!made) throw new Error('The invitation was not stored')
  return made.id
}

export async function findInvitation(db: DbOrTx, id: number): Promise<Invitation | undefined> {
  const [found] = await db.select().from(staffInvitation).where(eq(staffInvitation.id, id))
  return found
}

/** Reads an invitation and locks it until the transaction ends; its company has to be locked already. */
export async function lockInvitation(tx: DbOrTx, id: number): Promise<Invitation | undefined> {
  const [found] = await tx
    .select()
    .from(staffInvitation)
    .where(eq(staffInvitation.id, id))
    .for('no key update')
  return found
}

export async function renewInvitation(tx: DbOrTx, id: number, now: Date): Promise<void> {
  await tx
    .update(staffInvitation)
    .set({ sent_at: now, expires_at: until(now) })
    .where(eq(staffInvitation.id, id))
}

export async function endInvitation(
  tx: DbOrTx,
  id: number,
  given: { state: 'accepted' | 'declined' | 'withdrawn'; now: Date },
): Promise<void> {
  await tx
    .update(staffInvitation)
    .set({ state: given.state, ended_at: given.now })
    .where(eq(staffInvitation.id, id))
}

/** Ends what else the company sent to somebody who has just joined it, under another name. */
export async function endOthersOf(
  tx: DbOrTx,
  given: { tenantId: number; names: readonly string[]; now: Date },
): Promise<void> {
  const { tenantId, names, now } = given
  await tx
    .update(staffInvitation)
    .set({ state: 'withdrawn', ended_at: now })
    .where(and(eq(staffInvitation.tenant_id, tenantId), inArray(staffInvitation.name, [...names]), isPending))
}

/** Notifies an account of an invitation. */
export async function tellInvited(
  tx: DbOrTx,
  invitation: Pick<Invitation, 'id' | 'tenant_id'>,
  given: { accountId: number; now: Date },
): Promise<void> {
  await notify(tx, {
    accountIds: [given.accountId],
    module: 'staff',
    record_sign: `invitation-${invitation.id}`,
    code: 'staff_invited',
    params: { company: await companyNames(tx, invitation.tenant_id), days: invitationDays },
    now: given.now,
  })
}

/** Notifies an account that has just got this mobile number or e-mail address of the invitations that wait for it. */
export async function tellWaiting(
  tx: DbOrTx,
  given: { accountId: number; name: string; now: Date },
): Promise<void> {
  const waiting = await tx
    .select({ id: staffInvitation.id, tenant_id: staffInvitation.tenant_id })
    .from(staffInvitation)
    .where(and(eq(staffInvitation.name, given.name), isValid(given.now)))
    .orderBy(asc(staffInvitation.id))
  for (const invitation of waiting) await tellInvited(tx, invitation, given)
}

/** Deletes invitations that ended or expired 90 days ago. */
export async function purgeInvitations(db: DbOrTx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 90 * day)
  await db
    .delete(staffInvitation)
    .where(
      or(
        and(isPending, lt(staffInvitation.expires_at, before)),
        and(ne(staffInvitation.state, 'pending'), lt(staffInvitation.ended_at, before)),
      ),
    )
}
