import type { Body } from '#contract/endpoint.ts'
import type { accountApi } from '#contract/account.ts'
import { forgetHits } from '#server/db/rate_limit.ts'
import { requireRoom, useLimits } from '#server/http/limits.ts'
import type { Context } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network.ts'
import { Problem } from '#server/http/problem.ts'
import { openSession } from '#server/http/session.ts'
import { requireCode, useCode } from './codes.ts'
import { passwordMatches } from './passwords.ts'
import { nameText, normaliseName } from './rules.ts'
import { findAccountByName, updateAccount, type AccountRow } from './store.ts'

type Login = Context<typeof accountApi.login>
type PasswordForm = Extract<Body<typeof accountApi.login>, { login_type: 1 }>
type CodeForm = Extract<Body<typeof accountApi.login>, { login_type: 2 }>

const quarter = 900
const accountLimit = (name: string) => ({ key: `login:account:${name}`, limit: 10, seconds: quarter })
const networkLimit = (ip: string) => ({ key: `login:network:${networkOf(ip)}`, limit: 100, seconds: quarter })

/** Signs in by password or code; gives the session's token. Unknown accounts and wrong passwords read the same. */
export async function signIn(context: Login): Promise<string> {
  const { body } = context
  const found = body.login_type === 1 ? await byPassword(context, body) : await byCode(context, body)
  if (found.disabled_at) throw new Problem('account_disabled')
  await updateAccount(context.db, found.id, { last_login_at: context.now })
  return openSession(context.db, found.id, body.source, context.now)
}

async function byPassword({ db, now, request }: Login, form: PasswordForm): Promise<AccountRow> {
  const named = normaliseName(form.account)
  const ofAccount = accountLimit(named ? nameText(named) : form.account)
  const ofNetwork = networkLimit(request.ip)
  await requireRoom(db, [ofNetwork], now)
  // Counted before the answer is known, so that guesses sent at the same time count too.
  await useLimits(db, [ofAccount], now)
  const found = named && (await findAccountByName(db, named))
  const matches = await passwordMatches(found?.password_hash, form.password)
  if (!found || !matches) {
    await useLimits(db, [ofNetwork], now)
    throw new Problem('wrong_credentials')
  }
  await forgetHits(db, ofAccount.key)
  return found
}

async function byCode({ db, deps, now }: Login, form: CodeForm): Promise<AccountRow> {
  const named = normaliseName(form.account)
  if (!named) throw new Problem('wrong_code')
  const name = nameText(named)
  await requireCode(db, { secret: deps.config.secret, name, event: 'login_tel', code: form.verify_code, now })
  await useCode(db, name, 'login_tel')
  const found = await findAccountByName(db, named)
  if (!found) throw new Problem('account_unknown')
  return found
}
