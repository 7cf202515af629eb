import type { PostingDefinition } from '#contract/postings/define.ts'
import type { DeadlineDays } from '#contract/enums.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { chinaMonthStart } from '#server/reference/china_time.ts'
import { readQuotas } from './quota_store.ts'
import { limitOf, publishRefusal, refuseBeyondLimit } from './rules.ts'
import { countFirstSubmissions, countTowardsOnline, lockTenant, wasSubmitted } from './store.ts'

const day = 86_400_000

/** When a posting published at `now` runs out (spec §9: 1, 3, 7 or 30 days). */
export const expiryAfter = (now: Date, deadline: number | null): Date =>
  new Date(now.getTime() + (deadline ?? (30 satisfies DeadlineDays)) * day)

/** Throws company_frozen or certification_required. */
export function refuseUnlessMayPublish(actor: CompanyActor, definition: PostingDefinition): void {
  const refusal = publishRefusal(actor, definition)
  if (refusal) throw new Problem(refusal)
}

/** Kinds whose submissions count towards one limit together. */
const kindsOf = (quota: PostingDefinition['quota']): RegisteredKind[] =>
  Object.values(postings)
    .map(({ definition }) => definition)
    .filter((definition) => definition.quota === quota)
    .map(({ kind }) => kind)

type Claim = { actor: CompanyActor; definition: PostingDefinition; postingId: number | null; now: Date }

/** How much of a limit is used, one posting left out. */
const usedOf = (
  db: DbOrTx,
  quota: NonNullable<PostingDefinition['quota']>,
  { actor, postingId, now }: Claim,
): Promise<number> => {
  const counted = { kinds: kindsOf(quota), tenantId: actor.tenantId, except: postingId }
  return quota === 'spot_postings_online'
    ? countTowardsOnline(db, { ...counted, now })
    : countFirstSubmissions(db, { ...counted, from: chinaMonthStart(now) })
}

/**
 * Throws quota_exhausted, with the limit and what each tier would give, when the company has no room for one more:
 * among its online postings, or among the requests of this month, where submitting the same one again costs nothing.
 * The room stays held until the transaction ends.
 */
export async function claimQuota(tx: DbOrTx, given: Claim): Promise<void> {
  const { actor, definition, postingId } = given
  const { quota } = definition
  if (quota === null) return
  await lockTenant(tx, actor.tenantId)
  const quotas = await readQuotas(tx)
  if (limitOf(quotas, quota, actor) === null) return
  if (quota === 'buying_requests_per_month' && postingId !== null && (await wasSubmitted(tx, postingId)))
    return
  refuseBeyondLimit(quotas, quota, actor, await usedOf(tx, quota, given))
}

/** How many more new postings the company may submit; null is unlimited. */
export async function roomLeft(db: DbOrTx, given: Omit<Claim, 'postingId'>): Promise<number | null> {
  const { quota } = given.definition
  if (quota === null) return null
  const limit = limitOf(await readQuotas(db), quota, given.actor)
  if (limit === null) return null
  return Math.max(0, limit - (await usedOf(db, quota, { ...given, postingId: null })))
}
