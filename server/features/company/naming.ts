import type { Session } from '#contract/account.ts'
import type { companyApi } from '#contract/company.ts'
import { nameText, normaliseName } from '#server/features/account/rules.ts'
import { lockAccount, readSession, updateAccount } from '#server/features/account/store.ts'
import { findTag } from '#server/features/tag/store.ts'
import { addSearchWords } from '#server/features/postings/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { Context } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { mayNameCompany } from './founding_rules.ts'
import { renameUncertified } from './store.ts'

/**
 * Saves the company information asked for after the first sign-in (SPEC 4.5). It belongs to the account until the
 * first action that needs a company creates one from it (decision 052). An existing company is renamed as long as its
 * name is not certified.
 */
export async function nameCompany(context: Context<typeof companyApi.preLoginInfo>): Promise<Session> {
  const { db, deps, actor, body, lang, now, afterCommit } = context
  if (actor.isBackend) throw new Problem('operator_company')
  if (!mayNameCompany(actor)) throw new Problem('forbidden')
  const tag = await findTag(db, body.pre_business_tag_id, lang)
  if (tag?.module !== 'pre_business') throw fieldProblem('pre_business_tag_id', 'choose', lang)
  const invite = body.invite_mobile === undefined ? undefined : normaliseName(body.invite_mobile)
  if (body.invite_mobile !== undefined && !invite) throw fieldProblem('invite_mobile', 'account_format', lang)
  const { pre_company_name: name, pre_company_name_en: english } = body
  await db.transaction(async (tx) => {
    // Locks the account, so that no other request founds or joins a company between the check and the write.
    const { tenant_id } = await lockAccount(tx, actor.accountId)
    if (tenant_id === null) {
      await updateAccount(tx, actor.accountId, {
        pre_company_name: name,
        ...(english !== undefined && { pre_company_name_en: english || null }),
        pre_business_tag_id: tag.id,
      })
    } else {
      // The account is locked before the company, as everywhere (decision 042).
      await addSearchWords(tx, tenant_id, `${name} ${english ?? ''}`)
      const values = {
        name,
        ...(english !== undefined && { name_en: english || null }),
        business_tag_id: tag.id,
      }
      if (!(await renameUncertified(tx, tenant_id, values))) throw new Problem('transition_not_allowed')
    }
    if (invite) await updateAccount(tx, actor.accountId, { invite_mobile: nameText(invite) })
  })
  afterCommit(() => deps.cache.clear())
  return readSession(db, actor.accountId, lang, now)
}
