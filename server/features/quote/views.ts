import type { AskedFigures, Quote, SentQuote } from '#contract/quote.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { Problem } from '#server/http/problem.ts'
import { readQuote, type StoredQuote } from './list_store.ts'
import { quoteRights } from './rules.ts'
import { readRows, type View } from '#server/features/postings/row_store.ts'

const split = (
  { posting_id: _, waits, request_state, remaining, asked, ...row }: StoredQuote,
  isOwner: boolean,
): { quote: Quote; asked: AskedFigures } => ({
  quote: { ...row, can: quoteRights({ ...row, waits, request_state, remaining }, { isOwner }) },
  asked,
})

/** Quotes as the owner of the request sees them. */
export const received = (stored: StoredQuote): Quote => split(stored, true).quote

/** Own quotes with their requests. */
export async function sent(db: DbOrTx, found: StoredQuote[], view: View): Promise<SentQuote[]> {
  const postings = await readRows(
    db,
    found.map((row) => row.posting_id),
    view,
  )
  return found.flatMap((row) => {
    const posting = postings.get(row.posting_id)
    const { quote, asked } = split(row, false)
    return posting ? [{ ...quote, posting, asked }] : []
  })
}

/** One quote after a change, as seen by the side that made the change. */
export async function sentOne(
  tx: DbOrTx,
  { id, tenantId, ...view }: View & { id: number; tenantId: number },
): Promise<SentQuote> {
  const stored = await readQuote(tx, { id, side: 'supplier', tenantId, ...view })
  const [shown] = stored ? await sent(tx, [stored], view) : []
  if (!shown) throw new Problem('not_found')
  return shown
}

export async function receivedOne(
  tx: DbOrTx,
  given: { id: number; tenantId: number } & View,
): Promise<Quote> {
  const stored = await readQuote(tx, { ...given, side: 'owner' })
  if (!stored) throw new Problem('not_found')
  return received(stored)
}
