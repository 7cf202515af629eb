import { randomInt } from 'node:crypto'
import type { accountApi } from '#contract/account.ts'
import type { accountFormsApi } from '#contract/account_forms.ts'
import { forgetProofs } from '#server/db/sessions.ts'
import { endSession, endSessionsOf } from '#server/features/impersonation/end_store.ts'
import { tellWaiting } from '#server/features/staff/invitation_store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { openSession, sessionDevice } from '#server/http/session.ts'
import { requireCode, useCode } from './codes.ts'
import { withOwnPassword } from './own_password_rules.ts'
import { hashPassword, withPasswordLimit } from './passwords.ts'
import { editProfile, refuseTaken } from './profile.ts'
import { firstName, isCommonPassword, nameText, normaliseName } from './rules.ts'
import { signIn } from './sign_in.ts'
import { findAccountByName, insertAccount, readSession, updateAccount } from './store.ts'

const passwordChanged = { en: 'The password was changed', zh: '密码已修改' }

export const accountHandlers: Handlers<typeof accountApi & typeof accountFormsApi> = {
  info: ({ db, actor, lang, now }) => readSession(db, actor.accountId, lang, now),

  edit: editProfile,

  changePassword: ({ db, actor, body, now, request }) => {
    const { accountId, sessionId } = actor
    const given = { db, request, actor, password: body.old_password, now }
    return withOwnPassword({ ...given, wrong: 'wrong_old_password' }, async () => {
      if (isCommonPassword(body.new_password)) throw new Problem('common_password')
      const newHash = await hashPassword(body.new_password)
      await db.transaction(async (tx) => {
        await updateAccount(tx, accountId, { password_hash: newHash })
        await endSessionsOf(tx, accountId, { now, except: sessionId })
        await forgetProofs(tx, accountId)
      })
      return withDetail(null, passwordChanged)
    })
  },

  login: signIn,

  register: async ({ db, deps, body, lang, now, request }) => {
    const named = normaliseName(body.mobile, body.country)
    if (!named) throw fieldProblem('mobile', 'account_format', lang)
    if (isCommonPassword(body.password)) throw new Problem('common_password')
    const name = nameText(named)
    const { secret } = deps.config
    const password_hash = await withPasswordLimit(request, async () => {
      await requireCode(db, { secret, name, event: 'register', code: body.verify_code, now, request })
      return hashPassword(body.password)
    })
    const made = db.transaction(async (tx) => {
      await useCode(tx, name, 'register')
      if (await findAccountByName(tx, named)) throw new Problem('account_exists')
      const id = await insertAccount(tx, {
        ...named,
        password_hash,
        ...firstName(lang, randomInt(1000, 10_000)),
        country: body.country,
        source: body.source,
        last_login_at: now,
        created_at: now,
      })
      await tellWaiting(tx, { accountId: id, name, now })
      return openSession(tx, id, body.source, now, sessionDevice(request))
    })
    return made.catch(refuseTaken)
  },

  forgetPassword: async ({ db, deps, body, lang, now, request }) => {
    const named = normaliseName(body.mobile)
    if (!named) throw fieldProblem('mobile', 'account_format', lang)
    if (isCommonPassword(body.password)) throw new Problem('common_password')
    const name = nameText(named)
    const { secret } = deps.config
    const password_hash = await withPasswordLimit(request, async () => {
      await requireCode(db, { secret, name, event: 'forget_password', code: body.verify_code, now, request })
      return hashPassword(body.password)
    })
    await db.transaction(async (tx) => {
      await useCode(tx, name, 'forget_password')
      const found = await findAccountByName(tx, named)
      if (!found) throw new Problem('account_unknown')
      await updateAccount(tx, found.id, { password_hash })
      await endSessionsOf(tx, found.id, { now })
    })
    return withDetail(null, passwordChanged)
  },

  logout: async ({ db, actor, now }) => {
    await db.transaction((tx) => endSession(tx, actor, now))
    return null
  },
}
