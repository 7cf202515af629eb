import type { FastifyRequest } from 'fastify'
import type { CodeEvent } from '#contract/verify_code.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { codeHmac, codeTries, sameHmac, triesLimit } from '#server/features/verify_code/rules.ts'
import { removeCode, tryCode } from '#server/features/verify_code/store.ts'
import { countHit } from '#server/db/rate_limit.ts'
import { networkOf } from '#server/http/network.ts'
import { Problem } from '#server/http/problem.ts'

type Given = {
  secret: string
  name: string
  event: CodeEvent
  code: string
  now: Date
  request: FastifyRequest
}

/**
 * Throws `wrong_code` unless this is the newest code sent to that address for that purpose; each call counts as an
 * attempt. Attempts are counted by network first, so that a stranger who guesses does not use up the owner's.
 */
export async function requireCode(db: DbOrTx, given: Given): Promise<void> {
  const { secret, name, event, code, now, request } = given
  const { wait } = await countHit(db, triesLimit(name, event, networkOf(request.ip)), now)
  if (wait > 0) throw new Problem('wrong_code')
  const stored = await tryCode(db, { name, event, tries: codeTries, now })
  if (stored === undefined || !sameHmac(stored, codeHmac(secret, name, event, code)))
    throw new Problem('wrong_code')
}

/** Marks the code as used in the transaction that acts on it; throws `wrong_code` when another request was faster. */
export async function useCode(tx: DbOrTx, name: string, event: CodeEvent): Promise<void> {
  if (!(await removeCode(tx, name, event))) throw new Problem('wrong_code')
}
