import { sessionInTransaction } from '#server/db/sessions.ts'
import type { RunHandler } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { authorize, requirePerson, toActor } from '#server/http/session.ts'
import { foundsCompany, needsCompany } from './founding_rules.ts'
import { ensureCompany } from './founding_store.ts'

/**
 * Runs a handler. The first write of a company that does not exist yet creates it, in the same transaction as the
 * handler: a refused write leaves no company behind (decision 052).
 */
export const runForCompany: RunHandler = async (endpoint, handler, context) => {
  const { actor, now } = context
  if (!foundsCompany(actor) || !needsCompany(endpoint, context.query)) return handler(context)
  // A company lasts; an operator who acts for its founder does not begin it.
  requirePerson(actor)
  let effects: (() => void)[] = []
  const answered = await context.db.transaction(async (tx) => {
    // The transaction may be retried.
    effects = []
    await ensureCompany(tx, actor.accountId, now)
    const row = await sessionInTransaction(tx, actor.sessionId)
    if (!row) throw new Problem('login_invalid')
    // Meanwhile another request may have founded the company, or added the account to another company with other
    // rights.
    const member = toActor(row, now)
    authorize(endpoint, member)
    return handler({
      ...context,
      db: tx,
      actor: member,
      afterCommit: (effect) => void effects.push(effect),
    })
  })
  for (const effect of effects) context.afterCommit(effect)
  return answered
}
