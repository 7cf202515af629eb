import type { Intention, intentionApi } from '#contract/intention.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { quotation } from '#contract/postings/quotation.ts'
import { readRows, type View } from '#server/features/postings/own_store.ts'
import { claimMonthlyResponse } from '#server/features/postings/quota_store.ts'
import { takeRemaining } from '#server/features/postings/remaining_store.ts'
import { publicCache } from '#server/http/read_cache.ts'
import { maySeeDetail, respondRefusal, stateOf } from '#server/features/postings/rules.ts'
import {
  lockPosting,
  lockPostingById,
  lockTenant,
  tenantName,
  type PostingRecord,
} from '#server/features/postings/store.ts'
import { readerOf } from '#server/features/postings/visibility_rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
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
  type IntentionRecord,
  type StoredIntention,
} from './store.ts'

const sent = { en: 'Intention sent', zh: '意向已发送' }
const done: Record<IntentionAnswer, { en: string; zh: string }> = {
  accept: { en: 'Accepted', zh: '已接受' },
  decline: { en: 'Declined', zh: '已谢绝' },
  close: { en: 'Closed', zh: '已关闭' },
}

const titleOf = (row: PostingRecord) => ({ zh: row.title_zh, en: row.title_en })

const maySell = (actor: CompanyActor): boolean => actor.permissions.has(quotation.permission)

function toIntention(
  { posting_id: _, side, ...row }: StoredIntention,
  posting: PostingRow,
  actor: CompanyActor,
): Intention {
  const can = intentionRights({
    state: row.state,
    side: side === 'received' ? 'seller' : 'buyer',
    maySell: maySell(actor),
    remaining: posting.remaining,
  })
  return { ...row, posting, can }
}

async function withPostings(
  db: DbOrTx,
  found: StoredIntention[],
  { actor, ...view }: View & { actor: CompanyActor },
): Promise<Intention[]> {
  const postings = await readRows(
    db,
    found.map((row) => row.posting_id),
    view,
  )
  return found.flatMap((row) => {
    const posting = postings.get(row.posting_id)
    return posting ? [toIntention(row, posting, actor)] : []
  })
}

export const intentionHandlers: Handlers<typeof intentionApi> = {
  create: async ({ db, params, body, actor, now }) => {
    const made = await db.transaction(async (tx) => {
      // A posting before its company, as everywhere; both held, so that nobody takes the month's last one twice.
      const row = await lockPosting(tx, quotation.kind, params.code, { reader: readerOf(actor, quotation) })
      await lockTenant(tx, actor.tenantId)
      const facts = row && { ...row, state: stateOf(row, now), hasOpenResponse: false }
      if (!row || !facts || !maySeeDetail(actor, facts, null)) throw new Problem('not_found')
      const refusal = respondRefusal(actor, facts, 'intention')
      if (refusal) throw new Problem(refusal)
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
          company: await tenantName(tx, actor.tenantId),
          quantity: String(body.quantity),
        },
        now,
      })
      return { id, state: 'sent' as const }
    })
    return withDetail(made, sent)
  },

  list: async ({ db, actor, query, lang, now }) => {
    const { found, count } = await listIntentions(db, { tenantId: actor.tenantId, query, now })
    if (query.box === 'received' && maySell(actor)) {
      const unseen = found.filter((row) => row.state === 'sent').map((row) => row.id)
      await markSeen(db, actor.tenantId, unseen, now)
    }
    return {
      results: await withPostings(db, found, { actor, lang, now }),
      has_more: count > query.page * query.size,
      count,
      count_exact: true,
    }
  },

  answer: async ({ db, deps, params, body, actor, lang, now }) => {
    const { id, action } = params
    const result = await db.transaction(async (tx) => {
      const row = await lockIntention(tx, id, actor.tenantId)
      if (!row) throw new Problem('not_found')
      const side = row.seller_tenant_id === actor.tenantId ? 'seller' : 'buyer'
      if (side === 'seller' && !maySell(actor)) throw new Problem('forbidden')
      const state = row.state as StoredIntention['state']
      // What is left is asked of the posting that is held below.
      if (!intentionRights({ state, side, maySell: true, remaining: null })[action]) {
        throw new Problem('transition_not_allowed')
      }
      const agreed = action === 'accept' ? (body.agreed_quantity ?? row.quantity) : null
      const posting = await lockPostingById(tx, row.posting_id)
      if (agreed !== null) await takeRemaining(tx, { posting, agreed, accountId: actor.accountId, now })
      await updateIntention(tx, id, {
        state: answered[action],
        answer: body.answer === '' ? null : body.answer,
        agreed_quantity: agreed,
        answered_by: actor.accountId,
        answered_at: now,
      })
      await tellOtherSide(tx, { row, posting, actor, action, comment: body.answer, now })
      const stored = await readIntention(tx, { id, tenantId: actor.tenantId, now })
      const [answer] = stored ? await withPostings(tx, [stored], { actor, lang, now }) : []
      if (!answer) throw new Problem('not_found')
      return answer
    })
    publicCache(deps.database).clear()
    return withDetail(result, done[action])
  },
}

async function tellOtherSide(
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
      company: await tenantName(tx, actor.tenantId),
      answer: answered[action],
      comment,
    },
    now,
  })
}
