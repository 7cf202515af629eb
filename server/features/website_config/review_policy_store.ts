import type { PostingDefinition } from '#contract/postings/define.ts'
import { kindPolicy, reviewEverybody, type KindPolicy } from '#contract/review_policy.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readSection } from './store.ts'

/**
 * The review rules of a kind, read anew for each submission, so that a change counts on every node at once. Everybody is
 * reviewed while operators have set nothing.
 */
export async function readKindPolicy(db: DbOrTx, { kind, postedBy }: PostingDefinition): Promise<KindPolicy> {
  if (postedBy === 'platform') return reviewEverybody
  const rules = (await readSection(db, 'review_policy')) as Record<string, unknown> | undefined
  const found = kindPolicy.safeParse(rules?.[kind])
  return found.success ? found.data : reviewEverybody
}
