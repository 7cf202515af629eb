import { sql } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import type { SavedFilters, SearchAlert } from '#contract/saved_search.ts'
import { matching } from '#server/features/postings/filter_store.ts'
import { insertSearch } from '#server/features/saved_search/store.ts'
import { visitorModule } from '#server/features/user_message/rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import { rows, type DbOrTx } from '../client.ts'
import { savedSearch } from '../search_tables.ts'
import type { DemoPeople } from './people.ts'

const day = 86_400_000

/** Invented saved searches of the accounts that visitors of the demo sign in with. */
const plans: readonly [member: number, kind: PostingKind, name: string, SearchAlert, SavedFilters][] = [
  [0, 'purchase_forging', '自由锻求购 42CrMo', 'instant', { forge_type: 1, material: ['42CrMo'] }],
  [0, 'purchase_piece', '碎切：圆钢 ≤ φ400', 'daily', { shape: ['round'], max_d: 400 }],
  [0, 'purchase_material', '华东原料求购', 'instant', { region: 320000 }],
  [0, 'quotation', '同行余料', 'off', { character: 2 }],
  [1, 'purchase_piece', 'Cut pieces, any grade', 'daily', {}],
  [
    1,
    'quotation',
    '42CrMo φ200–400',
    'instant',
    { material: ['42CrMo'], shape: ['round'], min_d: 200, max_d: 400 },
  ],
  [2, 'quotation', '江苏带质保书圆钢', 'instant', { region: 320000, shape: ['round'], have_warranty: 1 }],
  [2, 'quotation', '余料 ≤ 5000 元/吨', 'daily', { character: 2, max_price: 5000 }],
  [2, 'raise', '团购', 'off', {}],
]

/** Saved searches with the matches of the last days, and a message about the newest match of some. */
export async function insertSearches(tx: DbOrTx, people: DemoPeople, now: Date): Promise<void> {
  const saved = new Date(now.getTime() - 6 * day)
  const looked = new Date(now.getTime() - 2 * day)
  for (const [member, kind, name, alert, filters] of plans) {
    const { accountId, tenantId } = people.members[member] ?? { accountId: 0, tenantId: 0 }
    const id = await insertSearch(tx, { accountId, kind, name, alert, filters, now: saved })
    if (id === undefined) continue
    await tx
      .update(savedSearch)
      .set({ looked_at: looked })
      .where(sql`id = ${id}`)
    await tx.execute(sql`insert into saved_search_match (search_id, posting_id, matched_at)
      select ${id}, p.id, p.published_at from posting p where ${matching(kind, filters, { now: now.toISOString(), reader: { tenantId } })}
        and p.published_at > ${saved.toISOString()} and p.tenant_id <> ${tenantId}`)
    const [newest] = await rows<{ code: string; title: { zh: string; en: string } }>(
      tx,
      sql`select p.code, json_build_object('zh', p.title_zh, 'en', p.title_en) as title
        from saved_search_match m join posting p on p.id = m.posting_id where m.search_id = ${id}
        order by m.matched_at desc, p.id desc limit 1`,
    )
    if (alert !== 'instant' || !newest) continue
    await notify(tx, {
      accountIds: [accountId],
      module: visitorModule(kind),
      record_sign: newest.code,
      code: 'search_matched',
      params: { title: newest.title, search: name, others: 0 },
      now: new Date(now.getTime() - 3 * 3_600_000),
    })
  }
}
