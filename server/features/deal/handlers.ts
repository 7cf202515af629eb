import type { Deal, dealApi, DealRow } from '#contract/deal.ts'
import type { Lang } from '#contract/enums.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { kindsOf, mayTakePart } from '#server/features/conversation/rules.ts'
import { logContactView, readContact } from '#server/features/postings/contact_store.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { readSite } from '#server/features/website_config/store.ts'
import type { Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { posterSide } from './rules.ts'
import { listDeals, readDeal, readGroupDeal, type StoredDeal } from './store.ts'

const bothNames = (zh: string, english: string | null) => ({ zh, en: english ?? zh })

/** Both companies of a deal, from the reader's side. */
const sidesOf = (stored: StoredDeal, tenantId: number) => {
  const isPoster = stored.poster_tenant_id === tenantId
  const poster = { code: stored.posterCode, name: bothNames(stored.posterName, stored.posterEnglish) }
  const responder = {
    code: stored.responderCode,
    name: bothNames(stored.responderName, stored.responderEnglish),
  }
  const posterIs = posterSide(stored.facts.kind)
  const otherIs = posterIs === 'seller' ? ('buyer' as const) : ('seller' as const)
  return {
    side: isPoster ? posterIs : otherIs,
    own: isPoster ? poster : responder,
    company: isPoster ? responder : poster,
    otherId: isPoster ? stored.tenant_id : stored.poster_tenant_id,
  }
}

function rowOf(stored: StoredDeal, tenantId: number): DealRow {
  const { side, company } = sidesOf(stored, tenantId)
  const { kind, posting_code, title, quantity, quantity_unit, price } = stored.facts
  return {
    source: stored.source,
    id: stored.source_id,
    side,
    agreed_time: stored.agreed_at.toISOString(),
    company,
    kind,
    posting_code,
    title,
    quantity,
    quantity_unit,
    price,
  }
}

/** How the other side is reached: a company by its own contact, the market by its customer service. */
async function contactOf(
  db: DbOrTx,
  { code, id }: { code: string; id: number },
  lang: Lang,
): Promise<Deal['contact']> {
  if (code !== platformCode) return { ...(await readContact(db, id, lang)), is_service: false }
  const site = await readSite(db)
  return {
    name: '',
    mobile: site?.service_phone || null,
    email: site?.service_email || null,
    is_service: true,
  }
}

/** The deal as one of its companies sees it, with the other's contact. Access to the contact is logged. */
async function seenBy(
  db: DbOrTx,
  stored: StoredDeal,
  { tenantId, accountId, lang, now }: { tenantId: number; accountId: number; lang: Lang; now: Date },
): Promise<Deal> {
  const { own, otherId, company } = sidesOf(stored, tenantId)
  const { message, answer, terms, values } = stored.facts
  const contact = await contactOf(db, { code: company.code, id: otherId }, lang)
  if (stored.posting_id !== null)
    await logContactView(db, {
      tenantId,
      accountId,
      postingId: stored.posting_id,
      sellerTenantId: otherId,
      day: chinaDay(now),
      ofDeal: true,
      now,
    })
  return { ...rowOf(stored, tenantId), own, contact, message, answer, terms, values }
}

export const dealHandlers: Handlers<typeof dealApi> = {
  list: async ({ db, actor, query }) => {
    const { tenantId } = actor
    const { found, count } = await listDeals(db, {
      tenantId,
      kinds: { poster: kindsOf(actor, 'poster'), responder: kindsOf(actor, 'responder') },
      ...query,
    })
    const results = found.map((stored) => rowOf(stored, tenantId))
    return numbered(query, count, results)
  },

  one: async ({ db, params, actor, lang, now }) => {
    const { tenantId, accountId } = actor
    const stored = await readDeal(db, { ...params, tenantId })
    if (!stored) throw new Problem('not_found')
    const side = stored.poster_tenant_id === tenantId ? 'poster' : 'responder'
    if (!mayTakePart(actor, { side, kind: stored.facts.kind })) throw new Problem('forbidden')
    return seenBy(db, stored, { tenantId, accountId, lang, now })
  },

  group: async ({ db, params, actor, lang, now }) => {
    const stored = await readGroupDeal(db, params.id)
    if (!stored) throw new Problem('not_found')
    // Operators act for the platform's own company.
    return seenBy(db, stored, { tenantId: stored.poster_tenant_id, accountId: actor.accountId, lang, now })
  },
}
