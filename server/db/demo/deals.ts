import { asc, eq } from 'drizzle-orm'
import type { DealFacts } from '#contract/deal.ts'
import { listedPrice, recordDeal, recordGroupDeals } from '#server/features/deal/store.ts'
import type { DbOrTx } from '../client.ts'
import { posting } from '../posting_tables.ts'
import { quote } from '../quote_tables.ts'
import { participation } from '../raise_tables.ts'
import { intention } from '../response_tables.ts'

/** Stores the deals of the demo's companies, as the endpoints for accepting do. */
export async function insertDeals(tx: DbOrTx): Promise<void> {
  const intentions = await tx
    .select({ row: intention, posting })
    .from(intention)
    .innerJoin(posting, eq(posting.id, intention.posting_id))
    .where(eq(intention.state, 'accepted'))
    .orderBy(asc(intention.answered_at), asc(intention.id))
  for (const { row, posting: about } of intentions)
    await recordDeal(tx, about, {
      source: 'intention',
      sourceId: row.id,
      responderId: row.tenant_id,
      agreed: {
        ...agreedUpon(row),
        quantity_unit: about.quantity_unit as DealFacts['quantity_unit'],
        price: listedPrice(about),
        message: row.message,
        terms: null,
      },
      now: row.answered_at ?? row.created_at,
    })

  const quotes = await tx
    .select({ row: quote, posting })
    .from(quote)
    .innerJoin(posting, eq(posting.id, quote.posting_id))
    .where(eq(quote.state, 'accepted'))
    .orderBy(asc(quote.answered_at), asc(quote.id))
  for (const { row, posting: about } of quotes) {
    const { price_amount: amount, price_basis: basis, tax_included, terms } = row
    const { delivery_date, delivery_terms, deviations } = row
    await recordDeal(tx, about, {
      source: 'quote',
      sourceId: row.id,
      responderId: row.tenant_id,
      agreed: {
        ...agreedUpon(row),
        quantity_unit: about.quantity === null ? null : (about.quantity_unit as DealFacts['quantity_unit']),
        price: { amount, basis, currency: 'CNY', tax_included },
        message: terms,
        terms: { delivery_date, delivery_terms, terms, deviations },
      },
      now: row.answered_at ?? row.created_at,
    })
  }

  const reached = await tx
    .selectDistinct({ posting })
    .from(posting)
    .innerJoin(participation, eq(participation.posting_id, posting.id))
    .where(eq(participation.state, 'succeeded'))
    .orderBy(asc(posting.id))
  for (const { posting: about } of reached)
    await recordGroupDeals(tx, about, about.settled_at ?? about.created_at)
}

const agreedUpon = (row: { agreed_quantity: number | null; quantity: number; answer: string | null }) => ({
  quantity: row.agreed_quantity ?? row.quantity,
  answer: row.answer,
})
