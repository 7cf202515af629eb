import { sql, type SQL } from 'drizzle-orm'
import type { WaitingAge } from '#contract/figure_ranges.ts'

/** Hours: more than the first and less than the second, the last without an end. */
const bounds: Record<WaitingAge, [number, number | null]> = {
  under_1h: [0, 1],
  under_4h: [1, 4],
  under_1d: [4, 24],
  older: [24, null],
}

/** Condition for a submission of `posting p` that has waited so long. */
export function waitedFor(age: WaitingAge, now: Date): SQL {
  const ago = (hours: number) =>
    sql`${new Date(now.getTime() - hours * 3_600_000).toISOString()}::timestamptz`
  const [least, most] = bounds[age]
  const longEnough = least > 0 ? sql`p.submitted_at <= ${ago(least)}` : sql`true`
  return most === null ? longEnough : sql`${longEnough} and p.submitted_at > ${ago(most)}`
}
