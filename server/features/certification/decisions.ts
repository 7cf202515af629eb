import type { certificationAdminApi } from '#contract/certification.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { isTaken } from '#server/db/failures.ts'
import { commentFor } from '#server/features/posting_review/reason_store.ts'
import { lockTenant, mainAccounts } from '#server/features/company/store.ts'
import { addSearchWords } from '#server/features/postings/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import {
  canMove,
  endOfDay,
  isPossibleEnd,
  isSeen,
  moves,
  reminderAt,
  storedCertification,
  type Move,
} from './rules.ts'
import {
  findApplication,
  holdCompany,
  isCodeTaken,
  listApplications,
  readCompany,
  shownApplication,
  updateApplication,
  updateCompany,
  type StoredApplication,
} from './store.ts'

const certified = { en: 'The company is certified', zh: '企业认证已通过' }
const refused = {
  request_revision: { en: 'The company was asked for changes', zh: '已通知企业修改' },
  reject: { en: 'The application was rejected', zh: '认证申请已驳回' },
}

/** Locks the company of an application, and then reads the application as nobody else can decide it meanwhile. */
async function holdApplication(tx: DbOrTx, id: number, move: Move): Promise<StoredApplication> {
  const before = await findApplication(tx, id)
  if (!before) throw new Problem('not_found')
  await lockTenant(tx, before.tenant_id)
  const found = (await findApplication(tx, id)) ?? before
  if (!canMove(found.state, move)) throw new Problem('application_decided', { data: shownApplication(found) })
  return found
}

/** What the audit log keeps of a certification. */
const audited = (company: Awaited<ReturnType<typeof readCompany>>) => ({
  certification: company.certification,
  name: company.name,
  name_en: company.name_en,
  credit_code: company.credit_code,
  certification_expires_on: company.certification_expires_on,
})

const record = (
  tx: DbOrTx,
  { actor, now, tenantId }: { actor: Actor; now: Date; tenantId: number },
  entry: { action: Move; before: object; after: object },
) => recordAudit(tx, { actorId: actor.accountId, kind: 'tenant', sign: tenantId, now, ...entry })

export const decisionHandlers: Handlers<typeof certificationAdminApi> = {
  certify: async ({ db, deps, actor, params, body, lang, now, afterCommit }) => {
    if (!isPossibleEnd(body.expires_on, now)) throw fieldProblem('expires_on', 'certification_days', lang)
    const end = endOfDay(body.expires_on)
    const decide = async (tx: DbOrTx) => {
      const known = await findApplication(tx, params.id)
      if (!known) throw new Problem('not_found')
      const { tenant_id: tenantId, name, name_en, credit_code } = known
      // Postings are locked before their company (decision 042).
      await addSearchWords(tx, tenantId, `${name} ${name_en ?? ''}`)
      const application = await holdApplication(tx, params.id, 'certify')
      if (await isCodeTaken(tx, credit_code, tenantId)) throw new Problem('credit_code_taken')
      const { to } = moves.certify
      const before = await readCompany(tx, tenantId)
      const decided = await updateApplication(tx, application.id, {
        state: to,
        decided_at: now,
        decided_by: actor.accountId,
        expires_on: end,
      })
      await updateCompany(tx, tenantId, {
        certification: storedCertification(before.certification, to),
        certified_on: now,
        certification_expires_on: end,
        name,
        // A form without an English name leaves the one that readers know.
        ...(name_en !== null && { name_en }),
        credit_code,
        // What is left from the start causes no reminder.
        expiry_told_days: reminderAt(end, now),
        expiry_told_of: end,
      })
      const after = await readCompany(tx, tenantId)
      await record(
        tx,
        { actor, now, tenantId },
        {
          action: 'certify',
          before: audited(before),
          after: audited(after),
        },
      )
      await notify(tx, {
        accountIds: await mainAccounts(tx, tenantId),
        module: 'tenant_authentication',
        record_sign: '',
        code: 'certification_granted',
        params: { company: { zh: name, en: after.name_en ?? name }, expires_on: chinaDay(end) },
        now,
      })
      return shownApplication(decided)
    }
    try {
      const decided = await db.transaction(decide)
      afterCommit(() => deps.cache.clear())
      return withDetail(decided, certified)
    } catch (error) {
      // Another operator certified another company with this code at the same moment.
      if (isTaken(error)) throw new Problem('credit_code_taken')
      throw error
    }
  },

  refuse: async ({ db, deps, actor, params, body, now, afterCommit }) => {
    const decided = await db.transaction(async (tx) => {
      const application = await holdApplication(tx, params.id, params.action)
      const { tenant_id: tenantId } = application
      const comment = await commentFor(tx, body.comment, application.account_id)
      const { to } = moves[params.action]
      const before = await readCompany(tx, tenantId)
      const row = await updateApplication(tx, application.id, {
        state: to,
        decided_at: now,
        decided_by: actor.accountId,
        comment,
      })
      const certification = storedCertification(before.certification, to)
      await updateCompany(tx, tenantId, { certification })
      await record(
        tx,
        { actor, now, tenantId },
        {
          action: params.action,
          before: { certification: before.certification },
          after: { certification, comment },
        },
      )
      await notify(tx, {
        accountIds: await mainAccounts(tx, tenantId),
        module: 'tenant_authentication',
        record_sign: '',
        code: 'certification_refused',
        params: { decision: to as 'revision_requested' | 'rejected', comment },
        now,
      })
      return shownApplication(row)
    })
    afterCommit(() => deps.cache.clear())
    return withDetail(decided, refused[params.action])
  },

  revoke: async ({ db, deps, actor, params, body, now, afterCommit }) => {
    const { comment } = body
    await db.transaction(async (tx) => {
      const before = await holdCompany(tx, params.id)
      const { id: tenantId, certified_on: since, certification_expires_on: end } = before
      if (!isSeen(before, body.before, now))
        throw new Problem('edit_conflict', {
          data: { certified_on: since?.toISOString() ?? null, expires_on: end?.toISOString() ?? null },
        })
      const granted = (await listApplications(tx, tenantId)).find(({ state }) => canMove(state, 'revoke'))
      if (granted)
        await updateApplication(tx, granted.id, {
          state: moves.revoke.to,
          decided_at: now,
          decided_by: actor.accountId,
          comment,
          expires_on: now,
        })
      // From now on it has expired (docs/COMPANY.md). The code is free for the company that it belongs to.
      await updateCompany(tx, tenantId, { certification_expires_on: now, credit_code: null })
      const after = audited(await readCompany(tx, tenantId))
      await record(
        tx,
        { actor, now, tenantId },
        { action: 'revoke', before: audited(before), after: { ...after, comment } },
      )
      await notify(tx, {
        accountIds: await mainAccounts(tx, tenantId),
        module: 'tenant_authentication',
        record_sign: '',
        code: 'certification_revoked',
        params: { comment },
        now,
      })
    })
    afterCommit(() => deps.cache.clear())
    return withDetail(null, { en: 'The certification was revoked', zh: '企业认证已撤销' })
  },
}
