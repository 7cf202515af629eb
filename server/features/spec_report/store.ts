import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { Bilingual } from '#contract/steel/spec_line.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { specReport as table } from '#server/db/spec_report_tables.ts'
import { hasText } from '#server/db/text_search.ts'
import { withNote } from './rules.ts'

export const specReportRows: RowSource = {
  table,
  columns: { last_time: sql`r.last_at` },
  meaning: (db, keyword) => hasText(db, 'spec_report', keyword, sql`r.id`),
}

type Reported = {
  key: string
  line: string
  shape: Shape | null
  reading: Bilingual
  note: string
  /** False if the same person has reported the line before on this day. */
  counts: boolean
  now: Date
}

/**
 * Stores a line, or counts it if it is known. The first statement locks the row, so that of two reports at once the
 * second one sees the notes of the first. A solved line is open again.
 */
export async function addReport(tx: DbOrTx, given: Reported): Promise<void> {
  const { key, line, shape, reading, note, counts, now } = given
  const wasSolved = sql`(${table.state} = 'solved')`
  const seen = { shape, reading_zh: reading.zh, reading_en: reading.en, last_at: now }
  const [row] = await tx
    .insert(table)
    .values({ line_key: key, line, ...seen, created_at: now, updated_at: now })
    .onConflictDoUpdate({
      target: table.line_key,
      set: {
        ...seen,
        count: sql`${table.count} + ${counts ? 1 : 0}::int`,
        state: sql`case when ${wasSolved} then 'open' else ${table.state} end`,
        revision: sql`${table.revision} + ${wasSolved}::int`,
      },
    })
    .returning({ id: table.id, notes: table.notes })
  const notes = withNote(row!.notes, note)
  if (notes !== row!.notes) await tx.update(table).set({ notes }).where(eq(table.id, row!.id))
}

/** How long (days) a line is kept after its last report. */
const keptDays = 365

/** Removes old lines that are settled or were reported only once; what several people have waited for stays. */
export async function removeOldReports(db: DbOrTx, now: Date): Promise<void> {
  const last = new Date(now.getTime() - keptDays * 86_400_000)
  await db.delete(table).where(and(lt(table.last_at, last), or(ne(table.state, 'open'), eq(table.count, 1))))
}
