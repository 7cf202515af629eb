import { randomUUID } from 'node:crypto'
import { recoveryCodes, type secondFactorApi } from '#contract/second_factor.ts'
import { appDigits, shownRecoveryCode } from '#contract/second_factor_code.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { forgetProofs, proveSession } from '#server/db/sessions.ts'
import { getAccount, lockAccount } from '#server/features/account/store.ts'
import { hasPasskey } from '#server/features/passkey/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { needsProof } from '#server/http/second_factor.ts'
import { seal } from '#server/jobs/seal.ts'
import { guardTries, openSecret, withProof, type Asked } from './proof.ts'
import {
  appAddress,
  base32,
  guardsWays,
  newRecoveryCode,
  newSecret,
  readCode,
  recoveryHmac,
  setupMinutes,
} from './rules.ts'
import {
  auditOwn,
  confirmSetup,
  findFactor,
  recoveryCodesLeft,
  removeApp,
  replaceRecoveryCodes,
  storeSetup,
  tellChange,
} from './store.ts'

/** `isProved`: by this request. */
async function stateOf(db: DbOrTx, { actor, deps }: Asked, isProved = false) {
  const { accountId } = actor
  const policy = deps.config.backOfficeSecondFactor
  const row = await findFactor(db, accountId)
  return {
    is_required: policy === 'required',
    app_since: row?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await recoveryCodesLeft(db, accountId),
    has_passkey: await hasPasskey(db, accountId),
    is_needed: !isProved && needsProof(actor, policy),
  }
}

/** Makes new recovery codes; they are known only now. */
async function makeCodes(tx: DbOrTx, { actor: { accountId }, deps }: Asked): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const hmacs = codes.map((code) => recoveryHmac(deps.config.secret, accountId, code))
  await replaceRecoveryCodes(tx, accountId, hmacs)
  return codes.map(shownRecoveryCode)
}

/** Begins a set-up; what it returns is shown to the person and stored nowhere in clear. */
async function begin(tx: DbOrTx, { actor: { accountId }, deps, now }: Asked, { replaces = false } = {}) {
  const secret = newSecret()
  const setup = randomUUID()
  const isStored = await storeSetup(tx, accountId, {
    replaces,
    setup,
    setup_sealed_secret: seal(deps.config.secret, secret.toString('base64url')),
    setup_expires_at: new Date(now.getTime() + setupMinutes * 60_000),
  })
  // Another tab was faster: now there is an app to be replaced, which needs a proof.
  if (!isStored) throw new Problem('second_factor_needed')
  const { email, mobile, display_name: name } = await getAccount(tx, accountId)
  const shown = base32(secret)
  return { setup, secret: shown, address: appAddress(shown, email ?? mobile ?? name) }
}

export const secondFactorHandlers: Handlers<typeof secondFactorApi> = {
  state: (context) => stateOf(context.db, context),

  setUp: async (context) => {
    const { db, actor, body, deps } = context
    if (actor.secondFactor.hasApp)
      return withProof(context, body, (tx) => begin(tx, context, { replaces: true }))
    const isRequired = deps.config.backOfficeSecondFactor === 'required'
    if (guardsWays(actor, { isRequired, hasPasskey: await hasPasskey(db, actor.accountId) }))
      throw new Problem('second_factor_needed')
    return begin(db, context)
  },

  confirm: async (context) => {
    const { db, actor, body, now } = context
    const { accountId, sessionId } = actor
    const over = () => new Problem('second_factor_setup_over')
    const stored = await findFactor(db, accountId)
    if (!stored?.setup_sealed_secret || stored.setup !== body.setup) throw over()
    if (!stored.setup_expires_at || stored.setup_expires_at <= now) throw over()
    const secret = openSecret(context, stored.setup_sealed_secret)
    return guardTries(context, { isGuessable: true }, async () => {
      const read = readCode(secret, appDigits(body.code), now, null)
      if (typeof read === 'string') throw new Problem(read)
      const recovery_codes = await db.transaction(async (tx) => {
        await lockAccount(tx, accountId)
        if (!(await confirmSetup(tx, { accountId, setup: body.setup, step: read.step, now }))) throw over()
        const isNew = stored.sealed_secret === null
        const codes = await makeCodes(tx, context)
        await forgetProofs(tx, accountId)
        await proveSession(tx, sessionId, now)
        await auditOwn(tx, accountId, { action: isNew ? 'set_up' : 'replace', now })
        await tellChange(tx, accountId, isNew ? 'set_up' : 'replaced', now)
        return codes
      })
      return withDetail({ recovery_codes }, { en: 'Two-step verification is on', zh: '两步验证已开启' })
    })
  },

  prove: (context) =>
    withProof(context, context.body, async (tx) => {
      await proveSession(tx, context.actor.sessionId, context.now)
      return stateOf(tx, context, true)
    }),

  renewCodes: (context) =>
    withProof(context, context.body, async (tx) => {
      const { actor, now } = context
      if (!(await findFactor(tx, actor.accountId))?.sealed_secret) throw new Problem('second_factor_none')
      const recovery_codes = await makeCodes(tx, context)
      await auditOwn(tx, actor.accountId, { action: 'renew_recovery_codes', now })
      await tellChange(tx, actor.accountId, 'codes_renewed', now)
      return { recovery_codes }
    }),

  remove: async (context) => {
    const { actor, body, deps, now } = context
    const { accountId } = actor
    const isRequired = deps.config.backOfficeSecondFactor === 'required'
    const refuseLast = async (db: DbOrTx) => {
      if (isRequired && !(await hasPasskey(db, accountId))) throw new Problem('second_factor_required')
    }
    // Before a code is used up, and again when nobody can take the passkey away any more.
    await refuseLast(context.db)
    await withProof(context, body, async (tx) => {
      await refuseLast(tx)
      if (!(await removeApp(tx, accountId))) throw new Problem('second_factor_none')
      await forgetProofs(tx, accountId)
      await auditOwn(tx, accountId, { action: 'remove', now })
      await tellChange(tx, accountId, 'removed', now)
    })
    return withDetail(null, { en: 'Two-step verification is off', zh: '两步验证已关闭' })
  },
}
