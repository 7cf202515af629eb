import type { Lang } from '#contract/enums.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import type { QuoteTerms } from '#contract/quote.ts'
import { readValues, type PostingRecord } from '#server/features/postings/store.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { comparedPrices, termErrors, type Asked } from './rules.ts'
import { askAboutPrice, type Confirming } from './unusual.ts'

export const definitionOf = (row: PostingRecord) => postings[row.kind as RegisteredKind].definition

/** What a quote on the posting is compared with: the posting's online figures and values. */
export const askedOf = async (tx: DbOrTx, row: PostingRecord): Promise<Asked> => ({
  quantity: row.quantity,
  quantity_unit: row.quantity_unit,
  actual_weight_kg: row.actual_weight_kg,
  remaining: row.remaining,
  piece_kg: row.piece_weight_kg,
  values: await readValues(tx, row.id, row.revision),
})

/**
 * The terms with the prices that they are compared by. Throws validation_failed, one message per field, and
 * figures_unusual; files that the quote already has (`kept`) stay allowed, whoever uploaded them.
 */
export async function checkedTerms(
  tx: DbOrTx,
  row: PostingRecord,
  given: {
    terms: QuoteTerms
    actor: CompanyActor
    kept: readonly string[]
    lang: Lang
    now: Date
    /** Absent where no price was typed. */
    asks?: Confirming
  },
) {
  const { terms, actor, kept, lang, now, asks } = given
  const asked = await askedOf(tx, row)
  const own = await claimUploads(
    tx,
    actor,
    terms.files.map(({ address }) => address),
    now,
  )
  const errors = termErrors(terms, asked, {
    definition: definitionOf(row),
    uploads: new Set([...kept, ...own.keys()]),
    now,
    lang,
  })
  if (Object.keys(errors).length > 0) throw new Problem('validation_failed', { data: errors })
  if (asks) await askAboutPrice(tx, { terms, asked, now, postingId: row.id, tenantId: actor.tenantId }, asks)
  return { ...terms, ...comparedPrices(terms, asked) }
}
