import type { cardViewApi, MadeCardView, ReceivedCardView } from '#contract/card_view.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { countCards } from '#server/features/postings/contact_store.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { readRows, type View } from '#server/features/postings/row_store.ts'
import { limitOf, maySeeDetail } from '#server/features/postings/rules.ts'
import type { Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { listCardViews, type StoredCardView } from './store.ts'

/** Adds the postings that the reader can still open. */
async function withPostings(
  db: DbOrTx,
  found: StoredCardView[],
  { actor, ...view }: View & { actor: CompanyActor },
): Promise<MadeCardView[]> {
  const readable = found.filter((row) => row.readable).map((row) => row.posting_id)
  const postings = await readRows(db, readable, view)
  return found.map(({ readable: _, posting_id, posting_tenant_id: tenant_id, ...row }) => {
    const posting = postings.get(posting_id)
    const isOpen = posting && maySeeDetail(actor, { ...posting, tenant_id, submitted_at: null }, null)
    return { ...row, posting: isOpen ? posting : null }
  })
}

const withoutPerson = ({ person: _, ...row }: MadeCardView): ReceivedCardView => row

export const cardViewHandlers: Handlers<typeof cardViewApi> = {
  received: async ({ db, actor, query, lang, now }) => {
    const { tenantId } = actor
    const { found, count } = await listCardViews(db, { tenantId, side: 'received', ...query, lang, now })
    const results = await withPostings(db, found, { actor, lang, now })
    return numbered(query, count, results.map(withoutPerson))
  },

  made: async ({ db, actor, query, lang, now }) => {
    const { tenantId } = actor
    const { found, count } = await listCardViews(db, { tenantId, side: 'made', ...query, lang, now })
    const results = await withPostings(db, found, { actor, lang, now })
    const used = await countCards(db, { tenantId, day: chinaDay(now) })
    const limit = limitOf(await readQuotas(db), 'contact_views_per_day', actor)
    return { ...numbered(query, count, results), today: { used, limit } }
  },
}
