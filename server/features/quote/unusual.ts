import type { DbOrTx } from '#server/db/client.ts'
import { newestIndex } from '#server/features/grade_price/newest_store.ts'
import { indexDays, openFigures } from '#server/features/postings/unusual_rules.ts'
import { readUnusualPolicy } from '#server/features/website_config/unusual_policy_store.ts'
import { Problem } from '#server/http/problem.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import type { Asked } from './rules.ts'
import { othersOf } from './others_store.ts'
import { unusualQuote, type PricedTerms } from './unusual_rules.ts'

/** What the supplier has confirmed by name, and the terms that were sent before: what is as it was is not asked about. */
export type Confirming = { confirmed: readonly string[]; before?: PricedTerms }

type About = { terms: PricedTerms; asked: Asked; now: Date; postingId: number; tenantId: number }

/** Throws figures_unusual for a price that is far from what is usual and not confirmed (decision 147). */
export async function askAboutPrice(
  tx: DbOrTx,
  { terms, asked, now, ...of }: About,
  { confirmed, before }: Confirming,
): Promise<void> {
  const material = (asked.values['material'] as string | undefined) ?? ''
  const indexes = await newestIndex(tx, {
    materials: material ? [material] : [],
    until: chinaDay(now),
    days: indexDays,
  })
  const beside = {
    index: indexes.get(material),
    policy: await readUnusualPolicy(tx),
    others: await othersOf(tx, of),
  }
  const unusual = (one: PricedTerms | undefined, compared: { before?: PricedTerms | undefined } = {}) => {
    const found = one && unusualQuote(one, asked, { ...beside, ...compared })
    return found ? [found] : []
  }
  const figures = openFigures(unusual(terms, { before }), { confirmed, before: unusual(before) })
  if (figures.length > 0) throw new Problem('figures_unusual', { data: { figures } })
}
