import { asc, eq, sql } from 'drizzle-orm'
import type { AdminPermission } from '#contract/permissions.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { accountRole, role } from '#server/db/role_tables.ts'
import { account, accountDeletion } from '#server/db/tables.ts'

const rolesOf = (language: 'zh' | 'en') =>
  sql`(select string_agg(${sql.raw(`o.name_${language}`)}, ${language === 'zh' ? '、' : ', '} order by o.id)
    from account_role m join role o on o.id = m.role_id where m.account_id = r.id)`

export const backendUserRows: RowSource = {
  table: account,
  scope: sql`r.is_backend`,
  columns: {
    revision: sql`r.operator_revision`,
    updated_time: sql`r.created_at`,
    state: sql`case when r.disabled_at is null then 'active' else 'frozen' end`,
    display_name: sql`json_build_object('zh', r.display_name, 'en', coalesce(r.display_name_en, r.display_name))`,
    roles: sql`case when exists (select 1 from account_role m where m.account_id = r.id)
      then json_build_object('zh', ${rolesOf('zh')}, 'en', ${rolesOf('en')}) end`,
    permissions: sql`r.admin_permissions`,
    last_login_time: sql`r.last_login_at`,
    second_factor: sql`case
      when exists (select 1 from second_factor f where f.account_id = r.id and f.sealed_secret is not null) then 'app'
      when exists (select 1 from passkey p where p.account_id = r.id) then 'passkey' else 'none' end`,
    sessions: sql`(select count(*)::int from session s where s.account_id = r.id and s.expires_at > now())`,
  },
  searched: [sql`r.display_name`, sql`r.display_name_en`, rolesOf('zh'), rolesOf('en')],
}

export const roleRows: RowSource = { table: role }

/** Of the advisory lock of `lockBackOffice`. */
const backOfficeLock = 7_204_501

/**
 * Makes writes of people and roles take turns until the end of the transaction: of two administrators who take each
 * other's rights at once the second sees what the first has done. Taken before any row is locked.
 */
export async function lockBackOffice(tx: DbOrTx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${backOfficeLock})`)
}

/** Whether the account has the permission now and is not frozen. */
export async function hasPermission(tx: DbOrTx, id: number, permission: AdminPermission): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from account where id = ${id} and is_backend and disabled_at is null
      and ${permission} = any(admin_permissions)`,
  )
  return found.length > 0
}

export type StoredRole = typeof role.$inferSelect

export function allRoles(db: DbOrTx): Promise<StoredRole[]> {
  return db.select().from(role).orderBy(asc(role.id))
}

export async function roleIdsOf(db: DbOrTx, accountId: number): Promise<number[]> {
  const found = await db
    .select({ id: accountRole.role_id })
    .from(accountRole)
    .where(eq(accountRole.account_id, accountId))
    .orderBy(asc(accountRole.role_id))
  return found.map(({ id }) => id)
}

export async function countWithRole(db: DbOrTx, roleId: number): Promise<number> {
  return db.$count(accountRole, eq(accountRole.role_id, roleId))
}

/** Whether the account has one role with the permission besides the given one. */
export async function hasOtherRoleWith(
  db: DbOrTx,
  given: { accountId: number; except: number; permission: AdminPermission },
): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from account_role m join role o on o.id = m.role_id where m.account_id = ${given.accountId}
      and o.id <> ${given.except} and ${given.permission} = any(o.permissions)`,
  )
  return found.length > 0
}

type Person = Pick<typeof account.$inferSelect, 'id' | 'admin_permissions' | 'operator_revision'>

/** The back-office user, locked by the transaction if `lock` is set. */
export async function findPerson(db: DbOrTx, id: number, lock = false): Promise<Person | undefined> {
  const asked = db
    .select({
      id: account.id,
      admin_permissions: account.admin_permissions,
      operator_revision: account.operator_revision,
    })
    .from(account)
    .where(sql`${account.id} = ${id} and ${account.is_backend}`)
  const [found] = lock ? await asked.for('no key update') : await asked
  return found
}

/** Replaces the roles of a locked account, which makes or leaves it a back-office user. */
export async function replaceRoles(tx: DbOrTx, accountId: number, roleIds: readonly number[]): Promise<void> {
  await tx
    .update(account)
    .set({ is_backend: true, operator_revision: sql`${account.operator_revision} + 1` })
    .where(eq(account.id, accountId))
  await tx.delete(accountRole).where(eq(accountRole.account_id, accountId))
  await tx.insert(accountRole).values(roleIds.map((id) => ({ account_id: accountId, role_id: id })))
}

/** Freezes a back-office user, or lifts the freeze. */
export async function setFrozen(tx: DbOrTx, accountId: number, since: Date | null): Promise<void> {
  await tx
    .update(account)
    .set({ disabled_at: since, operator_revision: sql`${account.operator_revision} + 1` })
    .where(eq(account.id, accountId))
}

/** Whether the account is going to be deleted. */
export async function isLeaving(tx: DbOrTx, accountId: number): Promise<boolean> {
  return (await tx.$count(accountDeletion, eq(accountDeletion.account_id, accountId))) > 0
}

export async function insertRole(
  tx: DbOrTx,
  given: { zh: string; en: string; permissions: string[]; now: Date },
): Promise<StoredRole> {
  const { zh: name_zh, en: name_en, permissions, now } = given
  const [made] = await tx
    .insert(role)
    .values({ name_zh, name_en, permissions, created_at: now, updated_at: now })
    .returning()
  if (!made) throw new Error('The role was not stored')
  return made
}

/** Everybody of the back office, for the terminal: e-mail or mobile number, and names of roles in English. */
export function listOperators(
  db: DbOrTx,
): Promise<{ name: string; roles: string | null; is_frozen: boolean }[]> {
  return rows(
    db,
    sql`select coalesce(r.email, r.mobile, r.display_name) as name, ${rolesOf('en')} as roles,
      r.disabled_at is not null as is_frozen from account r where r.is_backend order by r.id`,
  )
}
