import type { PostingDefinition } from '#contract/postings/define.ts'
import type { UnusualFigure } from '#contract/postings/unusual_figures.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { newestIndex } from '#server/features/grade_price/newest_store.ts'
import { readUnusualPolicy } from '#server/features/website_config/unusual_policy_store.ts'
import { Problem } from '#server/http/problem.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { indexDays, openFigures, unusualFiguresOf } from './unusual_rules.ts'
import type { AnyValues, SharedValues } from './values.ts'

type Given = { definition: Pick<PostingDefinition, 'side'>; values: AnyValues }

/** The unusual figures of each of these postings; limits and indexes are read once for all of them. */
export async function unusualAmong(
  db: DbOrTx,
  given: readonly Given[],
  now: Date,
): Promise<UnusualFigure[][]> {
  if (given.length === 0) return []
  const gradeOf = ({ values }: Given) => (values as SharedValues).material ?? ''
  const materials = [...new Set(given.map((one) => gradeOf(one)).filter(Boolean))]
  const indexes = await newestIndex(db, { materials, until: chinaDay(now), days: indexDays })
  const policy = await readUnusualPolicy(db)
  return given.map((one) =>
    unusualFiguresOf(one.definition, one.values, { index: indexes.get(gradeOf(one)), policy }),
  )
}

/**
 * Throws figures_unusual for figures that the author has not confirmed. `before` are the values that are online or in
 * review: what they say was asked about when it was submitted.
 */
export async function askAboutFigures(
  tx: DbOrTx,
  { definition, now }: { definition: PostingDefinition; now: Date },
  { values, confirmed, before }: { values: AnyValues; confirmed: readonly string[]; before?: AnyValues },
): Promise<void> {
  const [found = [], known = []] = await unusualAmong(
    tx,
    [values, ...(before ? [before] : [])].map((one) => ({ definition, values: one })),
    now,
  )
  const figures = openFigures(found, { confirmed, before: known })
  if (figures.length > 0) throw new Problem('figures_unusual', { data: { figures } })
}
