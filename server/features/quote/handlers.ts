import type { quoteApi, QuoteCreate } from '#contract/quote.ts'
import type { PostingKind } from '#contract/enums.ts'
import { postings } from '#contract/postings/index.ts'
import { readConfirmed } from '#contract/postings/unusual_figures.ts'
import { may } from '#server/features/company/may_rules.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { claimMonthlyResponse } from '#server/features/postings/quota_store.ts'
import { readRows } from '#server/features/postings/row_store.ts'
import { maySeeDetail, stateOf } from '#server/features/postings/rules.ts'
import { lockPosting } from '#server/features/postings/store.ts'
import { readerOf } from '#server/features/postings/visibility_rules.ts'
import { withDetail, type Handler, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import { listOnPosting, listRequests, listSent, readRequest } from './list_store.ts'
import { notifyOfQuote, notifyOfWithdrawal } from './notices.ts'
import { acceptQuote, declineQuote } from './answers.ts'
import { closeRefusal, reviseRefusal } from './rules.ts'
import { countQuotes, insertQuote, lockQuote, markSeen, reviseQuote, updateQuote } from './store.ts'
import { checkedTerms } from './terms.ts'
import { received, sent, sentOne } from './views.ts'

const quoted = { en: 'Quote sent', zh: '报价已发送' }
const revised = { en: 'Quote revised', zh: '报价已修改' }
const confirmed = { en: 'Quote confirmed', zh: '报价已确认' }
const withdrawn = { en: 'Quote withdrawn', zh: '报价已撤回' }

/** The request must not have changed since the supplier read it. */
function refuseOtherVersion(read: number, online: number): void {
  if (read !== online) throw new Problem('request_changed', { data: { revision: online } })
}

/** Makes a quote on a posting of this kind. */
export const createHandler =
  (kind: PostingKind): Handler<QuoteCreate> =>
  async ({ db, deps, params, query, body, actor, lang, now, afterCommit }) => {
    const { request_revision: read, ...terms } = body
    const asks = { confirmed: readConfirmed(query.confirmed) }
    const made = await db.transaction(async (tx) => {
      // The posting is locked before its company, as everywhere; both are locked, so that the month's last quote is
      // not used twice.
      const reader = readerOf(actor, postings[kind].definition)
      const posting = await lockPosting(tx, kind, params.code, { reader })
      await lockTenant(tx, actor.tenantId)
      const facts = posting && { ...posting, state: stateOf(posting, now), hasOpenResponse: false }
      if (!posting || !facts || !maySeeDetail(actor, facts, null)) throw new Problem('not_found')
      may(actor).respondTo(facts, postings[kind].definition).orRefuse()
      refuseOtherVersion(read, posting.revision)
      await claimMonthlyResponse(tx, actor, now)
      const priced = await checkedTerms(tx, posting, { terms, actor, kept: [], lang, now, asks })
      const id = await insertQuote(tx, {
        postingId: posting.id,
        buyerTenantId: posting.tenant_id,
        tenantId: actor.tenantId,
        terms: priced,
        postingRevision: posting.revision,
        accountId: actor.accountId,
        now,
      })
      if (id === undefined) throw new Problem('quote_exists')
      await notifyOfQuote(tx, { posting, actor, now }, { terms, code: 'quote_received' })
      return { id, state: 'sent' as const }
    })
    afterCommit(() => deps.cache.clear())
    return withDetail(made, quoted)
  }

export const quoteHandlers: Handlers<typeof quoteApi> = {
  sent: async ({ db, actor, query, lang, now }) => {
    const { found, counts } = await listSent(db, { ...actor, query, lang, now })
    const count = counts[query.state ?? 'all'] ?? 0
    return { ...numbered(query, count, await sent(db, found, { lang, now })), counts }
  },

  requests: async ({ db, actor, query, lang, now }) => {
    const { found, count } = await listRequests(db, { tenantId: actor.tenantId, query, now })
    const ids = found.map((row) => row.posting_id)
    const postings = await readRows(db, ids, { lang, now })
    const results = found.flatMap(({ posting_id: id, ...row }) => {
      const posting = postings.get(id)
      return posting ? [{ ...row, posting }] : []
    })
    return numbered(query, count, results)
  },

  matrix: async ({ db, actor, params, lang, now }) => {
    const found = await readRequest(db, { code: params.code, tenantId: actor.tenantId })
    if (!found) throw new Problem('not_found')
    const { id, ...about } = found
    const quotes = await listOnPosting(db, { postingId: id, lang, now })
    const posting = (await readRows(db, [id], { lang, now })).get(id)
    if (!posting) throw new Problem('not_found')
    return { posting, ...about, quotes: quotes.map(received) }
  },

  see: async ({ db, actor, params, body, now }) => {
    const found = await readRequest(db, { code: params.code, tenantId: actor.tenantId })
    if (!found) throw new Problem('not_found')
    await markSeen(db, { postingId: found.id, ids: body.ids, now })
    return null
  },

  revise: async ({ db, params, query, body, actor, lang, now }) => {
    const { request_revision: read, revision, ...terms } = body
    may(actor).trade().orRefuse()
    const result = await db.transaction(async (tx) => {
      const held = await lockQuote(tx, params.id, { side: 'supplier', tenantId: actor.tenantId })
      if (!held) throw new Problem('not_found')
      const { row, posting } = held
      const refusal = reviseRefusal(row, posting, now)
      if (refusal) throw new Problem(refusal)
      if (revision !== row.revision) throw new Problem('edit_conflict', { data: { revision: row.revision } })
      refuseOtherVersion(read, posting.revision)
      const kept = row.files.map(({ address }) => address)
      const asks = { confirmed: readConfirmed(query.confirmed), before: row }
      const priced = await checkedTerms(tx, posting, { terms, actor, kept, lang, now, asks })
      const { accountId } = actor
      await reviseQuote(tx, row, { terms: priced, postingRevision: posting.revision, accountId, now })
      await notifyOfQuote(tx, { posting, actor, now }, { terms, code: 'quote_revised' })
      return sentOne(tx, { id: row.id, tenantId: actor.tenantId, lang, now })
    })
    return withDetail(result, revised)
  },

  confirm: async ({ db, params, body, actor, lang, now }) => {
    may(actor).trade().orRefuse()
    const result = await db.transaction(async (tx) => {
      const held = await lockQuote(tx, params.id, { side: 'supplier', tenantId: actor.tenantId })
      if (!held) throw new Problem('not_found')
      const { row, posting } = held
      const refusal = reviseRefusal(row, posting, now)
      if (refusal) throw new Problem(refusal)
      refuseOtherVersion(body.request_revision, posting.revision)
      const kept = row.files.map(({ address }) => address)
      // A quote for the earlier version need not be valid for this one.
      const priced = await checkedTerms(tx, posting, { terms: row, actor, kept, lang, now })
      await updateQuote(tx, row.id, {
        state: 'sent',
        posting_revision: posting.revision,
        price_per_t: priced.price_per_t,
        taxed_per_t: priced.taxed_per_t,
        updated_at: now,
        seen_at: null,
      })
      await notifyOfQuote(tx, { posting, actor, now }, { terms: row, code: 'quote_revised' })
      return sentOne(tx, { id: row.id, tenantId: actor.tenantId, lang, now })
    })
    return withDetail(result, confirmed)
  },

  withdraw: async ({ db, deps, params, actor, lang, now, afterCommit }) => {
    const result = await db.transaction(async (tx) => {
      const held = await lockQuote(tx, params.id, { side: 'supplier', tenantId: actor.tenantId })
      if (!held) throw new Problem('not_found')
      const { row, posting } = held
      const refusal = closeRefusal(row, posting)
      if (refusal) throw new Problem(refusal)
      await updateQuote(tx, row.id, { state: 'withdrawn', answered_at: now, updated_at: now })
      await countQuotes(tx, posting.id)
      await notifyOfWithdrawal(tx, { posting, actor, now })
      return sentOne(tx, { id: row.id, tenantId: actor.tenantId, lang, now })
    })
    afterCommit(() => deps.cache.clear())
    return withDetail(result, withdrawn)
  },

  accept: acceptQuote,
  decline: declineQuote,
}
