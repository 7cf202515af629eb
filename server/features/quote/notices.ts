import { priceText } from '#contract/figures.ts'
import type { QuoteTerms } from '#contract/quote.ts'
import { companyNames } from '#server/db/names.ts'
import type { PostingRecord } from '#server/features/postings/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { definitionOf } from './terms.ts'

type About = { posting: PostingRecord; actor: CompanyActor; now: Date }

const titleOf = (row: PostingRecord) => ({ zh: row.title_zh, en: row.title_en })

const toOwner = (posting: PostingRecord) => ({
  tenantId: posting.tenant_id,
  permission: definitionOf(posting).permission,
  module: `business_${definitionOf(posting).kind}` as const,
  record_sign: posting.code,
})

/** Notifies the owner of a request of a new or revised quote. */
export async function notifyOfQuote(
  tx: DbOrTx,
  { posting, actor, now }: About,
  { terms, code }: { terms: QuoteTerms; code: 'quote_received' | 'quote_revised' },
): Promise<void> {
  const company = await companyNames(tx, actor.tenantId)
  const params = { title: titleOf(posting), company, price: priceText(terms.price_amount, terms.price_basis) }
  await notify(tx, { ...toOwner(posting), code, params, now })
}

export async function notifyOfWithdrawal(tx: DbOrTx, { posting, actor, now }: About): Promise<void> {
  const params = { title: titleOf(posting), company: await companyNames(tx, actor.tenantId) }
  await notify(tx, { ...toOwner(posting), code: 'quote_withdrawn', params, now })
}

/** Notifies the supplier of the owner's answer. */
export async function notifyOfAnswer(
  tx: DbOrTx,
  { posting, actor, now }: About,
  given: { accountId: number; answer: 'accepted' | 'declined'; comment: string },
): Promise<void> {
  const { accountId, answer, comment } = given
  await notify(tx, {
    accountIds: [accountId],
    module: 'my_business',
    record_sign: posting.code,
    code: 'quote_answered',
    params: { title: titleOf(posting), company: await companyNames(tx, actor.tenantId), answer, comment },
    now,
  })
}
