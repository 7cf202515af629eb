import type { PostingDefinition } from '#contract/postings/define.ts'
import type { SimilarPosting } from '#contract/review.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { uploadAddresses } from '#server/features/postings/checks.ts'
import { postingColumns } from '#server/features/postings/columns.ts'
import type { View } from '#server/features/postings/row_store.ts'
import type { AnyValues, SharedValues } from '#server/features/postings/values.ts'
import { readLooks } from '#server/features/upload/look_store.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import { reviewedKinds } from './rules.ts'
import { findSimilar } from './similar_store.ts'
import { readAdminDetail, readAdminRow } from './store.ts'

/** Heat numbers of the posting, its certificates and its pieces, each once, as they are written. */
function writtenHeats(values: AnyValues): string[] {
  const parts = [
    values,
    ...((values['heats'] ?? []) as AnyValues[]),
    ...((values['pieces'] ?? []) as AnyValues[]),
  ]
  return [...new Set(parts.flatMap(({ heat_no }) => (heat_no ? [heat_no as string] : [])))]
}

/** Postings that may offer the same goods as one in its submitted version; throws not_found. */
export async function similarTo(
  db: DbOrTx,
  { definition, code, actor, ...view }: { definition: PostingDefinition; code: string; actor: Actor } & View,
): Promise<SimilarPosting[]> {
  const { kind } = definition
  const row = await readAdminRow(db, { kind, code, ...view })
  const detail = row && (await readAdminDetail(db, { kind, code, lang: view.lang }))
  if (!detail) throw new Problem('not_found')
  const values = detail.submitted_values
  const addresses = Object.values(uploadAddresses(definition, values))
  const columns = postingColumns(definition, values, { code, company: null })
  return findSimilar(
    db,
    {
      id: row.facts.id,
      tenantId: row.facts.tenant_id,
      heatNumbers: writtenHeats(values),
      text: (values as SharedValues).description ?? null,
      gradeKey: columns.grade_key ?? null,
      shape: columns.shape ?? null,
      dims: (columns.dims as object | null | undefined) ?? null,
      addresses,
      photos: await readLooks(db, addresses),
    },
    { kinds: reviewedKinds(actor.permissions), ...view },
  )
}
