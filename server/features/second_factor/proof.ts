import type { Endpoint } from '#contract/endpoint.ts'
import { problems } from '#contract/problems.ts'
import type { Proof } from '#contract/second_factor.ts'
import { readTypedCode } from '#contract/second_factor_code.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { forgetHits, removeHit } from '#server/db/rate_limit.ts'
import { networkTries } from '#server/features/account/admission_rules.ts'
import { lockAccount } from '#server/features/account/store.ts'
import { accountOfPasskey } from '#server/features/passkey/signing_rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { requireRoom, useLimits } from '#server/http/limits.ts'
import type { Context } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import { open } from '#server/jobs/seal.ts'
import { readCode, recoveryHmac, triesOf } from './rules.ts'
import { auditOwn, findFactor, recoveryCodesLeft, takeRecoveryCode, takeStep } from './store.ts'

export type Asked = Pick<Context<Endpoint>, 'db' | 'deps' | 'lang' | 'now' | 'request'> & { actor: Actor }

/** Opens a stored secret. Throws `second_factor_unreadable` if it was sealed with another secret of the server. */
export function openSecret({ deps }: Pick<Asked, 'deps'>, sealed: string): Buffer {
  try {
    return Buffer.from(open(deps.config.secret, sealed), 'base64url')
  } catch {
    throw new Problem('second_factor_unreadable')
  }
}

/**
 * Counts tries of codes like those of passwords (decision 050), before the result is known: by account and network
 * together, those of the app by account too, and wrong ones by network.
 */
export async function guardTries<T>(
  { db, now, request, actor: { accountId } }: Asked,
  { isGuessable }: { isGuessable: boolean },
  attempt: () => Promise<T>,
): Promise<T> {
  const network = networkOf(request.ip)
  const { pair, account } = triesOf(accountId, network)
  await requireRoom(db, [networkTries(network)], now)
  await useLimits(db, isGuessable ? [pair, account] : [pair], now)
  try {
    const done = await attempt()
    await forgetHits(db, pair.key)
    if (isGuessable) await removeHit(db, account.key)
    return done
  } catch (error) {
    if (error instanceof Problem && problems[error.code].status === 422)
      await useLimits(db, [networkTries(network)], now)
    throw error
  }
}

/**
 * Runs `act` in one transaction with the use of the proof, so that a code counts once, whatever else is asked at the same
 * moment. Throws which way it was wrong.
 */
export async function withProof<T>(
  asked: Asked,
  { code, passkey }: Proof,
  act: (tx: DbOrTx) => Promise<T>,
): Promise<T> {
  const { db, lang, actor } = asked
  // The account comes first in the order of locks (decision 042).
  const inTurn = (run: (tx: DbOrTx) => Promise<T>) =>
    db.transaction(async (tx) => {
      await lockAccount(tx, actor.accountId)
      return run(tx)
    })
  if (passkey) {
    await accountOfPasskey(asked, passkey, actor.accountId)
    return inTurn(act)
  }
  const typed = code === undefined ? undefined : readTypedCode(code)
  if (!typed) throw fieldProblem('code', 'required', lang)
  return guardTries(asked, { isGuessable: typed.of === 'app' }, () =>
    inTurn(async (tx) => {
      if (typed.of === 'app') await useAppCode(tx, asked, typed.digits)
      else await useRecoveryCode(tx, asked, typed.code)
      return act(tx)
    }),
  )
}

async function useAppCode(tx: DbOrTx, asked: Asked, digits: string): Promise<void> {
  const row = await findFactor(tx, asked.actor.accountId)
  if (!row?.sealed_secret) throw new Problem('second_factor_none')
  const read = readCode(openSecret(asked, row.sealed_secret), digits, asked.now, row.last_step)
  if (typeof read === 'string') throw new Problem(read)
  if (!(await takeStep(tx, row, read.step))) throw new Problem('second_factor_used')
}

async function useRecoveryCode(tx: DbOrTx, { actor, deps, now }: Asked, code: string): Promise<void> {
  const { accountId } = actor
  if (!(await findFactor(tx, accountId))?.sealed_secret) throw new Problem('second_factor_none')
  const hmac = recoveryHmac(deps.config.secret, accountId, code)
  const refusal = await takeRecoveryCode(tx, { accountId, hmac, now })
  if (refusal) throw new Problem(refusal)
  const left = await recoveryCodesLeft(tx, accountId)
  await auditOwn(tx, accountId, { action: 'use_recovery_code', after: { left }, now })
  await notify(tx, {
    accountIds: [accountId],
    module: 'user',
    record_sign: '',
    code: 'recovery_code_used',
    params: { left },
    now,
  })
}
