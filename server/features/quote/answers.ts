import { fieldIssues, type FieldIssue } from '#contract/field_issues.ts'
import type { DealFacts } from '#contract/deal.ts'
import type { quoteApi } from '#contract/quote.ts'
import { may } from '#server/features/company/may_rules.ts'
import { isFrozenTenant } from '#server/features/company/standing_store.ts'
import { recordDeal } from '#server/features/deal/store.ts'
import { takeRemaining } from '#server/features/postings/remaining_store.ts'
import { withDetail, type Handler } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { notifyQuoters } from './notice_store.ts'
import { notifyOfAnswer } from './notices.ts'
import { acceptRefusal, closeRefusal, quantityIssue } from './rules.ts'
import { lockQuote, updateQuote } from './store.ts'
import { askedOf } from './terms.ts'
import { receivedOne } from './views.ts'

const accepted = { en: 'Quote accepted', zh: '已接受报价' }
const declined = { en: 'Quote declined', zh: '已谢绝报价' }

/** Accepts the quote that the owner saw, in whole or in part. Both rows are locked, so that no tonne is dealt twice. */
export const acceptQuote: Handler<typeof quoteApi.accept> = async ({
  db,
  deps,
  params,
  body,
  actor,
  lang,
  now,
  afterCommit,
}) => {
  const { revision, agreed_quantity: agreed, answer: comment } = body
  may(actor).trade().orRefuse()
  const result = await db.transaction(async (tx) => {
    const held = await lockQuote(tx, params.id, { side: 'owner', tenantId: actor.tenantId })
    if (!held) throw new Problem('not_found')
    const { row, posting } = held
    const isFrozen = await isFrozenTenant(tx, row.tenant_id)
    const refusal = acceptRefusal(row, posting, { isFrozen, now })
    if (refusal) throw new Problem(refusal)
    if (revision !== row.revision) throw new Problem('edit_conflict', { data: { revision: row.revision } })
    const wrong = (issue: FieldIssue) =>
      new Problem('validation_failed', { data: { agreed_quantity: fieldIssues[issue][lang] } })
    const asked = await askedOf(tx, posting)
    const uneven = quantityIssue(agreed, asked)
    if (uneven) throw wrong(uneven)
    if (agreed > row.quantity) throw wrong('over_quoted')
    const { accountId } = actor
    const isCovered = await takeRemaining(tx, { posting, agreed, accountId, now })
    await updateQuote(tx, row.id, {
      state: 'accepted',
      answer: comment === '' ? null : comment,
      agreed_quantity: agreed,
      answered_by: accountId,
      answered_at: now,
      updated_at: now,
    })
    const { price_amount, price_basis, tax_included, delivery_date, delivery_terms, terms, deviations } = row
    await recordDeal(tx, posting, {
      source: 'quote',
      sourceId: row.id,
      responderId: row.tenant_id,
      agreed: {
        quantity: agreed,
        quantity_unit: asked.quantity ? (asked.quantity_unit as DealFacts['quantity_unit']) : null,
        price: { amount: price_amount, basis: price_basis, currency: 'CNY', tax_included },
        message: terms,
        answer: comment === '' ? null : comment,
        terms: { delivery_date, delivery_terms, terms, deviations },
      },
      now,
    })
    await notifyOfAnswer(
      tx,
      { posting, actor, now },
      { accountId: row.account_id, answer: 'accepted', comment },
    )
    if (isCovered) await notifyQuoters(tx, { row: posting, now }, 'not_chosen')
    return receivedOne(tx, { id: row.id, tenantId: actor.tenantId, lang, now })
  })
  afterCommit(() => deps.cache.clear())
  return withDetail(result, accepted)
}

export const declineQuote: Handler<typeof quoteApi.decline> = async ({
  db,
  params,
  body,
  actor,
  lang,
  now,
}) => {
  const result = await db.transaction(async (tx) => {
    const held = await lockQuote(tx, params.id, { side: 'owner', tenantId: actor.tenantId })
    if (!held) throw new Problem('not_found')
    const { row, posting } = held
    const refusal = closeRefusal(row, posting)
    if (refusal) throw new Problem(refusal)
    await updateQuote(tx, row.id, {
      state: 'declined',
      answer: body.answer === '' ? null : body.answer,
      answered_by: actor.accountId,
      answered_at: now,
      updated_at: now,
    })
    const given = { accountId: row.account_id, answer: 'declined' as const, comment: body.answer }
    await notifyOfAnswer(tx, { posting, actor, now }, given)
    return receivedOne(tx, { id: row.id, tenantId: actor.tenantId, lang, now })
  })
  return withDetail(result, declined)
}
