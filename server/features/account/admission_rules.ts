import type { FastifyRequest } from 'fastify'
import type { DbOrTx } from '#server/db/client.ts'
import type { Limit } from '#server/db/rate_limit.ts'
import { endOldestSessions, mostSessionsOf } from '#server/features/sign_in/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { Problem } from '#server/http/problem.ts'
import { openSession, sessionDevice } from '#server/http/session.ts'
import { updateAccount, type AccountRow } from './store.ts'

/** Failed sign-ins of one network, for whichever accounts and in whichever way. */
export const networkTries = (network: string): Limit => ({
  key: `login:network:${network}`,
  limit: 100,
  seconds: 900,
})

/**
 * Opens a session for the owner of the account, however they proved it; a way that `proves` the second factor too is not
 * asked for another. Throws `account_disabled` for a frozen account.
 */
export async function admit(
  { db, now, request }: { db: DbOrTx; now: Date; request: FastifyRequest },
  { id, email, disabled_at }: Pick<AccountRow, 'id' | 'email' | 'disabled_at'>,
  source: string,
  { proves = false } = {},
): Promise<string> {
  if (disabled_at) throw new Problem('account_disabled')
  await updateAccount(db, id, { last_login_at: now })
  const token = await openSession(db, id, source, now, sessionDevice(request), { isProved: proves })
  const most = mostSessionsOf({ email })
  const [ended] = await endOldestSessions(db, { id, most })
  if (ended) {
    const { browser, system, seen_at: seen } = ended
    await notify(db, {
      accountIds: [id],
      module: 'user',
      record_sign: '',
      code: 'session_ended',
      params: { browser, system, seen: seen.toISOString(), limit: most },
      now,
      unlessUnread: true,
    })
  }
  return token
}
