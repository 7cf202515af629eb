import { staffRights, transferDays, type staffApi } from '#contract/staff.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyNames, personNames } from '#server/db/names.ts'
import { withOwnPassword } from '#server/features/account/own_password_rules.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { endImpersonationsOf } from '#server/features/impersonation/end_store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { lockColleague } from './locking.ts'
import { tellTransferEnded } from './parting_store.ts'
import { confirmRefusal, nameRefusal, transferRefusal } from './rules.ts'
import { accountsToTell, lockAccounts, swapRoles } from './store.ts'
import { endTransfer, findTransfer, insertTransfer, lockTransfer, waitingIn } from './transfer_store.ts'

/** Ends a transfer for the person with this side of it; for anybody else it does not exist. */
async function end(
  tx: DbOrTx,
  given: { id: number; side: 'from_id' | 'to_id'; by: number; how: 'declined' | 'withdrawn'; now: Date },
): Promise<void> {
  const { id, side, by, how, now } = given
  const known = await findTransfer(tx, id)
  if (known?.[side] !== by) throw new Problem('not_found')
  await lockTenant(tx, known.tenant_id)
  const transfer = (await lockTransfer(tx, id)) ?? known
  const refusal = transferRefusal(transfer, now)
  if (refusal) throw new Problem(refusal)
  await endTransfer(tx, id, { state: how, now })
  await tellTransferEnded(tx, transfer, { by, how, now })
}

type Transfers = 'transfer' | 'withdrawTransfer' | 'confirmTransfer' | 'declineTransfer'

export const transferHandlers: Pick<Handlers<typeof staffApi>, Transfers> = {
  transfer: async ({ db, actor, body, now, request }) => {
    const { tenantId, roles } = actor
    if (!roles.includes('main_account')) throw new Problem('forbidden')
    const given = { db, request, actor, password: body.password, now }
    await withOwnPassword({ ...given, wrong: 'wrong_password' }, () =>
      db.transaction(async (tx) => {
        const { me, colleague } = await lockColleague(tx, actor, body.account_id)
        const refusal = nameRefusal(me, colleague)
        if (refusal) throw new Problem(refusal)
        if (await waitingIn(tx, tenantId, now)) throw new Problem('transfer_exists')
        const id = await insertTransfer(tx, { tenantId, fromId: me.id, toId: colleague.id, now })
        await notify(tx, {
          accountIds: [colleague.id],
          module: 'staff',
          record_sign: `transfer-${id}`,
          code: 'transfer_asked',
          params: {
            company: await companyNames(tx, tenantId),
            person: await personNames(tx, me.id),
            days: transferDays,
          },
          now,
        })
      }),
    )
    return withDetail(null, { en: 'Waiting for the confirmation', zh: '已发起，等待对方确认' })
  },

  withdrawTransfer: async ({ db, actor, params, now }) => {
    await db.transaction((tx) =>
      end(tx, { id: params.id, side: 'from_id', by: actor.accountId, how: 'withdrawn', now }),
    )
    return withDetail(null, { en: 'Hand-over withdrawn', zh: '已撤回移交' })
  },

  declineTransfer: async ({ db, actor, params, now }) => {
    await db.transaction((tx) =>
      end(tx, { id: params.id, side: 'to_id', by: actor.accountId, how: 'declined', now }),
    )
    return withDetail(null, { en: 'Hand-over declined', zh: '已谢绝移交' })
  },

  confirmTransfer: async ({ db, actor, params, now }) => {
    const known = await findTransfer(db, params.id)
    if (known?.to_id !== actor.accountId) throw new Problem('not_found')
    const { tenant_id: tenantId, from_id: fromId, to_id: toId } = known
    await db.transaction(async (tx) => {
      const people = await lockAccounts(tx, [fromId, toId])
      await lockTenant(tx, tenantId)
      const transfer = (await lockTransfer(tx, known.id)) ?? known
      const refusal =
        transferRefusal(transfer, now) ?? confirmRefusal(tenantId, people.get(fromId), people.get(toId))
      if (refusal) throw new Problem(refusal)
      await endTransfer(tx, known.id, { state: 'confirmed', now })
      // It keeps every right until the new one takes some.
      await swapRoles(tx, { fromId, toId, rights: staffRights })
      // An operator who acts for the person does not go on as the main account (decision 112).
      await endImpersonationsOf(tx, toId, now)
      await notify(tx, {
        accountIds: await accountsToTell(tx, { tenantId, everybody: true }),
        module: 'staff',
        record_sign: `transfer-${known.id}`,
        code: 'main_account_changed',
        params: { company: await companyNames(tx, tenantId), person: await personNames(tx, toId) },
        now,
      })
    })
    return withDetail(null, { en: 'You are the main account now', zh: '您已成为主账号' })
  },
}
