/** Conditions for the postings behind a figure of the overview. */
import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import type { PostingFigure } from '#contract/figure_ranges.ts'
import { postings } from '#contract/postings/index.ts'
import { list } from '#server/features/postings/filter_store.ts'
import { beginOfChinaDay } from '#server/reference/china_time.ts'

/** The events that a figure counts; a posting also comes to its end without one. */
export const figureActions: Record<PostingFigure, readonly string[]> = {
  submitted: ['submit'],
  published: ['approve', 'publish'],
  rejected: ['reject'],
  taken_down: ['take_down'],
  expired: [],
  dealt: ['deal'],
  closed: ['close'],
}

/** What online postings must be to count in a figure when they come to their end. */
export const figureEnds: Partial<Record<PostingFigure, string>> = {
  expired: 'target_reached is not true',
  dealt: 'target_reached',
}

export type Happened = {
  figure?: PostingFigure | undefined
  /** Days in China, both included. */
  at_from?: string | undefined
  at_until?: string | undefined
}

const day = 86_400_000
const withTarget: ReadonlySet<PostingKind> = new Set(
  Object.values(postings)
    .filter(({ definition }) => definition.response === 'join')
    .map(({ definition }) => definition.kind),
)

/** Condition for `posting p`: counted in the figure on one of the days; undefined without a figure. */
export function happenedIn(
  kind: PostingKind,
  { figure, at_from: first, at_until: last }: Happened,
  now: Date,
): SQL | undefined {
  if (!figure) return undefined
  const from = first ? beginOfChinaDay(first) : new Date(0)
  const end = last ? beginOfChinaDay(last).getTime() + day : Infinity
  // What comes to its end later has not done so yet.
  const until = new Date(Math.min(end, now.getTime()))
  const between = (time: string) =>
    sql`${sql.raw(time)} >= ${from.toISOString()} and ${sql.raw(time)} < ${until.toISOString()}`
  const actions = figureActions[figure]
  const ends = figureEnds[figure]
  const ways = [
    ...(actions.length > 0
      ? [
          sql`p.id in (select e.posting_id from posting_event e
          where e.action = any(${list(actions, 'text')}) and ${between('e.at')})`,
        ]
      : []),
    // Only what is joined has a target: of the others each row would be read for nothing.
    ...(ends && (figure === 'expired' || withTarget.has(kind))
      ? [sql`(p.state = 'online' and ${sql.raw(`p.${ends}`)} and ${between('p.expires_at')})`]
      : []),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}
