import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { DbOrTx } from '#server/db/client.ts'
import { claimKey, storeAnswer } from '#server/db/idempotency.ts'
import type { Lang } from '#contract/enums.ts'
import { fieldProblem } from './field_problem.ts'
import { Problem } from './problem.ts'
import type { Actor } from './session.ts'

/** Runs the handler on this connection; effects outside the database are passed to `afterCommit`. */
export type Run = (own: { db: DbOrTx; afterCommit: (effect: () => void) => void }) => Promise<string>

/** The parts of a handler's context that are used here: the actor and the request. */
type Asked = {
  request: FastifyRequest
  params: unknown
  query: unknown
  body: unknown
  actor: Actor | null
  db: DbOrTx
  now: Date
  lang: Lang
  afterCommit: (effect: () => void) => void
}

const keySchema = z.uuid()

/**
 * Runs `run` once per account and Idempotency-Key. The first answer is stored in the same transaction as its effect
 * and returned to every later request with the same key and body. A failed request stores nothing and may be retried.
 */
export async function answerOnce(context: Asked, run: Run): Promise<string> {
  const given = context.request.headers['idempotency-key']
  const accountId = context.actor?.accountId
  if (given === undefined || accountId === undefined) return run(context)
  const key = keySchema.safeParse(given)
  if (!key.success) throw fieldProblem('Idempotency-Key', 'format_unknown', context.lang)
  const requestHash = hash('sha256', JSON.stringify(identityOf(context)), 'hex')
  let effects: (() => void)[] = []
  const answer = await context.db.transaction(async (tx) => {
    // The transaction may be retried.
    effects = []
    const known = await claimKey(tx, accountId, key.data)
    if (known === undefined) {
      const response = await run({ db: tx, afterCommit: (effect) => void effects.push(effect) })
      await storeAnswer(tx, { accountId, key: key.data, requestHash, response, now: context.now })
      return response
    }
    if (known.requestHash !== requestHash) throw new Problem('idempotency_mismatch')
    return known.response
  })
  for (const effect of effects) effect()
  return answer
}

const identityOf = ({ request, params, query, body }: Asked) => [
  request.method,
  request.routeOptions.url,
  params,
  query,
  body,
]
