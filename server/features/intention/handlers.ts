import type { DealFacts } from '#contract/deal.ts'
import type { Intention, intentionApi } from '#contract/intention.ts'
import { quantityTexts } from '#contract/figures.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { quotation } from '#contract/postings/quotation.ts'
import type { QuantityUnit } from '#contract/steel/delivery_states.ts'
import { responsePermission } from '#contract/postings/response_permission.ts'
import { may } from '#server/features/company/may_rules.ts'
import { companyNames } from '#server/db/names.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { listedPrice, recordDeal } from '#server/features/deal/store.ts'
import { claimMonthlyResponse } from '#server/features/postings/quota_store.ts'
import { takeRemaining } from '#server/features/postings/remaining_store.ts'
import { readRows, type View } from '#server/features/postings/row_store.ts'
import { maySeeDetail, stateOf } from '#server/features/postings/rules.ts'
import { lockPosting, type PostingRecord } from '#server/features/postings/store.ts'
import { readerOf } from '#server/features/postings/visibility_rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { answered, intentionRights, type IntentionAnswer } from './rules.ts'
import {
  insertIntention,
  listIntentions,
  lockIntention,
  markSeen,
  readIntention,
  updateIntention,
  type Box,
  type IntentionRecord,
  type StoredIntention,
} from './store.ts'

const sent = { en: 'Enquiry sent', zh: '意向已发送' }
const done: Record<IntentionAnswer, { en: string; zh: string }> = {
  accept: { en: 'Accepted', zh: '已接受' },
  decline: { en: 'Declined', zh: '已谢绝' },
  close: { en: 'Closed', zh: '已关闭' },
}

const titleOf = (row: PostingRecord) => ({ zh: row.title_zh, en: row.title_en })

const rightOf = { received: quotation.permission, sent: responsePermission(quotation) } as const

/**
 * Staff deal on the side that they have rights for: received intentions need the seller's right, sent ones the
 * buyer's.
 */
function refuseWithout(actor: CompanyActor, box: Box): void {
  if (!actor.permissions.has(rightOf[box])) throw new Problem('forbidden')
}

function toIntention({ posting_id: _, side, ...row }: StoredIntention, posting: PostingRow): Intention {
  const can = intentionRights({
    state: row.state,
    side: side === 'received' ? 'seller' : 'buyer',
    remaining: posting.remaining,
  })
  return { ...row, posting, can }
}

async function withPostings(db: DbOrTx, found: StoredIntention[], view: View): Promise<Intention[]> {
  const postings = await readRows(
    db,
    found.map((row) => row.posting_id),
    view,
  )
  return found.flatMap((row) => {
    const posting = postings.get(row.posting_id)
    return posting ? [toIntention(row, posting)] : []
  })
}

export const intentionHandlers: Handlers<typeof intentionApi> = {
  create: async ({ db, params, body, actor, now }) => {
    const made = await db.transaction(async (tx) => {
      // The posting is locked before its company, as everywhere; both are locked, so that the month's last enquiry is
      // not used twice.
      const row = await lockPosting(tx, quotation.kind, params.code, { reader: readerOf(actor, quotation) })
      await lockTenant(tx, actor.tenantId)
      const facts = row && { ...row, state: stateOf(row, now), hasOpenResponse: false }
      if (!row || !facts || !maySeeDetail(actor, facts, null)) throw new Problem('not_found')
      may(actor).respondTo(facts, quotation).orRefuse()
      await claimMonthlyResponse(tx, actor, now)
      const id = await insertIntention(tx, {
        postingId: row.id,
        sellerTenantId: row.tenant_id,
        tenantId: actor.tenantId,
        accountId: actor.accountId,
        ...body,
        now,
      })
      if (id === undefined) throw new Problem('intention_exists')
      await notify(tx, {
        tenantId: row.tenant_id,
        permission: quotation.permission,
        module: `business_${quotation.kind}`,
        record_sign: row.code,
        code: 'intention_received',
        params: {
          title: titleOf(row),
          company: await companyNames(tx, actor.tenantId),
          quantity: quantityTexts(body.quantity, row.quantity_unit as QuantityUnit | null),
        },
        now,
      })
      return { id, state: 'sent' as const }
    })
    return withDetail(made, sent)
  },

  list: async ({ db, actor, query, lang, now }) => {
    refuseWithout(actor, query.box)
    const { found, count } = await listIntentions(db, { tenantId: actor.tenantId, query, lang, now })
    return numbered(query, count, await withPostings(db, found, { lang, now }))
  },

  see: async ({ db, actor, body, now }) => {
    refuseWithout(actor, 'received')
    await markSeen(db, actor.tenantId, body.ids, now)
    return null
  },

  answer: async ({ db, deps, params, body, actor, lang, now, afterCommit }) => {
    const { id, action } = params
    const result = await db.transaction(async (tx) => {
      const held = await lockIntention(tx, id, actor.tenantId)
      if (!held) throw new Problem('not_found')
      const { row, posting } = held
      const side = row.seller_tenant_id === actor.tenantId ? 'seller' : 'buyer'
      refuseWithout(actor, side === 'seller' ? 'received' : 'sent')
      const state = row.state as StoredIntention['state']
      // The remaining quantity is read from the locked posting.
      if (!intentionRights({ state, side, remaining: null })[action]) {
        throw new Problem('transition_not_allowed')
      }
      if (action === 'accept') may(actor).trade().orRefuse()
      const agreed = action === 'accept' ? (body.agreed_quantity ?? row.quantity) : null
      if (agreed !== null) await takeRemaining(tx, { posting, agreed, accountId: actor.accountId, now })
      await updateIntention(tx, id, {
        state: answered[action],
        answer: body.answer === '' ? null : body.answer,
        agreed_quantity: agreed,
        answered_by: actor.accountId,
        answered_at: now,
      })
      if (agreed !== null)
        await recordDeal(tx, posting, {
          source: 'intention',
          sourceId: id,
          responderId: row.tenant_id,
          agreed: {
            quantity: agreed,
            quantity_unit: posting.quantity_unit as DealFacts['quantity_unit'],
            price: listedPrice(posting),
            message: row.message,
            answer: body.answer === '' ? null : body.answer,
            terms: null,
          },
          now,
        })
      await notifyOtherSide(tx, { row, posting, actor, action, comment: body.answer, now })
      const stored = await readIntention(tx, { id, tenantId: actor.tenantId, lang, now })
      const [answer] = stored ? await withPostings(tx, [stored], { lang, now }) : []
      if (!answer) throw new Problem('not_found')
      return answer
    })
    afterCommit(() => deps.cache.clear())
    return withDetail(result, done[action])
  },
}

async function notifyOtherSide(
  tx: DbOrTx,
  given: {
    row: IntentionRecord
    posting: PostingRecord
    actor: CompanyActor
    action: IntentionAnswer
    comment: string
    now: Date
  },
): Promise<void> {
  const { row, posting, actor, action, comment, now } = given
  const toBuyer = row.seller_tenant_id === actor.tenantId
  const recipients = toBuyer
    ? { accountIds: [row.account_id], module: 'my_business' as const }
    : {
        tenantId: row.seller_tenant_id,
        permission: quotation.permission,
        module: `business_${quotation.kind}` as const,
      }
  await notify(tx, {
    ...recipients,
    record_sign: posting.code,
    code: 'intention_answered',
    params: {
      title: titleOf(posting),
      company: await companyNames(tx, actor.tenantId),
      answer: answered[action],
      comment,
    },
    now,
  })
}
