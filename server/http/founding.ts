import type { Endpoint } from '#contract/endpoint.ts'
import { backendPermissions } from '#contract/permissions.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { ensureCompany } from '#server/db/companies.ts'
import { sessionInTransaction } from '#server/db/sessions.ts'
import { Problem } from './problem.ts'
import { authorize, foundsCompany, toActor, type Actor } from './session.ts'

/** Of what a handler knows: who asks, and where the answer is written. */
type Asked = {
  actor: Actor | null
  query: unknown
  db: DbOrTx
  now: Date
  afterCommit: (effect: () => void) => void
}

/** What a company does: reading needs none, and a rehearsal (`dry_run`) writes nothing. */
function needsCompany({ access, method }: Endpoint, query: unknown): boolean {
  const isCompanys = access === 'company' || (backendPermissions as readonly string[]).includes(access)
  const isRehearsal = (query as { dry_run?: unknown }).dry_run === 1
  return isCompanys && method !== 'GET' && !isRehearsal
}

/**
 * Runs a handler. The first write of a company that is not founded yet founds it, in one transaction with what the
 * handler writes: what is refused leaves no company behind (decision 052).
 */
export async function runForCompany<C extends Asked, Answer>(
  endpoint: Endpoint,
  handler: (context: C) => Promise<Answer> | Answer,
  context: C,
): Promise<Answer> {
  const { actor, now } = context
  if (!foundsCompany(actor) || !needsCompany(endpoint, context.query)) return handler(context)
  let effects: (() => void)[] = []
  const answered = await context.db.transaction(async (tx) => {
    // The transaction may be run again.
    effects = []
    await ensureCompany(tx, actor.accountId, now)
    const row = await sessionInTransaction(tx, actor.sessionId)
    if (!row) throw new Problem('login_invalid')
    // Another request may have founded the company, or brought the account into another one with other rights.
    const member = toActor(row, now)
    authorize(endpoint.access, member)
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
