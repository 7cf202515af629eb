import { randomInt } from 'node:crypto'
import type { accountApi, Session } from '#contract/account.ts'
import { findTag } from '#server/features/tag/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { Context } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { mayNameCompany, nameText, normaliseName } from './rules.ts'
import { insertTenant, lockAccount, readSession, renameUncertified, updateAccount } from './store.ts'

/** Letters and digits that nobody mistakes for others on paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const companyCode = () => `C${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

/**
 * Company information after the first sign-in (spec §4, §5): makes the company with the caller as its main account, or
 * renames it as long as its name was not certified.
 */
export async function nameCompany(context: Context<typeof accountApi.preLoginInfo>): Promise<Session> {
  const { db, actor, body, lang, now } = context
  if (!mayNameCompany(actor)) throw new Problem('forbidden')
  const tag = await findTag(db, body.pre_business_tag_id, lang)
  if (tag?.module !== 'pre_business') throw fieldProblem('pre_business_tag_id', 'choose', lang)
  const invite = body.invite_mobile === undefined ? undefined : normaliseName(body.invite_mobile)
  if (body.invite_mobile !== undefined && !invite) throw fieldProblem('invite_mobile', 'account_format', lang)
  const values = { name: body.pre_company_name, business_tag_id: tag.id }
  await db.transaction(async (tx) => {
    const { tenant_id, mobile, email, display_name } = await lockAccount(tx, actor.accountId)
    if (tenant_id !== null) {
      if (!(await renameUncertified(tx, tenant_id, values))) throw new Problem('transition_not_allowed')
    } else {
      const contact = { contact_name: display_name, contact_mobile: mobile, contact_email: email }
      const made = await insertTenant(tx, { ...values, ...contact, code: companyCode(), created_at: now })
      await updateAccount(tx, actor.accountId, { tenant_id: made, tenant_role: 'main_account' })
    }
    if (invite) await updateAccount(tx, actor.accountId, { invite_mobile: nameText(invite) })
  })
  return readSession(db, actor.accountId, lang, now)
}
