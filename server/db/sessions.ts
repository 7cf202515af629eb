import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Certification, CreditRating, Membership } from '#contract/enums.ts'
import type { AdminPermission } from '#contract/permissions.ts'
import { rows, type Database, type DbOrTx } from './client.ts'
import { session } from './tables.ts'
import { unreadOf } from './unread.ts'

/** Sessions expire 30 days after the last request. */
export const sessionDays = 30
/** `seen_at` is updated at most this often. */
const touchMinutes = 5
const minute = 60_000
const day = 24 * 60 * minute

/** A session joined with its account and company, as stored; `Actor` is derived from it. */
export type SessionRow = {
  token_hash: string
  expires_at: string
  session_id: number
  seen_at: string
  /** When the second factor was proved in the session. */
  proved_at: string | null
  /** Whether the back-office user has an authenticator app. */
  has_app: boolean
  account_id: number
  is_backend: boolean
  admin_permissions: string[]
  tenant_id: number | null
  pre_company_name: string | null
  tenant_role: 'main_account' | 'staff' | null
  staff_permissions: string[]
  membership: Membership | null
  membership_until: string | null
  certification: Certification | null
  certification_expires_on: string | null
  credit_rating: CreditRating | null
  /** Set if an operator acts for the account; `operator_id` is null once that operator no longer may. */
  impersonation_id: number | null
  operator_id: number | null
  /** Number of unread messages, if it was requested. */
  unread_all?: number
  unread_forum?: number
  unread_newest?: number
}

/** What a session keeps of the device that signed in; empty if that is not known. */
export type SessionDevice = Pick<typeof session.$inferInsert, 'browser' | 'system' | 'network'>

/** The next batch; a request that comes before it starts is included. */
type NextRead = { tokens: Set<string>; found: Promise<ReadonlyMap<string, SessionRow>> }
type Lane = { next?: NextRead; current?: Promise<unknown> }

/** Longest time (ms) that the next batch waits for the current one, whose connection may never respond. */
const patience = 250

/** Sessions are read in batches, one at a time: under load one query reads several sessions. */
function nextRead(database: Database, state: Lane, withUnread: boolean): NextRead {
  if (state.next) return state.next
  const tokens = new Set<string>()
  const found = turn(state.current).then(() => {
    delete state.next
    return readSessions(database, [...tokens], withUnread)
  })
  const ended = () => {
    if (state.current === found) delete state.current
  }
  found.then(ended, ended)
  state.current = found
  return (state.next = { tokens, found })
}

/** Resolves when the current batch has ended, or has taken too long. */
function turn(current: Promise<unknown> | undefined): Promise<void> {
  if (!current) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience)
    const ended = () => {
      clearTimeout(timer)
      resolve()
    }
    current.then(ended, ended)
  })
}

const unread = {
  columns: sql`, u.all as unread_all, u.forum_discuss as unread_forum, u.newest as unread_newest`,
  joined: sql`left join lateral (${unreadOf(sql`a.id`)}) u on true`,
}

/** What an operator needs to act for an account. */
export const actingPermission: AdminPermission = 'admin_user.get'

const columns = sql`select s.token_hash, s.expires_at, s.id as session_id, s.seen_at, a.id as account_id,
  a.is_backend, a.admin_permissions, a.tenant_id, a.pre_company_name, a.tenant_role, a.staff_permissions,
  t.membership, t.membership_until, t.certification, t.certification_expires_on, t.credit_rating,
  s.proved_at, case when a.is_backend then exists (select 1 from second_factor f
    where f.account_id = a.id and f.sealed_secret is not null) else false end as has_app,
  s.impersonation_id, case when s.impersonation_id is not null and not a.is_backend then (select o.id
    from impersonation i join account o on o.id = i.operator_id
    where i.id = s.impersonation_id and i.ended_at is null and o.disabled_at is null and o.is_backend
      and ${actingPermission} = any(o.admin_permissions)) end as operator_id`
const joined = sql`from session s join account a on a.id = s.account_id left join tenant t on t.id = a.tenant_id`

/** Reads a session inside a transaction, which may have changed its account. */
export async function sessionInTransaction(tx: DbOrTx, sessionId: number): Promise<SessionRow | undefined> {
  const [found] = await rows<SessionRow>(
    tx,
    sql`${columns} ${joined} where s.id = ${sessionId} and a.disabled_at is null`,
  )
  return found
}

async function readSessions(
  database: Database,
  tokens: string[],
  withUnread: boolean,
): Promise<Map<string, SessionRow>> {
  // Hashes are hexadecimal, so a comma can separate them; the two engines write arrays differently.
  const found = await database.prepared<SessionRow>(
    sql`${columns}${withUnread ? unread.columns : sql``} ${joined} ${withUnread ? unread.joined : sql``}
        where s.token_hash = any(string_to_array(${tokens.join(',')}, ',')) and a.disabled_at is null`,
  )
  return new Map(found.map((row) => [row.token_hash, row]))
}

export type Sessions = {
  /**
   * Session, account and company of a token, unless it has ended or the account is disabled. Always read after the
   * request began and never cached, so a session that ended before the request is noticed. With `withUnread` the same
   * statement counts unread messages.
   */
  find(tokenHash: string, given: { now: Date; withUnread?: boolean }): Promise<SessionRow | undefined>
}

/** Reads the sessions of one node's callers. */
export function sessionsOf(database: Database): Sessions {
  const plain: Lane = {}
  const counted: Lane = {}
  return {
    async find(tokenHash, { now, withUnread = false }) {
      const { tokens, found } = nextRead(database, withUnread ? counted : plain, withUnread)
      tokens.add(tokenHash)
      const row = (await found).get(tokenHash)
      if (!row || new Date(row.expires_at) <= now) return undefined
      return row.impersonation_id !== null && row.operator_id === null ? undefined : row
    },
  }
}

/** Extends a session that is used; that of an operator who acts for the account ends when it was said to. */
export async function touchSession(db: DbOrTx, row: SessionRow, now: Date): Promise<void> {
  if (row.impersonation_id !== null) return
  if (now.getTime() - new Date(row.seen_at).getTime() < touchMinutes * minute) return
  await db
    .update(session)
    .set({ seen_at: now, expires_at: new Date(now.getTime() + sessionDays * day) })
    .where(eq(session.id, row.session_id))
}

export async function insertSession(
  db: DbOrTx,
  given: {
    tokenHash: string
    accountId: number
    source: string
    device: SessionDevice
    now: Date
    impersonation?: { id: number; until: Date }
    /** It was opened in a way that proves the second factor. */
    isProved?: boolean
  },
): Promise<void> {
  const { impersonation: acting, isProved = false, now } = given
  await db.insert(session).values({
    token_hash: given.tokenHash,
    account_id: given.accountId,
    source: given.source,
    ...given.device,
    proved_at: isProved ? now : null,
    created_at: now,
    seen_at: now,
    expires_at: acting?.until ?? new Date(now.getTime() + sessionDays * day),
    impersonation_id: acting?.id,
  })
}

/** Notes that the second factor was proved in a session. */
export async function proveSession(db: DbOrTx, sessionId: number, now: Date): Promise<void> {
  await db.update(session).set({ proved_at: now }).where(eq(session.id, sessionId))
}

/** Has all sessions of an account prove the second factor again. */
export async function forgetProofs(db: DbOrTx, accountId: number): Promise<void> {
  await db.update(session).set({ proved_at: null }).where(eq(session.account_id, accountId))
}

export async function removeSession(db: DbOrTx, sessionId: number): Promise<void> {
  await db.delete(session).where(eq(session.id, sessionId))
}

/** Ends all sessions of an account, except the given one; also those in which this operator acts for others. */
export async function removeSessionsOf(db: DbOrTx, accountId: number, except?: number): Promise<void> {
  const own = sql`(${session.account_id} = ${accountId} or ${session.impersonation_id} in (select i.id
    from impersonation i where i.operator_id = ${accountId} and i.ended_at is null))`
  await db.delete(session).where(except === undefined ? own : and(own, ne(session.id, except)))
}

export async function purgeSessions(db: DbOrTx, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expires_at, now))
}
