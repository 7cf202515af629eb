import type { certificationApi, OwnCertification } from '#contract/certification.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyNames } from '#server/db/names.ts'
import { getAccount } from '#server/features/account/store.ts'
import { nameText, normaliseName } from '#server/features/account/rules.ts'
import { noCompanyYet } from '#server/features/company/founding_rules.ts'
import { standingAt } from '#server/features/company/standing_rules.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { requireOwnFiles } from '#server/features/upload/own_files_rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { canMove, isExpiring, mayApply, moves, rightsOf, storedCertification } from './rules.ts'
import {
  insertApplication,
  isCodeTaken,
  listApplications,
  readCompany,
  shownApplication,
  updateApplication,
  updateCompany,
} from './store.ts'

const sent = { en: 'Sent for review', zh: '已提交审核' }
const withdrawn = { en: 'Withdrawn', zh: '已撤回' }

/** The certification of the actor's company; of one that is not founded yet, what its account has entered. */
async function ownState(db: DbOrTx, actor: CompanyActor, now: Date): Promise<OwnCertification> {
  if (actor.tenantId === noCompanyYet) {
    const account = await getAccount(db, actor.accountId)
    return {
      state: 'none',
      name: account.pre_company_name ?? '',
      name_en: account.pre_company_name_en,
      certified_on: null,
      expires_on: null,
      is_expiring: false,
      credit_code: null,
      can: rightsOf(actor, []),
      applications: [],
    }
  }
  const company = await readCompany(db, actor.tenantId)
  const applications = await listApplications(db, actor.tenantId)
  const standing = standingAt(company, now)
  return {
    state: standing.certification,
    name: company.name,
    name_en: company.name_en,
    certified_on: company.certified_on?.toISOString() ?? null,
    expires_on: company.certification_expires_on?.toISOString() ?? null,
    is_expiring: isExpiring(standing, company.certification_expires_on, now),
    credit_code: company.credit_code,
    can: rightsOf(actor, applications),
    applications: applications.map(shownApplication),
  }
}

export const certificationHandlers: Handlers<typeof certificationApi> = {
  own: ({ db, actor, now }) => ownState(db, actor, now),

  submit: async (context) => {
    const { db, actor, body, lang, now } = context
    if (!mayApply(actor)) throw new Problem('forbidden')
    const mobile = normaliseName(body.contact_mobile)
    if (!mobile || !('mobile' in mobile)) throw fieldProblem('contact_mobile', 'mobile_format', lang)
    const { tenantId, accountId } = actor
    const state = await db.transaction(async (tx) => {
      await lockTenant(tx, tenantId)
      const [newest, ...older] = await listApplications(tx, tenantId)
      if (!canMove(newest?.state ?? 'none', 'submit')) throw new Problem('application_waiting')
      if (await isCodeTaken(tx, body.credit_code, tenantId))
        throw fieldProblem('credit_code', 'credit_code_taken', lang)
      const files = [newest, ...older].flatMap((one) => one?.license_files ?? [])
      await requireOwnFiles(
        tx,
        body.license_files.map(({ address }) => ({ field: 'license_files', address })),
        { actor, lang, now, issue: 'license_upload', known: files.map(({ address }) => address) },
      )
      const { name_en: english, ...form } = body
      const { to } = moves.submit
      await insertApplication(tx, {
        ...form,
        name_en: english ?? null,
        contact_mobile: nameText(mobile),
        tenant_id: tenantId,
        account_id: accountId,
        state: to,
        submitted_at: now,
      })
      const { certification } = await readCompany(tx, tenantId)
      await updateCompany(tx, tenantId, { certification: storedCertification(certification, to) })
      await notify(tx, {
        operatorsWith: 'admin_tenant.get',
        module: 'tenant',
        record_sign: `company-${tenantId}`,
        code: 'certification_submitted',
        params: { company: await companyNames(tx, tenantId) },
        now,
        unlessUnread: true,
      })
      return ownState(tx, actor, now)
    })
    return withDetail(state, sent)
  },

  withdraw: async ({ db, actor, params, now }) => {
    if (!mayApply(actor)) throw new Problem('forbidden')
    const { tenantId } = actor
    const state = await db.transaction(async (tx) => {
      await lockTenant(tx, tenantId)
      const found = (await listApplications(tx, tenantId)).find(({ id }) => id === params.id)
      if (!found) throw new Problem('not_found')
      if (!canMove(found.state, 'withdraw')) throw new Problem('application_decided')
      const { to } = moves.withdraw
      await updateApplication(tx, found.id, { state: to, decided_at: now })
      const { certification } = await readCompany(tx, tenantId)
      await updateCompany(tx, tenantId, { certification: storedCertification(certification, to) })
      return ownState(tx, actor, now)
    })
    return withDetail(state, withdrawn)
  },
}
