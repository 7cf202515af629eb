import { sql, type SQL } from 'drizzle-orm'
import type { PostingFigure } from '#contract/figure_ranges.ts'
import type { MarketFigure } from '#contract/operator_figures.ts'
import { postings } from '#contract/postings/index.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { figureActions, figureEnds } from '#server/features/posting_review/happened_store.ts'
import { list } from '#server/features/postings/filter_store.ts'
import { beginOfChinaDay, chinaDayStart } from '#server/reference/china_time.ts'

export type Figure = PostingFigure | MarketFigure
export type DayCount = { day: string; figure: Figure; kind: string; count: number }
/** From one moment until just before another one. */
export type Span = { from: Date; until: Date }

const chinaDate = (time: string) => `((${time} at time zone 'UTC') + interval '8 hours')::date`

/** Rows with day, figure and kind of what happened in a span, one for each time; all names are constants. */
const happened =
  (figure: Figure, given: { time: string; kind?: string; from: string }) =>
  ({ from, until }: Span): SQL =>
    sql`select ${sql.raw(`${chinaDate(given.time)} as day, '${figure}' as figure, ${given.kind ?? "''"} as kind ${given.from}`)}
      and ${sql.raw(given.time)} >= ${from.toISOString()} and ${sql.raw(given.time)} < ${until.toISOString()}`

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join()

const events = (figure: PostingFigure) =>
  happened(figure, {
    time: 'e.at',
    kind: 'p.kind',
    from: `from posting_event e join posting p on p.id = e.posting_id where e.action in (${quoted(figureActions[figure])})`,
  })

/** The kind leads the index on the ends. */
const everyKind = quoted(Object.keys(postings))

/** Postings that reached their last day, with the outcome that they have then. */
const ends = (figure: PostingFigure) =>
  happened(figure, {
    time: 'expires_at',
    kind: 'kind',
    from: `from posting where state = 'online' and kind in (${everyKind}) and ${figureEnds[figure]}`,
  })

/** Where each figure comes from. Each is a range of an index. */
const sources: Record<Figure, (span: Span) => SQL> = {
  submitted: events('submitted'),
  published: events('published'),
  rejected: events('rejected'),
  taken_down: events('taken_down'),
  expired: ends('expired'),
  dealt: (span) => sql`${events('dealt')(span)} union all ${ends('dealt')(span)}`,
  closed: events('closed'),
  sign_ups: happened('sign_ups', { time: 'created_at', from: 'from account where not is_backend' }),
  certified: happened('certified', {
    time: 'decided_at',
    from: `from certification_application where state = 'approved'`,
  }),
  enquiries: happened('enquiries', { time: 'created_at', from: 'from intention where true' }),
  quotes: happened('quotes', { time: 'created_at', from: 'from quote where true' }),
  deals: happened('deals', { time: 'agreed_at', kind: 'source', from: 'from deal where true' }),
}

const unionOf = (figures: readonly Figure[], span: Span): SQL =>
  sql.join(
    figures.map((figure) => sources[figure](span)),
    sql` union all `,
  )

/**
 * The first moment that is not recorded in `market_day`; that of the first account or event when nothing is, and
 * now in a market without any.
 */
async function recordedUntil(db: DbOrTx, now: Date): Promise<Date> {
  const [found] = await rows<{ next: string | null; first: string | null }>(
    db,
    sql`select day::text as next, case when day is null then
        (least((select min(created_at) from account), (select min(at) from posting_event)))::text end as first
      from (select max(day) + 1 as day from market_day) x`,
  )
  if (found?.next) return beginOfChinaDay(found.next)
  return chinaDayStart(found?.first ? new Date(found.first) : now)
}

/** Days that are recorded in one statement: a year of a large market takes longer than a statement may (decision 041). */
const daysAtOnce = 31

/**
 * Counts the days that are over and not recorded yet, so that nobody who looks at a year has to wait for its million
 * events to be counted. What was recorded stays when a later part fails.
 */
export async function recordDays(db: DbOrTx, now: Date): Promise<void> {
  const today = chinaDayStart(now)
  let from = await recordedUntil(db, now)
  while (from < today) {
    const until = new Date(Math.min(from.getTime() + daysAtOnce * 86_400_000, today.getTime()))
    await db.execute(sql`insert into market_day (day, figure, kind, count)
      select day, figure, kind, count(*)::int from (${unionOf(Object.keys(sources) as Figure[], { from, until })}) x
      group by day, figure, kind on conflict do nothing`)
    from = until
  }
}

type Wanted = { figures: readonly Figure[]; kinds: readonly string[]; days: readonly string[]; now: Date }

/**
 * What happened on each of the days (`YYYY-MM-DD`, without gaps, the last one today), recorded or not yet; days without
 * are missing.
 */
export async function readDays(db: DbOrTx, { figures, kinds, days, now }: Wanted): Promise<DayCount[]> {
  if (figures.length === 0 || kinds.length === 0) return []
  const first = days[0]!
  const recorded = await recordedUntil(db, now)
  const from = new Date(Math.max(recorded.getTime(), beginOfChinaDay(first).getTime()))
  return rows(
    db,
    sql`select day::text as day, figure, kind, sum(count)::int as count from (
        select day, figure, kind, count from market_day
          where day >= ${first}::date and figure = any(${list(figures, 'text')})
        union all
        select day, figure, kind, count(*) from (${unionOf(figures, { from, until: now })}) live
          group by day, figure, kind) x
      where kind = any(${list(kinds, 'text')}) group by day, figure, kind`,
  )
}
