import { sql, type SQL } from 'drizzle-orm'

/** A moment that is given in seconds since 1970. */
export const timeOf = (second: number): SQL => sql`${new Date(second * 1000).toISOString()}::timestamptz`

/** Whether a moment lies between two, `FIRST-LAST` in seconds since 1970, both with the whole second. */
export function isBetween(moment: SQL, between: string): SQL {
  const [first = 0, last = 0] = between.split('-').map(Number)
  return sql`${moment} >= ${timeOf(first)} and ${moment} < ${timeOf(last + 1)}`
}
