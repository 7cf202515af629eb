import { sql } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { companyCard } from '#server/features/company/card_store.ts'
import { badgeJson } from '#server/features/inspect_business/badge_store.ts'
import { readableBy, type Reader as Sees } from './reader_store.ts'
import { iso, rowColumns, valuesJson } from './row_store.ts'

/** The data of the detail page and what the rules need beside it. */
export type StoredDetail = {
  detail: Omit<PostingDetail, 'can' | 'refused' | 'drawings_withheld'>
  id: number
  tenantId: number
  /** When the posting was last submitted for review; null for drafts. */
  submittedAt: string | null
  /** Whether the reader's company has an open intention or quote, or has joined. */
  hasOpenResponse: boolean
}

type Reader = { accountId: number | null; tenantId: number | null; sees: Sees }

/** Reads a posting's page in one query, with the company's public card and the reader's own dealings with it. */
export async function readDetail(
  db: DbOrTx,
  given: { kind: PostingKind; isOffer: boolean; code: string; reader: Reader; lang: Lang; now: Date },
): Promise<StoredDetail | undefined> {
  const { reader, lang } = given
  const now = given.now.toISOString()
  const name = sql.raw(lang === 'en' ? 'name_en' : 'name_zh')
  // The page's company replaces the shorter card of the row: of two JSON keys with the same name the later one wins.
  const detail = sql`select ${rowColumns(lang, now)},
      json_build_object('zh', p.title_zh, 'en', p.title_en) as titles, ${valuesJson} as values, p.revision,
      ${given.isOffer ? badgeJson : sql`null`} as inspection,
      ${iso('p.created_at')} as created_time, ${iso('p.updated_at')} as updated_time, p.collection_count,
      (select state from drawing_access d where d.posting_id = p.id and d.tenant_id = ${reader.tenantId}::int) as drawing_access,
      exists (select 1 from collection c where c.posting_id = p.id and c.account_id = ${reader.accountId}::int) as collected,
      ${companyCard(lang, now)}::jsonb || jsonb_build_object(
        'main_business', (select ${name} from tag where id = t.business_tag_id),
        'certified_on', ${iso('t.certified_on')}, 'certified_until', ${iso('t.certification_expires_on')},
        'online_count', o.count, 'online_tonnes', o.tonnes) as company`
  const [found] = await rows<{
    json: StoredDetail['detail']
    id: number
    tenant_id: number
    submitted_at: string | null
    responds: boolean
  }>(
    db,
    sql`select p.id, p.tenant_id, p.submitted_at, (select row_to_json(r) from (${detail}) r) as json,
        exists (select 1 from intention i where i.posting_id = p.id and i.tenant_id = ${reader.tenantId}::int
          and i.state in ('sent', 'seen')) or exists (select 1 from quote q where q.posting_id = p.id
          and q.tenant_id = ${reader.tenantId}::int and q.state in ('sent', 'seen'))
          or exists (select 1 from participation j where j.posting_id = p.id and j.tenant_id = ${reader.tenantId}::int
          and j.state = 'joined') as responds
      from posting p join tenant t on t.id = p.tenant_id
      cross join lateral (select count(*)::int as count, coalesce(round(sum(weight_kg) / 1000, 3), 0) as tonnes
        from posting own where own.tenant_id = p.tenant_id and own.kind = p.kind
          and own.state = 'online' and own.expires_at > ${now} and ${readableBy(reader.sees, 'own')}) o
      where p.kind = ${given.kind} and p.code = ${given.code} and ${readableBy(reader.sees)}`,
  )
  return (
    found && {
      detail: found.json,
      id: found.id,
      tenantId: found.tenant_id,
      submittedAt: found.submitted_at,
      hasOpenResponse: found.responds,
    }
  )
}
