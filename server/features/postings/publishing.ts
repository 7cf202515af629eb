import type { PostingDefinition } from '#contract/postings/define.ts'
import type { DeadlineDays } from '#contract/enums.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { lockTenant } from '#server/features/company/store.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { chinaMonthStart } from '#server/reference/china_time.ts'
import { readQuotas } from './quota_store.ts'
import { limitOf, requireWithinLimit } from './rules.ts'
import { countFirstSubmissions, countTowardsOnline, wasSubmitted } from './store.ts'

const day = 86_400_000

/** When a posting published at `now` expires (SPEC 9.12: 1, 3, 7 or 30 days). */
export const expiryAfter = (now: Date, deadline: number | null): Date =>
  new Date(now.getTime() + (deadline ?? (30 satisfies DeadlineDays)) * day)

/** Kinds whose submissions share one limit. */
const kindsOf = (quota: PostingDefinition['quota']): RegisteredKind[] =>
  Object.values(postings)
    .map(({ definition }) => definition)
    .filter((definition) => definition.quota === quota)
    .map(({ kind }) => kind)

type Claim = { actor: CompanyActor; definition: PostingDefinition; postingId: number | null; now: Date }

/** How much of a limit is used, leaving out one posting. */
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
 * Throws quota_exhausted, with the limit and those of all tiers, when there is no room for one more posting after
 * `taken` others.
 */
type Room = (taken: number) => void

/**
 * Reads once how many postings the company can add to its online ones or to this month's requests; submitting the same
 * request again is free. The limits stay locked until the transaction ends.
 */
export async function claimRoom(tx: DbOrTx, given: Claim): Promise<Room> {
  const { actor, definition, postingId } = given
  const { quota } = definition
  if (quota === null) return () => {}
  await lockTenant(tx, actor.tenantId)
  const quotas = await readQuotas(tx)
  if (limitOf(quotas, quota, actor) === null) return () => {}
  if (quota === 'buying_requests_per_month' && postingId !== null && (await wasSubmitted(tx, postingId)))
    return () => {}
  const used = await usedOf(tx, quota, given)
  return (taken) => requireWithinLimit(quotas, quota, actor, used + taken)
}

/** The same for one posting: throws quota_exhausted when there is no room for it. */
export async function claimQuota(tx: DbOrTx, given: Claim): Promise<void> {
  const room = await claimRoom(tx, given)
  room(0)
}

/** How many more new postings the company may submit; null means unlimited. */
export async function roomLeft(db: DbOrTx, given: Omit<Claim, 'postingId'>): Promise<number | null> {
  const { quota } = given.definition
  if (quota === null) return null
  const limit = limitOf(await readQuotas(db), quota, given.actor)
  if (limit === null) return null
  return Math.max(0, limit - (await usedOf(db, quota, { ...given, postingId: null })))
}
