import type { Lang } from '#contract/enums.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { Actor } from '#server/http/session.ts'
import { rejectPosting, restorePosting, takeDownPosting } from './flows.ts'

/** The decisions that need a comment. */
export const reviewFlows = { reject: rejectPosting, take_down: takeDownPosting, restore: restorePosting }

/** Throws a field problem at the first picture of a comment that the operator did not upload. */
export async function requireOwnPictures(
  tx: DbOrTx,
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
  addresses: readonly string[],
): Promise<void> {
  const own = await claimUploads(tx, actor, addresses, now)
  const foreign = addresses.findIndex((address) => !own.has(address))
  if (foreign !== -1) throw fieldProblem(`img_arr.${foreign}`, 'own_upload', lang)
}
