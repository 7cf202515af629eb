import type { Lang } from '#contract/enums.ts'
import type { freightAdminApi, RefundRow } from '#contract/freight.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { Db, DbOrTx } from '#server/db/client.ts'
import { lockStored } from '#server/features/company/store.ts'
import { commentFor } from '#server/features/posting_review/reason_store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import {
  addEntry,
  countRefunds,
  decideRefund,
  findRefund,
  listRefunds,
  readRefundRow,
} from './freight_store.ts'

type Decision = {
  id: number
  state: 'refunded' | 'refused'
  reason: string
  operatorId: number
  lang: Lang
  now: Date
}

/** Decides a request once: a refund adds its fee to the ledger; the person who asked is notified. */
const decide = (
  db: Db | DbOrTx,
  { id, state, reason: written, operatorId, lang, now }: Decision,
): Promise<RefundRow> =>
  db.transaction(async (tx) => {
    const known = await findRefund(tx, id)
    if (!known) throw new Problem('not_found')
    await lockStored(tx, known.tenant_id)
    const held = await findRefund(tx, id)
    if (held?.state !== 'requested') throw new Problem('refund_decided')
    const reason = await commentFor(tx, written, held.account_id)
    await decideRefund(tx, id, { state, reason: reason || null, decided_by: operatorId, decided_at: now })
    const { fee, title, deal_id, grant_id } = held
    if (state === 'refunded')
      await addEntry(tx, {
        tenant_id: held.tenant_id,
        kind: 'refund',
        amount: 0,
        grant_id,
        deal_id,
        account_id: operatorId,
        fee,
        created_at: now,
      })
    const about = {
      accountIds: [held.account_id],
      module: 'tenant' as const,
      record_sign: 'membership',
      now,
    }
    if (state === 'refunded') await notify(tx, { ...about, code: 'freight_refunded', params: { title, fee } })
    else await notify(tx, { ...about, code: 'freight_refused', params: { title, reason } })
    await recordAudit(tx, {
      actorId: operatorId,
      kind: 'freight_refund',
      action: state === 'refunded' ? 'refund' : 'refuse',
      sign: id,
      before: { state: 'requested' },
      after: { state, fee, ...(reason && { reason }) },
      now,
    })
    const row = await readRefundRow(tx, id, lang)
    if (!row) throw new Problem('not_found')
    return row
  })

export const freightAdminHandlers: Handlers<typeof freightAdminApi> = {
  list: async ({ db, query, lang }) => {
    const { state } = query
    const count = await countRefunds(db, state)
    return numbered(query, count, await listRefunds(db, { ...query, state, lang }))
  },

  refund: async ({ db, actor, params, body, lang, now }) => {
    const { reason } = body
    const operatorId = actor.accountId
    const row = await decide(db, { id: params.id, state: 'refunded', reason, operatorId, lang, now })
    return withDetail(row, { en: 'Marked as refunded', zh: '已标记为已返还' })
  },

  refuse: async ({ db, actor, params, body, lang, now }) => {
    const { reason } = body
    const operatorId = actor.accountId
    const row = await decide(db, { id: params.id, state: 'refused', reason, operatorId, lang, now })
    return withDetail(row, { en: 'Refund refused', zh: '已驳回返还申请' })
  },
}
