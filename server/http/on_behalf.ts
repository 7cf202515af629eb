import { recordAudit } from '#server/db/audit.ts'
import type { Context, RunHandler } from './mount.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { postings } from '#contract/postings/index.ts'

/** The posting that is written to, so that the log is searched by its code; otherwise the account. */
function objectOf({ path }: Endpoint, params: unknown, accountId: number) {
  const [, , kind = ''] = path.split('/')
  const { code } = params as { code?: string }
  return kind in postings && code !== undefined
    ? { kind, sign: code }
    : { kind: 'impersonation', sign: accountId }
}

/**
 * Returns a `run` that carries out a write of an operator who acts for an account in one transaction with its line in
 * the audit log, which names both (decision 078). What was sent is left out: it may be private.
 */
export const recorded =
  (run: RunHandler): RunHandler =>
  async (endpoint, handler, context) => {
    const { actor, params, now } = context as Context<Endpoint>
    if (!actor || actor.operatorId === null || endpoint.method === 'GET')
      return run(endpoint, handler, context)
    const { accountId, operatorId } = actor
    let effects: (() => void)[] = []
    const answer = await context.db.transaction(async (tx) => {
      // The transaction may be retried.
      effects = []
      const own = { db: tx, afterCommit: (effect: () => void) => void effects.push(effect) }
      await recordAudit(tx, {
        actorId: operatorId,
        onBehalfOf: accountId,
        ...objectOf(endpoint, params, accountId),
        action: 'write',
        after: { call: `${endpoint.method} ${endpoint.path}`, ...(params as object) },
        now,
      })
      return run(endpoint, handler, { ...context, ...own })
    })
    for (const effect of effects) context.afterCommit(effect)
    return answer
  }
