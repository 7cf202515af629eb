/** How things stand now: what waits for review, and who can be reached. */
import { sql } from 'drizzle-orm'
import { waitingAges, type WaitingAge } from '#contract/figure_ranges.ts'
import type { RegisteredKind } from '#contract/postings/index.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { waitedFor } from '#server/features/posting_review/age_store.ts'
import { isQueued } from '#server/features/posting_review/lease_store.ts'
import { list } from '#server/features/postings/filter_store.ts'

export type Ages = { kind: RegisteredKind } & Record<WaitingAge, number>

const hour = 3_600_000

/** How much waits in each of these kinds, by how long; the index `posting_queue` has all of it. */
export function readWaitingAges(db: DbOrTx, kinds: readonly RegisteredKind[], now: Date): Promise<Ages[]> {
  const counted = waitingAges.map(
    (age) => sql`count(p.submitted_at) filter (where ${waitedFor(age, now)})::int as ${sql.identifier(age)}`,
  )
  return rows(
    db,
    sql`select k.kind, ${sql.join(counted, sql`, `)}
      from unnest(${list(kinds, 'text')}) with ordinality k(kind, place)
        left join (select p.kind, p.submitted_at from posting p where ${isQueued}) p on p.kind = k.kind
      group by k.kind, k.place order by k.place`,
  )
}

export type Reach = { subscriptions: number; refused: number; paused_services: number; devices: number }

/** Browsers with push, and devices that were there in the last hour. */
export async function readReach(db: DbOrTx, now: Date): Promise<Reach> {
  const [found] = await rows<Reach>(
    db,
    sql`select p.*, (select count(*)::int from push_breaker where open_until > ${now.toISOString()}) as paused_services,
        (select count(*)::int from session where seen_at > ${new Date(now.getTime() - hour).toISOString()}
          and impersonation_id is null) as devices
      from (select count(*)::int as subscriptions, count(*) filter (where last_status >= 400)::int as refused
        from push_subscription) p`,
  )
  if (!found) throw new Error('An aggregate without a row')
  return found
}
