import type { companyContactApi, OwnContact } from '#contract/company_contact.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { normaliseName } from '#server/features/account/rules.ts'
import { getAccount } from '#server/features/account/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { noCompanyYet } from './founding_rules.ts'
import { lockTenant, readOwnContact, updateContact } from './store.ts'

/** The contact person of the actor's company; of one that is not founded yet, whom it will begin with. */
async function ownContact(db: DbOrTx, actor: CompanyActor): Promise<OwnContact> {
  const can = { change: actor.roles.includes('main_account') }
  if (actor.tenantId !== noCompanyYet) return { ...(await readOwnContact(db, actor.tenantId)), can }
  const account = await getAccount(db, actor.accountId)
  return {
    contact_name: account.display_name,
    contact_name_en: account.display_name_en,
    contact_mobile: account.mobile,
    contact_email: account.email,
    can,
  }
}

export const companyContactHandlers: Handlers<typeof companyContactApi> = {
  own: ({ db, actor }) => ownContact(db, actor),

  change: async ({ db, actor, body, lang }) => {
    if (!actor.roles.includes('main_account')) throw new Problem('main_account_only')
    const { contact_mobile: typed, contact_email: email } = body
    if (typed === undefined && email === undefined)
      throw fieldProblem('contact_mobile', 'account_format', lang)
    const named = typed === undefined ? undefined : normaliseName(typed)
    if (typed !== undefined && !(named && 'mobile' in named))
      throw fieldProblem('contact_mobile', 'mobile_format', lang)
    const contact = await db.transaction(async (tx) => {
      await lockTenant(tx, actor.tenantId)
      await updateContact(tx, actor.tenantId, {
        contact_name: body.contact_name,
        contact_name_en: body.contact_name_en ?? null,
        contact_mobile: named && 'mobile' in named ? named.mobile : null,
        contact_email: email?.toLowerCase() ?? null,
      })
      return ownContact(tx, actor)
    })
    return withDetail(contact, { en: 'Saved', zh: '已保存' })
  },
}
