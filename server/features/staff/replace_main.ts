import type { staffAdminApi } from '#contract/staff_admin.ts'
import { recordAudit } from '#server/db/audit.ts'
import { companyNames, personNames } from '#server/db/names.ts'
import { findAsked } from '#server/features/account_deletion/store.ts'
import { holdCompany } from '#server/features/certification/store.ts'
import { endImpersonationsOf, endSessionsOf } from '#server/features/impersonation/end_store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { tellTransferEnded } from './parting_store.ts'
import { promoteRefusal } from './rules.ts'
import { accountsToTell, lockAccounts, mainOf, swapRoles } from './store.ts'
import { endTransfer, waitingIn } from './transfer_store.ts'

/** An operator gives a company another main account, because the one it has is lost (decision 112). */
export const staffAdminHandlers: Handlers<typeof staffAdminApi> = {
  replaceMain: async ({ db, actor, params, body, now }) => {
    const { account_id: toId, before: seen, comment } = body
    const tenantId = params.id
    await db.transaction(async (tx) => {
      // People are locked before their company (decision 042); nobody changes places without its lock.
      const people = await lockAccounts(tx, seen === null ? [toId] : [seen, toId])
      await holdCompany(tx, tenantId)
      const fromId = await mainOf(tx, tenantId)
      if ((fromId ?? null) !== seen) throw new Problem('edit_conflict', { data: { before: fromId ?? null } })
      const target = people.get(toId)
      if (!target) throw new Problem('not_found')
      const refusal = promoteRefusal({
        isStaff: target.tenant_id === tenantId && target.tenant_role === 'staff',
        isFrozen: target.disabled_at !== null,
        isLeaving: (await findAsked(tx, toId)) !== undefined,
      })
      if (refusal) throw new Problem(refusal)

      const waiting = await waitingIn(tx, tenantId, now)
      if (waiting) {
        await endTransfer(tx, waiting.id, { state: 'withdrawn', now })
        if (waiting.to_id !== toId)
          await tellTransferEnded(tx, waiting, { by: waiting.from_id, how: 'withdrawn', now })
      }
      await swapRoles(tx, { fromId, toId, rights: [] })
      // Whoever has the lost device is signed out, and an operator who acts for the person does not go on as the main account.
      if (fromId !== undefined) await endSessionsOf(tx, fromId, { now })
      await endImpersonationsOf(tx, toId, now)

      const [company, person] = [await companyNames(tx, tenantId), await personNames(tx, toId)]
      const both = fromId === undefined ? [toId] : [fromId, toId]
      const about = { module: 'staff' as const, record_sign: `person-${toId}`, now }
      const former = fromId === undefined ? company : await personNames(tx, fromId)
      await notify(tx, {
        ...about,
        accountIds: both,
        code: 'main_account_replaced',
        params: { company, person, former, comment },
      })
      await notify(tx, {
        ...about,
        accountIds: await accountsToTell(tx, { tenantId, everybody: true, except: both }),
        code: 'main_account_changed',
        params: { company, person },
      })
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: 'tenant',
        action: 'replace_main',
        sign: tenantId,
        before: { main_account: fromId === undefined ? null : former },
        after: { main_account: person, comment },
        now,
      })
    })
    return withDetail(null, { en: 'The main account was changed', zh: '主账号已变更' })
  },
}
