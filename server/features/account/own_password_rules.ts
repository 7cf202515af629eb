import type { FastifyRequest } from 'fastify'
import type { ProblemCode } from '#contract/problems.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { useLimits } from '#server/http/limits.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import { passwordMatches, withPasswordLimit } from './passwords.ts'
import { getAccount } from './store.ts'

type Given = {
  db: DbOrTx
  request: FastifyRequest
  actor: Pick<Actor, 'accountId' | 'sessionId'>
  password: string
  now: Date
  /** Thrown when it is not the account's password. */
  wrong: ProblemCode
}

/**
 * Runs a task for somebody who has entered the own password once more. Attempts are counted by session: somebody who
 * guesses in a session that he found open locks that one, not the owner elsewhere.
 */
export const withOwnPassword = <T>(given: Given, task: () => Promise<T>): Promise<T> =>
  withPasswordLimit(given.request, async () => {
    const { db, actor, now } = given
    await useLimits(db, [{ key: `password:${actor.sessionId}`, limit: 10, seconds: 900 }], now)
    const { password_hash: hash } = await getAccount(db, actor.accountId)
    if (!(await passwordMatches(hash, given.password))) throw new Problem(given.wrong)
    return task()
  })
