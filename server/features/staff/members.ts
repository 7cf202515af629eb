import type { staffApi } from '#contract/staff.ts'
import { companyNames } from '#server/db/names.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { lockColleague } from './locking.ts'
import { changeRefusal, leaveRefusal, removeRefusal, tidyRights } from './rules.ts'
import { part } from './parting_store.ts'
import { lockAccounts, setRights } from './store.ts'

export const memberHandlers: Pick<Handlers<typeof staffApi>, 'change' | 'remove' | 'leave'> = {
  change: async ({ db, actor, params, body, now }) => {
    const rights = tidyRights(body.rights)
    await db.transaction(async (tx) => {
      const { me, colleague } = await lockColleague(tx, actor, params.id)
      const refusal = changeRefusal(me, colleague, rights)
      if (refusal) throw new Problem(refusal)
      await setRights(tx, colleague.id, rights)
      await notify(tx, {
        accountIds: [colleague.id],
        module: 'staff',
        record_sign: `person-${colleague.id}`,
        code: 'staff_rights_changed',
        params: { company: await companyNames(tx, actor.tenantId) },
        now,
        unlessUnread: true,
      })
    })
    return withDetail(null, { en: 'Rights saved', zh: '权限已保存' })
  },

  remove: async ({ db, actor, params, now }) => {
    const { tenantId } = actor
    await db.transaction(async (tx) => {
      const { me, colleague } = await lockColleague(tx, actor, params.id)
      const refusal = removeRefusal(me, colleague)
      if (refusal) throw new Problem(refusal)
      await part(tx, { accountId: colleague.id, tenantId, by: me.id, how: 'removed', now })
      await notify(tx, {
        accountIds: [colleague.id],
        module: 'staff',
        record_sign: `person-${colleague.id}`,
        code: 'staff_removed',
        params: { company: await companyNames(tx, tenantId) },
        now,
      })
    })
    return withDetail(null, { en: 'Removed from the staff', zh: '已移出员工' })
  },

  leave: async ({ db, actor: { accountId }, now }) => {
    await db.transaction(async (tx) => {
      const own = (await lockAccounts(tx, [accountId])).get(accountId)
      if (!own || own.tenant_id === null) throw new Problem('company_required')
      const refusal = leaveRefusal(own)
      if (refusal) throw new Problem(refusal)
      await lockTenant(tx, own.tenant_id)
      await part(tx, { accountId, tenantId: own.tenant_id, by: accountId, how: 'left', now })
    })
    return withDetail(null, { en: 'You have left the company', zh: '您已退出公司' })
  },
}
