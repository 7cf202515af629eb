import { randomInt } from 'node:crypto'
import type { accountApi } from '#contract/account.ts'
import { removeSession, removeSessionsOf } from '#server/db/sessions.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { useLimits } from '#server/http/limits.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { openSession } from '#server/http/session.ts'
import { requireCode, useCode } from './codes.ts'
import { nameCompany } from './company.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { isCommonPassword, nameText, normaliseName } from './rules.ts'
import { signIn } from './sign_in.ts'
import { findAccountByName, getAccount, insertAccount, readSession, updateAccount } from './store.ts'

const passwordChanged = { en: 'The password was changed', zh: '密码已修改' }

export const accountHandlers: Handlers<typeof accountApi> = {
  info: ({ db, actor, lang, now }) => readSession(db, actor.accountId, lang, now),

  edit: async ({ db, actor, body, lang, now }) => {
    if (body.id !== undefined && body.id !== actor.accountId) throw new Problem('forbidden')
    if (body.mobile !== undefined) {
      const { mobile, email } = await getAccount(db, actor.accountId)
      const named = normaliseName(body.mobile, body.country)
      // Another number needs a code sent to it; the page sends the present one back unchanged.
      if (!named || ![mobile, email].includes(nameText(named)))
        throw fieldProblem('mobile', 'mobile_fixed', lang)
    }
    const { display_name, avatar, description, country } = body
    await updateAccount(db, actor.accountId, { display_name, avatar, description, country })
    return withDetail(await readSession(db, actor.accountId, lang, now), { en: 'Saved', zh: '已保存' })
  },

  changePassword: async ({ db, actor, body, now }) => {
    await useLimits(db, [{ key: `password:${actor.accountId}`, limit: 10, seconds: 900 }], now)
    const { password_hash } = await getAccount(db, actor.accountId)
    if (!(await passwordMatches(password_hash, body.old_password))) throw new Problem('wrong_old_password')
    if (isCommonPassword(body.new_password)) throw new Problem('common_password')
    const newHash = await hashPassword(body.new_password)
    await db.transaction(async (tx) => {
      await updateAccount(tx, actor.accountId, { password_hash: newHash })
      await removeSessionsOf(tx, actor.accountId, actor.sessionId)
    })
    return withDetail(null, passwordChanged)
  },

  login: signIn,

  register: async ({ db, deps, body, lang, now }) => {
    const named = normaliseName(body.mobile, body.country)
    if (!named) throw fieldProblem('mobile', 'account_format', lang)
    if (isCommonPassword(body.password)) throw new Problem('common_password')
    const name = nameText(named)
    const { secret } = deps.config
    await requireCode(db, { secret, name, event: 'register', code: body.verify_code, now })
    const password_hash = await hashPassword(body.password)
    return db.transaction(async (tx) => {
      await useCode(tx, name, 'register')
      if (await findAccountByName(tx, named)) throw new Problem('account_exists')
      const id = await insertAccount(tx, {
        ...named,
        password_hash,
        display_name: `${lang === 'en' ? 'User' : '用户'}${randomInt(1000, 10_000)}`,
        country: body.country,
        source: body.source,
        last_login_at: now,
        created_at: now,
      })
      return openSession(tx, id, body.source, now)
    })
  },

  forgetPassword: async ({ db, deps, body, lang, now }) => {
    const named = normaliseName(body.mobile)
    if (!named) throw fieldProblem('mobile', 'account_format', lang)
    if (isCommonPassword(body.password)) throw new Problem('common_password')
    const name = nameText(named)
    const { secret } = deps.config
    await requireCode(db, { secret, name, event: 'forget_password', code: body.verify_code, now })
    const password_hash = await hashPassword(body.password)
    await db.transaction(async (tx) => {
      await useCode(tx, name, 'forget_password')
      const found = await findAccountByName(tx, named)
      if (!found) throw new Problem('account_unknown')
      await updateAccount(tx, found.id, { password_hash })
      await removeSessionsOf(tx, found.id)
    })
    return withDetail(null, passwordChanged)
  },

  preLoginInfo: nameCompany,

  logout: async ({ db, actor }) => {
    await removeSession(db, actor.sessionId)
    return null
  },
}
