import { randomBytes } from 'node:crypto'
import { passkeyLimit, type passkeyApi } from '#contract/passkey.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { admit } from '#server/features/account/admission_rules.ts'
import { withOwnPassword } from '#server/features/account/own_password_rules.ts'
import { getAccount, lockAccount } from '#server/features/account/store.ts'
import { guardsWays } from '#server/features/second_factor/rules.ts'
import { findFactor } from '#server/features/second_factor/store.ts'
import type { Deps } from '#server/http/deps.ts'
import { useLimits } from '#server/http/limits.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import {
  algorithms,
  browserTimeout,
  challengeIn,
  challengeLimits,
  challengeSeconds,
  siteOf,
} from './rules.ts'
import {
  hasPasskey,
  insertChallenge,
  insertPasskey,
  passkeysOf,
  removePasskey,
  renamePasskey,
  shownPasskey,
  takeChallenge,
  tellAdded,
} from './store.ts'
import { accountOfPasskey } from './signing_rules.ts'
import { verifyMade } from './verify.ts'

const newChallenge = (now: Date) => ({
  challenge: randomBytes(32).toString('base64url'),
  expires_at: new Date(now.getTime() + challengeSeconds * 1000),
})
const limitReached = () => new Problem('passkey_limit', { values: { limit: passkeyLimit } })

const isRequired = ({ config }: Deps, { isBackend }: Actor): boolean =>
  isBackend && config.backOfficeSecondFactor === 'required'

/** Throws `second_factor_needed` for somebody of the back office who has a second factor and has not proved it yet. */
async function requireProved(db: DbOrTx, deps: Deps, actor: Actor): Promise<void> {
  const given = { isRequired: isRequired(deps, actor), hasPasskey: await hasPasskey(db, actor.accountId) }
  if (guardsWays(actor, given)) throw new Problem('second_factor_needed')
}

export const passkeyHandlers: Handlers<typeof passkeyApi> = {
  list: async ({ db, actor }) => (await passkeysOf(db, actor.accountId)).map(shownPasskey),

  creationOptions: async ({ db, deps, actor, body, now, request }) => {
    const { accountId } = actor
    const site = siteOf(request, deps.config.pageOrigins)
    await requireProved(db, deps, actor)
    const given = { db, request, actor, password: body.password, now }
    return withOwnPassword({ ...given, wrong: 'wrong_password' }, async () => {
      const { email, mobile, display_name: displayName } = await getAccount(db, accountId)
      const known = await passkeysOf(db, accountId)
      if (known.length >= passkeyLimit) throw limitReached()
      const { challenge, expires_at } = newChallenge(now)
      const user_handle = known[0]?.user_handle ?? randomBytes(32).toString('base64url')
      await insertChallenge(db, { challenge, purpose: 'add', account_id: accountId, user_handle, expires_at })
      return {
        rp: { id: site.rpId, name: 'Forging Market' },
        user: { id: user_handle, name: email ?? mobile ?? displayName, displayName },
        challenge,
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
        timeout: browserTimeout,
        excludeCredentials: known.map(({ credential_id: id, transports }) => ({
          type: 'public-key' as const,
          id,
          transports,
        })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
      }
    })
  },

  add: async ({ db, deps, actor, body, now, request }) => {
    const { accountId } = actor
    const site = siteOf(request, deps.config.pageOrigins)
    await requireProved(db, deps, actor)
    const asked = await takeChallenge(db, challengeIn(body.client_data) ?? '', now)
    if (asked?.purpose !== 'add' || asked.account_id !== accountId || asked.user_handle === null)
      throw new Problem('passkey_refused')
    const made = await verifyMade(body, site, asked.challenge)
    const { name, transports } = body
    const { user_handle } = asked
    await db.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      const known = await passkeysOf(tx, accountId)
      if (known.length >= passkeyLimit) throw limitReached()
      const row = { ...made, account_id: accountId, name, transports, user_handle, created_at: now }
      if (!(await insertPasskey(tx, row))) throw new Problem('passkey_exists')
      await tellAdded(tx, row)
    })
    return withDetail(null, { en: 'The passkey was added', zh: '通行密钥已添加' })
  },

  rename: async ({ db, actor: { accountId }, params, body }) => {
    if (!(await renamePasskey(db, { id: params.id, accountId }, body.name))) throw new Problem('not_found')
    return withDetail(null, { en: 'Renamed', zh: '已重命名' })
  },

  remove: async ({ db, deps, actor, params }) => {
    const { accountId } = actor
    await requireProved(db, deps, actor)
    await db.transaction(async (tx) => {
      // Of two requests that remove the last two passkeys the second sees what the first has done.
      await lockAccount(tx, accountId)
      if (!(await removePasskey(tx, { id: params.id, accountId }))) throw new Problem('not_found')
      const needsOne = isRequired(deps, actor) && !(await findFactor(tx, accountId))?.sealed_secret
      if (needsOne && !(await hasPasskey(tx, accountId))) throw new Problem('second_factor_required')
    })
    return withDetail(null, { en: 'The passkey was removed', zh: '通行密钥已移除' })
  },

  signInOptions: async ({ db, deps, now, request }) => {
    const { rpId } = siteOf(request, deps.config.pageOrigins)
    await useLimits(db, challengeLimits(networkOf(request.ip)), now)
    const { challenge, expires_at } = newChallenge(now)
    await insertChallenge(db, { challenge, purpose: 'sign_in', expires_at })
    return { challenge, rpId, timeout: browserTimeout, userVerification: 'required' as const }
  },

  signIn: async (context) => {
    const accountId = await accountOfPasskey(context, context.body)
    const found = await getAccount(context.db, accountId)
    // The device has verified its owner, which is a second factor in itself.
    return admit(context, found, context.body.source, { proves: true })
  },
}
