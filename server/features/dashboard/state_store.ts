/** How things stand now: what waits for review, and who can be reached. */
import { sql } from 'drizzle-orm'
import type { RegisteredKind } from '#contract/postings/index.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { isQueued } from '#server/features/posting_review/lease_store.ts'
import { list } from '#server/features/postings/filter_store.ts'

export type Ages = {
  kind: RegisteredKind
  under_1h: number
  under_4h: number
  under_1d: number
  older: number
}

const hour = 3_600_000

/** How much waits in each of these kinds, by how long; the index `posting_queue` has all of it. */
export function readWaitingAges(db: DbOrTx, kinds: readonly RegisteredKind[], now: Date): Promise<Ages[]> {
  const ago = (hours: number) => sql`${new Date(now.getTime() - hours * hour).toISOString()}::timestamptz`
  return rows(
    db,
    sql`select k.kind,
        count(p.at) filter (where p.at > ${ago(1)})::int as under_1h,
        count(p.at) filter (where p.at <= ${ago(1)} and p.at > ${ago(4)})::int as under_4h,
        count(p.at) filter (where p.at <= ${ago(4)} and p.at > ${ago(24)})::int as under_1d,
        count(p.at) filter (where p.at <= ${ago(24)})::int as older
      from unnest(${list(kinds, 'text')}) with ordinality k(kind, place)
        left join (select p.kind, p.submitted_at as at from posting p where ${isQueued}) p on p.kind = k.kind
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
