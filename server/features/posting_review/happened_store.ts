/** Conditions for the postings behind a figure of the overview. */
import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import type { PostingFigure } from '#contract/figure_ranges.ts'
import { postings } from '#contract/postings/index.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
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

type Between = (time: string) => SQL

/** Condition that a time is on one of the days and has been; what comes to its end later has not done so yet. */
function daysOf({ at_from: first, at_until: last }: Happened, now: Date): Between {
  const from = first ? beginOfChinaDay(first) : new Date(0)
  const end = last ? beginOfChinaDay(last).getTime() + day : Infinity
  const until = new Date(Math.min(end, now.getTime()))
  return (time) =>
    sql`${sql.raw(time)} >= ${from.toISOString()} and ${sql.raw(time)} < ${until.toISOString()}`
}

/** The events of the days that a figure counts. */
const eventsOf = (figure: PostingFigure, between: Between): SQL =>
  sql`posting_event e where e.action = any(${list(figureActions[figure], 'text')}) and ${between('e.at')}`

/** With more events than these it takes less time to look for those of each posting. */
const manyEvents = 10_000

/** Whether a figure counts so many events, of postings of any kind. */
export async function happenedOften(db: DbOrTx, happened: Happened, now: Date): Promise<boolean> {
  const { figure } = happened
  if (!figure || figureActions[figure].length === 0) return false
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from
      (select 1 from ${eventsOf(figure, daysOf(happened, now))} limit ${manyEvents + 1}) x`,
  )
  return (found?.count ?? 0) > manyEvents
}

/**
 * Condition for `posting p`: counted in the figure on one of the days; undefined without a figure. Of few events all are
 * read; if they are many (`isOften`), those of each posting that a list meets in its order.
 */
export function happenedIn(
  kind: PostingKind,
  happened: Happened,
  now: Date,
  isOften: boolean,
): SQL | undefined {
  const { figure } = happened
  if (!figure) return undefined
  const between = daysOf(happened, now)
  const ends = figureEnds[figure]
  const events = eventsOf(figure, between)
  // PostgreSQL would read the events of all postings for an `exists` too.
  const hasEvent = isOften
    ? sql`(select true from ${events} and e.posting_id = p.id limit 1)`
    : sql`p.id in (select e.posting_id from ${events})`
  const ways = [
    ...(figureActions[figure].length > 0 ? [hasEvent] : []),
    // Only what is joined has a target: of the others each row would be read for nothing.
    ...(ends && (figure === 'expired' || withTarget.has(kind))
      ? [sql`(p.state = 'online' and ${sql.raw(`p.${ends}`)} and ${between('p.expires_at')})`]
      : []),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}
