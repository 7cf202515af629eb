import { postingFigures } from '#contract/figure_ranges.ts'
import type { Permission } from '#contract/permissions.ts'
import { countsOf, shownDeals, shownFigures, shownKinds } from '#server/features/dashboard/figure_rules.ts'
import { readDays, type Figure } from '#server/features/dashboard/figure_store.ts'
import { readOfficeQueues } from '#server/features/dashboard/office_queue_store.ts'
import { readWaitingAges } from '#server/features/dashboard/state_store.ts'
import { reviewedKinds } from '#server/features/posting_review/rules.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { Deps } from '#server/http/deps.ts'
import { deliverMail } from '#server/jobs/kinds.ts'
import { lastTwoWeeks, nextReport } from './clock_rules.ts'
import { reportMail, type Line } from './report_mail.ts'
import { claimReport, listDueReports } from './store.ts'

/** Mails the reports that are due. A failure for one operator does not affect the others. */
export async function sendDueReports(deps: Deps): Promise<void> {
  const now = deps.clock()
  for (const accountId of await listDueReports(deps.database.orm, now)) {
    try {
      await sendReport(deps, accountId, now)
    } catch (error) {
      deps.log.error({ err: error, accountId }, 'weekly report failed')
    }
  }
}

/** In one transaction with its next time, so that it is sent once, by whichever node. */
async function sendReport({ database, jobs }: Deps, accountId: number, now: Date): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const due = await claimReport(tx, { accountId, now, next: nextReport(now) })
    if (!due?.isActive || due.email === null) return
    const { days, end } = lastTwoWeeks(now)
    const lines = await linesOf(tx, { permissions: due.permissions, days, end })
    const waiting = {
      reviews: await readWaitingAges(tx, reviewedKinds(due.permissions), now),
      queues: await readOfficeQueues(tx, due.permissions),
      now,
    }
    if (lines.length + waiting.reviews.length + waiting.queues.length === 0) return
    const { email: to, lang, origin } = due
    await jobs.send(
      tx,
      deliverMail,
      reportMail({ to, lang, origin, from: days[7]!, until: days[13]!, lines, waiting }),
    )
  })
}

type Given = { permissions: ReadonlySet<Permission>; days: readonly string[]; end: Date }

/** The figures that these permissions allow. */
async function linesOf(db: DbOrTx, { permissions, days, end }: Given): Promise<Line[]> {
  const kinds = shownKinds(permissions)
  const market = shownFigures(permissions)
  const figures: Figure[] = [...(kinds.length > 0 ? postingFigures : []), ...market]
  const shown = ['', ...kinds, ...shownDeals(permissions)]
  const found = await readDays(db, { figures, kinds: shown, days, now: end })
  return figures.map((figure) => {
    const counts = countsOf(days, found, { figure })
    const sum = (part: readonly number[]) => part.reduce((all, count) => all + count, 0)
    return { figure, last: sum(counts.slice(7)), before: sum(counts.slice(0, 7)) }
  })
}
