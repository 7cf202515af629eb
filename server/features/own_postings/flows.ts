import type { PostingState } from '#contract/postings/states.ts'
import { may } from '#server/features/company/may_rules.ts'
import { companyNames } from '#server/db/names.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readKindPolicy } from '#server/features/website_config/review_policy_store.ts'
import { readPicturePolicy } from '#server/features/website_config/store.ts'
import { checkComplete } from '#server/features/postings/checks.ts'
import { checkDates } from '#server/features/postings/date_rules.ts'
import { checkValues } from '#server/features/postings/edit_posting.ts'
import { insertChecked, type Owner } from '#server/features/postings/new_posting.ts'
import { claimQuota } from '#server/features/postings/publishing.ts'
import { askAboutFigures } from '#server/features/postings/unusual.ts'
import { filled, type AnyValues } from '#server/features/postings/values.ts'

/** Creates a draft or, with `submit`, a posting in review. */
export async function createPosting(
  tx: DbOrTx,
  owner: Owner,
  given: { values: AnyValues; submit: boolean; action: 'create' | 'copy'; confirmed: readonly string[] },
): Promise<{ code: string; state: PostingState }> {
  const { definition, actor } = owner
  const values = filled(given.values)
  may(actor).trade().orRefuse()
  if (given.submit) may(actor).publish(definition).orRefuse()
  await checkValues(tx, owner, values, given.action === 'copy' ? values : {})
  if (given.submit) {
    checkComplete(definition, values, { lang: owner.lang, policy: await readPicturePolicy(tx) })
    checkDates(definition, values, owner)
    await askAboutFigures(tx, owner, { values, confirmed: given.confirmed })
    await claimQuota(tx, { ...owner, postingId: null })
  }
  const company = await companyNames(tx, actor.tenantId)
  const review = await readKindPolicy(tx, definition)
  return insertChecked(tx, owner, { ...given, values, company, review })
}
