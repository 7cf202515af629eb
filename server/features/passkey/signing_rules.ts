import type { Endpoint } from '#contract/endpoint.ts'
import type { SignedByPasskey } from '#contract/passkey.ts'
import { networkTries } from '#server/features/account/admission_rules.ts'
import { requireRoom, useLimits } from '#server/http/limits.ts'
import type { Context } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network.ts'
import { Problem } from '#server/http/problem.ts'
import { challengeIn, siteOf } from './rules.ts'
import { findPasskey, noteUse, takeChallenge } from './store.ts'
import { verifySigned } from './verify.ts'

type Asked = Pick<Context<Endpoint>, 'db' | 'deps' | 'now' | 'request'>

/**
 * Returns the account whose passkey has answered the challenge; `wanted` refuses that of another one. A failure counts for
 * the network, together with wrong passwords (decision 050).
 */
export async function accountOfPasskey(
  asked: Asked,
  signed: SignedByPasskey,
  wanted?: number,
): Promise<number> {
  const { db, now, request } = asked
  const tries = networkTries(networkOf(request.ip))
  await requireRoom(db, [tries], now)
  try {
    return await check(asked, signed, wanted)
  } catch (error) {
    if (error instanceof Problem) await useLimits(db, [tries], now)
    throw error
  }
}

async function check(
  { db, deps, now, request }: Asked,
  signed: SignedByPasskey,
  wanted: number | undefined,
): Promise<number> {
  const site = siteOf(request, deps.config.pageOrigins)
  const asked = await takeChallenge(db, challengeIn(signed.client_data) ?? '', now)
  if (asked?.purpose !== 'sign_in') throw new Problem('passkey_refused')
  const stored = await findPasskey(db, signed.credential_id)
  if (!stored) throw new Problem('passkey_unknown')
  if (wanted !== undefined && stored.account_id !== wanted) throw new Problem('passkey_refused')
  const use = await verifySigned(signed, stored, site, asked.challenge)
  if (!(await noteUse(db, { id: stored.id, now, ...use }))) throw new Problem('passkey_refused')
  return stored.account_id
}
