import type { Lang } from '#contract/enums.ts'
import { effectiveState } from '#contract/postings/states.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { newCode } from '#server/features/postings/code.ts'
import { postingColumns } from '#server/features/postings/columns.ts'
import type { DbOrTx } from '../client.ts'
import { posting, postingEvent, postingRevision } from '../posting_tables.ts'
import { companies } from './companies.data.ts'
import type { DemoPeople } from './people.ts'
import type { Random } from './random.ts'
import type { PlannedPosting } from './spot_plan.ts'

export type StoredPosting<V = Record<string, unknown>> = PlannedPosting<V> & {
  id: number
  code: string
  tenantId: number
  title: { zh: string; en: string }
}

/** Rows per statement; PostgreSQL takes at most 65,535 parameters. */
const chunk = 100
const inChunks = async <T>(all: readonly T[], insert: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < all.length; at += chunk) await insert(all.slice(at, at + chunk))
}

type Poster = { tenantId: number; accountId: number; name: Record<Lang, string> }

/** Inserts planned postings of one kind with their revisions and history; returns them with their ids. */
export async function insertPostings<V extends object>(
  tx: DbOrTx,
  given: {
    definition: PostingDefinition
    planned: readonly PlannedPosting<V>[]
    people: DemoPeople
    random: Random
    now: Date
    /** The posting company, if not the planned one. */
    poster?: Poster
  },
): Promise<StoredPosting<V>[]> {
  const { definition, people, random, now } = given
  const posterOf = (company: number): Poster => {
    const member = people.members[company] ?? { tenantId: 0, accountId: 0 }
    return given.poster ?? { ...member, name: companies[company]!.name }
  }
  const rows = given.planned.map((planned) => {
    const member = posterOf(planned.company)
    const code = newCode(definition.codePrefix, random.bytes(8))
    const columns = postingColumns(definition, planned.values as Record<string, unknown>, {
      code,
      company: member.name,
    })
    return { planned, member, code, columns }
  })
  const ids = new Map<string, number>()
  await inChunks(rows, async (part) => {
    const made = await tx
      .insert(posting)
      .values(
        part.map(({ planned, member, code, columns }) => ({
          ...columns,
          kind: definition.kind,
          code,
          tenant_id: member.tenantId,
          author_id: member.accountId,
          state: planned.state,
          revision: 1,
          latest_revision: planned.pending ? 2 : 1,
          pending_revision: planned.pending ? 2 : null,
          remaining: planned.remaining ?? columns.remaining,
          review_comment: planned.comment ?? null,
          reviewed_at: planned.comment ? lastChange(planned, now) : planned.publishedAt,
          submitted_at: planned.submittedAt,
          published_at: planned.publishedAt,
          expires_at: planned.expiresAt,
          created_at: planned.createdAt,
          updated_at: lastChange(planned, now),
        })),
      )
      .returning({ id: posting.id, code: posting.code })
    for (const { id, code } of made) ids.set(code, id)
  })
  const stored = rows.map(({ planned, member, code, columns }) => ({
    ...planned,
    id: ids.get(code) ?? 0,
    code,
    tenantId: member.tenantId,
    accountId: member.accountId,
    title: { zh: columns.title_zh, en: columns.title_en },
  }))
  await inChunks(
    stored.flatMap((one) => revisionsOf(one, people)),
    (part) => tx.insert(postingRevision).values(part),
  )
  await inChunks(
    stored.flatMap((one) => eventsOf(one, people, now)),
    (part) => tx.insert(postingEvent).values(part),
  )
  return stored
}

const lastChange = (planned: PlannedPosting<object>, now: Date): Date =>
  planned.state === 'online' &&
  effectiveState('online', planned.expiresAt, now) === 'online' &&
  planned.pending === undefined
    ? (planned.publishedAt ?? planned.createdAt)
    : (planned.submittedAt ?? planned.createdAt)

type Written = StoredPosting<object> & { accountId: number }
type RevisionState = (typeof postingRevision.$inferInsert)['state']
const revisionStates = { draft: 'draft', in_review: 'in_review', rejected: 'rejected' } as const

function revisionsOf(one: Written, people: DemoPeople): (typeof postingRevision.$inferInsert)[] {
  const authorId = one.accountId
  const state = (revisionStates as Partial<Record<string, RevisionState>>)[one.state] ?? 'approved'
  const isReviewed = state === 'approved' || state === 'rejected'
  const common = { posting_id: one.id, author_id: authorId }
  return [
    {
      ...common,
      revision: 1,
      state,
      values: one.values,
      created_at: one.createdAt,
      ...(isReviewed && { reviewer_id: people.operatorId, reviewed_at: one.publishedAt ?? one.submittedAt }),
      ...(state === 'rejected' && { comment: one.comment ?? null }),
    },
    ...(one.pending
      ? [
          {
            ...common,
            revision: 2,
            state: 'in_review' as const,
            values: one.pending,
            created_at: one.submittedAt ?? one.createdAt,
          },
        ]
      : []),
  ]
}

const endings: Record<string, string> = { offline: 'offline', dealt: 'deal', closed: 'close' }

function eventsOf(one: Written, people: DemoPeople, now: Date): (typeof postingEvent.$inferInsert)[] {
  const owner = { posting_id: one.id, revision: 1, account_id: one.accountId }
  const operator = { ...owner, account_id: people.operatorId }
  const ending = endings[one.state]
  const later = new Date(Math.min(now.getTime(), (one.publishedAt ?? now).getTime() + 20 * 3_600_000))
  return [
    { ...owner, action: 'create', at: one.createdAt },
    ...(one.submittedAt && !one.pending ? [{ ...owner, action: 'submit', at: one.submittedAt }] : []),
    ...(one.publishedAt ? [{ ...operator, action: 'approve', at: one.publishedAt }] : []),
    ...(one.state === 'rejected'
      ? [{ ...operator, action: 'reject', at: one.submittedAt ?? now, comment: one.comment ?? null }]
      : []),
    ...(one.state === 'taken_down'
      ? [{ ...operator, action: 'take_down', at: later, comment: one.comment ?? null }]
      : []),
    ...(ending ? [{ ...owner, action: ending, at: later }] : []),
    ...(one.pending ? [{ ...owner, revision: 2, action: 'submit', at: one.submittedAt ?? now }] : []),
  ]
}
