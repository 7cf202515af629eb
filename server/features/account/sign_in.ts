import type { Body } from '#contract/endpoint.ts'
import type { accountFormsApi } from '#contract/account_forms.ts'
import type { Context } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network.ts'
import { Problem } from '#server/http/problem.ts'
import { admit } from './admission_rules.ts'
import { requireCode, useCode } from './codes.ts'
import { guardPassword } from './password_guard.ts'
import { passwordMatches, withPasswordLimit } from './passwords.ts'
import { nameText, normaliseName } from './rules.ts'
import { findAccountByName, type AccountRow } from './store.ts'

type Login = Context<typeof accountFormsApi.login>
type PasswordForm = Extract<Body<typeof accountFormsApi.login>, { login_type: 1 }>
type CodeForm = Extract<Body<typeof accountFormsApi.login>, { login_type: 2 }>

/**
 * Signs in by password or code and returns the session's token. Unknown accounts and wrong passwords get the same
 * answer.
 */
export async function signIn(context: Login): Promise<string> {
  const { body } = context
  const found =
    body.login_type === 1
      ? await withPasswordLimit(context.request, () => byPassword(context, body))
      : await byCode(context, body)
  return admit(context, found, body.source)
}

async function byPassword({ db, deps, now, request }: Login, form: PasswordForm): Promise<AccountRow> {
  const named = normaliseName(form.account)
  const found = named && (await findAccountByName(db, named))
  const { key, code } = form
  const guarded = {
    who: found ? `#${found.id}` : named ? nameText(named) : form.account,
    network: networkOf(request.ip),
    solved: key !== undefined && code !== undefined ? { key, code } : undefined,
    secret: deps.config.secret,
    now,
  }
  return guardPassword(db, guarded, async () =>
    (await passwordMatches(found?.password_hash, form.password)) ? found : undefined,
  )
}

async function byCode({ db, deps, now, request }: Login, form: CodeForm): Promise<AccountRow> {
  const named = normaliseName(form.account)
  if (!named) throw new Problem('wrong_code')
  const name = nameText(named)
  const { secret } = deps.config
  await requireCode(db, { secret, name, event: 'login_tel', code: form.verify_code, now, request })
  await useCode(db, name, 'login_tel')
  const found = await findAccountByName(db, named)
  if (!found) throw new Problem('account_unknown')
  return found
}
