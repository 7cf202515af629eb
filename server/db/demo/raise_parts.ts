import { eq } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'
import { posting } from '../posting_tables.ts'
import { participation } from '../raise_tables.ts'
import type { StoredPosting } from './insert_postings.ts'
import type { DemoPeople } from './people.ts'
import type { RaiseValues } from './raises.data.ts'

const hour = 3_600_000

/** Participants with their tonnes, in the order of the group buyings; companies by their index. */
const parts: readonly (readonly [company: number, tonnes: number, message?: string][])[] = [
  [
    [0, 60, 'φ220、φ280 各半，定尺 5 m'],
    [1, 45],
    [3, 80, 'φ300–φ350'],
    [5, 40],
    [7, 25.5, 'Sizes 250 and 300, 6 m lengths'],
  ],
  [
    [3, 60],
    [2, 35, '可分两批交货'],
  ],
  [
    [0, 50],
    [5, 110, 'φ120、φ150'],
    [4, 45],
    [7, 30],
  ],
  [[1, 20]],
  [
    [2, 16, 'φ100 以下优先'],
    [6, 72],
  ],
  [],
  [
    [0, 12, '260×500'],
    [1, 21],
    [4, 30],
  ],
  [
    [5, 90],
    [3, 60],
    [6, 55.25],
  ],
  [
    [0, 40],
    [2, 30],
    [6, 45],
  ],
  [
    [0, 35, 'φ180'],
    [1, 60],
    [5, 65],
  ],
]

/** Inserts the participants of the demo's group buyings, and the outcome of those that have ended. */
export async function insertParts(
  tx: DbOrTx,
  given: { people: DemoPeople; raises: readonly StoredPosting<RaiseValues>[]; now: Date },
): Promise<void> {
  const { people, raises, now } = given
  for (const [place, one] of raises.entries()) {
    const joined = parts[place] ?? []
    if (joined.length === 0) continue
    const total = joined.reduce((sum, [, tonnes]) => sum + tonnes, 0)
    const publishedAt = one.publishedAt ?? now
    const hasEnded = one.expiresAt !== null && one.expiresAt <= now
    const outcome = total >= (one.values.target_t ?? 0) ? ('succeeded' as const) : ('failed' as const)
    await tx.insert(participation).values(
      joined.map(([company, tonnes, message], at) => {
        const joinedAt = new Date(Math.min(publishedAt.getTime() + (at * 5 + 2) * hour, now.getTime() - hour))
        return {
          posting_id: one.id,
          tenant_id: people.members[company]?.tenantId ?? 0,
          account_id: people.members[company]?.accountId ?? 0,
          state: hasEnded ? outcome : ('joined' as const),
          quantity: tonnes,
          message: message ?? '',
          created_at: joinedAt,
          changed_at: hasEnded ? (one.expiresAt ?? joinedAt) : joinedAt,
        }
      }),
    )
    await tx
      .update(posting)
      .set({
        joined_t: total,
        joined_count: joined.length,
        settled_at: hasEnded ? one.expiresAt : null,
      })
      .where(eq(posting.id, one.id))
  }
}
