import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import { postings } from '#contract/postings/index.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { companyNames } from '#server/db/names.ts'
import { countQuotes } from '#server/features/quote/store.ts'
import { notify } from '#server/features/user_message/store.ts'

type Withdrawn = {
  posting_id: number
  kind: PostingKind
  code: string
  owner_id: number
  title_zh: string
  title_en: string
}
type Ending = {
  tenantId: number
  now: Date
  /** Only those for which this holds, of the quote `q` or the enquiry `i` and its posting `p`. */
  which?: SQL
}

const ofPosting = sql`p.id as posting_id, p.kind, p.code, p.tenant_id as owner_id, p.title_zh, p.title_en`

/** Withdraws the company's quotes that have no answer; those who asked for them are told. */
export async function withdrawQuotes(
  tx: DbOrTx,
  { tenantId, now, which = sql`true` }: Ending,
): Promise<void> {
  const at = now.toISOString()
  const company = await companyNames(tx, tenantId)
  const quotes = await rows<Withdrawn>(
    tx,
    sql`update quote q set state = 'withdrawn', answered_at = ${at}::timestamptz, updated_at = ${at}::timestamptz
      from posting p where p.id = q.posting_id and q.tenant_id = ${tenantId} and q.state in ('sent', 'seen') and ${which}
      returning ${ofPosting}`,
  )
  for (const one of quotes) {
    const { definition } = postings[one.kind]
    await countQuotes(tx, one.posting_id)
    await notify(tx, {
      tenantId: one.owner_id,
      permission: definition.permission,
      module: `business_${definition.kind}`,
      record_sign: one.code,
      code: 'quote_withdrawn',
      params: { title: { zh: one.title_zh, en: one.title_en }, company },
      now,
    })
  }
}

/** Closes the enquiries from and to the company that have no answer; the others are told. */
export async function closeEnquiries(
  tx: DbOrTx,
  { tenantId, now, which = sql`true` }: Ending,
): Promise<void> {
  const company = await companyNames(tx, tenantId)
  const enquiries = await rows<Withdrawn & { buyer_id: number; account_id: number }>(
    tx,
    sql`update intention i set state = 'closed', answered_at = ${now.toISOString()}::timestamptz from posting p
      where p.id = i.posting_id and ${tenantId} in (i.tenant_id, i.seller_tenant_id) and i.state in ('sent', 'seen')
        and ${which}
      returning ${ofPosting}, i.tenant_id as buyer_id, i.account_id`,
  )
  for (const one of enquiries) {
    const { definition } = postings[one.kind]
    const toBuyer = one.buyer_id !== tenantId
    await notify(tx, {
      ...(toBuyer
        ? { accountIds: [one.account_id], module: 'my_business' as const }
        : {
            tenantId: one.owner_id,
            permission: definition.permission,
            module: `business_${definition.kind}` as const,
          }),
      record_sign: one.code,
      code: 'intention_answered',
      params: { title: { zh: one.title_zh, en: one.title_en }, company, answer: 'closed', comment: '' },
      now,
    })
  }
}
