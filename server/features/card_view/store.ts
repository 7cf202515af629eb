import { sql, type SQL } from 'drizzle-orm'
import { cardViewDays, type MadeCardView } from '#contract/card_view.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { companyNameIn, personNameIn } from '#server/db/names.ts'
import { standingSql } from '#server/features/company/standing_store.ts'
import { readableBy } from '#server/features/postings/reader_store.ts'
import { iso, type View } from '#server/features/postings/row_store.ts'
import { countLimit } from '#server/http/numbered.ts'

/** Views of the company's own contact, or views that its people made of others' contacts. */
export type Side = 'received' | 'made'

/** The column with the company whose list it is, and the one with the company on the other side. */
const columnOf = {
  received: { own: sql.raw('seller_tenant_id'), other: sql.raw('tenant_id') },
  made: { own: sql.raw('tenant_id'), other: sql.raw('seller_tenant_id') },
} as const

const keptSince = (now: Date): string => new Date(now.getTime() - cardViewDays * 86_400_000).toISOString()

type Listed = { tenantId: number; side: Side; now: Date }

const listed = ({ tenantId, side, now }: Listed): SQL =>
  sql`from contact_view where ${columnOf[side].own} = ${tenantId} and at > ${keptSince(now)}`

/** Ids of one page, newest first, read from an index alone. */
export const cardViewIds = (given: Listed & { page: number; size: number }): SQL =>
  sql`select id ${listed(given)} order by at desc, id desc limit ${given.size} offset ${(given.page - 1) * given.size}`

export type StoredCardView = Omit<MadeCardView, 'posting'> & {
  posting_id: number
  posting_tenant_id: number
  /** The company can see the posting at all; its state may still close the page. */
  readable: boolean
}

/** One page of the company's list, and how many views it has, counted up to one more than `countLimit`. */
export async function listCardViews(
  db: DbOrTx,
  given: Listed & { page: number; size: number } & View,
): Promise<{ found: StoredCardView[]; count: number }> {
  const { tenantId, side, lang, now } = given
  const [counted] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select 1 ${listed(given)} limit ${countLimit + 1}) n`,
  )
  const found = await rows<{ json: StoredCardView }>(
    db,
    sql`select row_to_json(r) as json from (
      select v.id, ${iso('v.at')} as viewed_time, v.of_deal, v.posting_id, p.kind, p.code as posting_code,
        p.tenant_id as posting_tenant_id, ${readableBy({ tenantId })} as readable, ${personNameIn(lang)} as person,
        json_build_object('code', t.code, 'name', ${companyNameIn(lang)},
          'certification', ${standingSql(now.toISOString()).certification}) as company
      from (${cardViewIds(given)}) page join contact_view v on v.id = page.id
        join tenant t on t.id = v.${columnOf[side].other} join account a on a.id = v.account_id
        join posting p on p.id = v.posting_id
      order by v.at desc, v.id desc) r`,
  )
  return { found: found.map((row) => row.json), count: counted?.count ?? 0 }
}

/** Deletes views that are no longer listed. */
export async function purgeCardViews(db: DbOrTx, now: Date): Promise<void> {
  await db.execute(sql`delete from contact_view where at <= ${keptSince(now)}`)
}
