import type { accountApi, Session } from '#contract/account.ts'
import { lockAccount } from '#server/db/companies.ts'
import { findTag } from '#server/features/tag/store.ts'
import { addSearchWords } from '#server/features/postings/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { Context } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { mayNameCompany, nameText, normaliseName } from './rules.ts'
import { readSession, renameUncertified, updateAccount } from './store.ts'

/**
 * Company information after the first sign-in (spec §4, §5). It is the account's own until the first thing that needs a
 * company makes one of it (decision 052); a company that there is already is renamed as long as its name was not certified.
 */
export async function nameCompany(context: Context<typeof accountApi.preLoginInfo>): Promise<Session> {
  const { db, deps, actor, body, lang, now, afterCommit } = context
  if (actor.isBackend) throw new Problem('operator_company')
  if (!mayNameCompany(actor)) throw new Problem('forbidden')
  const tag = await findTag(db, body.pre_business_tag_id, lang)
  if (tag?.module !== 'pre_business') throw fieldProblem('pre_business_tag_id', 'choose', lang)
  const invite = body.invite_mobile === undefined ? undefined : normaliseName(body.invite_mobile)
  if (body.invite_mobile !== undefined && !invite) throw fieldProblem('invite_mobile', 'account_format', lang)
  const { pre_company_name: name, pre_company_name_en: english } = body
  await db.transaction(async (tx) => {
    // Held, so that no other request founds or joins a company between the look and the write.
    const { tenant_id } = await lockAccount(tx, actor.accountId)
    if (tenant_id === null) {
      await updateAccount(tx, actor.accountId, {
        pre_company_name: name,
        ...(english !== undefined && { pre_company_name_en: english || null }),
        pre_business_tag_id: tag.id,
      })
    } else {
      // Before the company itself, as everywhere (decision 042).
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
