import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { SignIn } from '#contract/sign_in.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { session } from '#server/db/tables.ts'

/** More sessions than a person has devices; those used longest ago are left out. */
const mostShown = 100

/** Own sessions of an account that have not expired: `own.sessionId` first, then the most recently used. */
export async function listSignIns(
  db: DbOrTx,
  own: { accountId: number; sessionId: number },
  now: Date,
): Promise<SignIn[]> {
  const found = await db
    .select({
      id: session.id,
      browser: session.browser,
      system: session.system,
      network: session.network,
      created_at: session.created_at,
      seen_at: session.seen_at,
    })
    .from(session)
    .where(
      and(
        eq(session.account_id, own.accountId),
        gt(session.expires_at, now),
        isNull(session.impersonation_id),
      ),
    )
    .orderBy(desc(eq(session.id, own.sessionId)), desc(session.seen_at), desc(session.id))
    .limit(mostShown)
  return found.map(({ created_at, seen_at, ...row }) => ({
    ...row,
    is_this_session: row.id === own.sessionId,
    created_time: created_at.toISOString(),
    seen_time: seen_at.toISOString(),
  }))
}

/** Most sessions of an account: more browsers than a person uses. */
export const mostSessions = 20
/**
 * Accounts of the demo, whose password everybody knows, are used by many visitors at once; without any limit a script
 * could fill the table. No mail reaches the domain (RFC 6761), so nobody registers with it.
 */
const mostDemoSessions = 500
export const mostSessionsOf = ({ email }: { email: string | null }): number =>
  email?.endsWith('@demo.test') ? mostDemoSessions : mostSessions

export type EndedSession = Pick<typeof session.$inferSelect, 'browser' | 'system' | 'seen_at'>

/** Ends the sessions of an account beyond the limit, used longest ago, and returns them; an operator's is not counted. */
export async function endOldestSessions(
  db: DbOrTx,
  { id: accountId, most }: { id: number; most: number },
): Promise<EndedSession[]> {
  const own = and(eq(session.account_id, accountId), isNull(session.impersonation_id))
  const beyond = db
    .select({ id: session.id })
    .from(session)
    .where(own)
    .orderBy(desc(session.seen_at), desc(session.id))
    .offset(most)
  return db
    .delete(session)
    .where(inArray(session.id, beyond))
    .returning({ browser: session.browser, system: session.system, seen_at: session.seen_at })
}

/** Ends an own session of the account; returns false if the account has no such session. */
export async function endSignIn(db: DbOrTx, given: { id: number; accountId: number }): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(
      and(
        eq(session.id, given.id),
        eq(session.account_id, given.accountId),
        // One of an operator is not in the list, and its end has to be told.
        isNull(session.impersonation_id),
      ),
    )
    .returning({ id: session.id })
  return ended.length > 0
}
