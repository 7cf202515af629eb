import { sql, type SQL } from 'drizzle-orm'
import { postings } from '#contract/postings/index.ts'
import {
  sourceSections,
  sourceShapes,
  targetSections,
  targetShapes,
  type Body,
} from '#contract/steel/cut_fit.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { list, onlineAt, openText, type Sight } from '#server/features/postings/filter_store.ts'
import type { CutFacts } from './rules.ts'

/** How many candidates are checked exactly: of stock those with the nearest section, of requests the newest. */
const most = 1_000

const { kind: stockKind } = postings.quotation.definition
const { kind: requestKind } = postings.purchase_piece.definition

/**
 * The query for the other side: the normalised name that exactly equivalent grades share, and which company to leave
 * out.
 */
export type Wanted = { body: Body; gradeKey: string; tenantId: number }
/** The reader; `openOnly` leaves out postings for members. */
type Asked = Sight & { openOnly: boolean }
const openTo = ({ openOnly }: Asked): SQL => (openOnly ? sql.raw(` and ${openText}`) : sql``)

const columns = sql.raw(
  'p.id, p.shape, p.dims, p.material, p.delivery_state, p.remaining::float8 as remaining, p.details',
)

const within = (range: { from: number; to?: number }): SQL =>
  sql`p.section >= ${range.from}${range.to === undefined ? sql`` : sql` and p.section <= ${range.to}`}`

/** Online remnants of the grade whose section and length may hold one piece, nearest section first. */
export async function listRemnants(db: DbOrTx, wanted: Wanted, sight: Asked): Promise<CutFacts[]> {
  const { body, gradeKey, tenantId } = wanted
  const sections = sourceSections(body)
  if (!sections) return []
  return rows(
    db,
    sql`select ${columns} from posting p
      where ${onlineAt(stockKind, sight)} and p.grade_key = ${gradeKey} and ${within(sections)}
        and p.shape = any(${list(sourceShapes(body.shape), 'text')}) and p.character = 2 and p.remaining > 0
        and p.tenant_id <> ${tenantId}${openTo(sight)}
      order by p.section, p.id limit ${most}`,
  )
}

/** Online requests of the grade whose finished pieces may fit into the stock's section. */
export async function listRequests(db: DbOrTx, wanted: Wanted, sight: Asked): Promise<CutFacts[]> {
  const { body, gradeKey, tenantId } = wanted
  const sections = targetSections(body)
  if (!sections) return []
  return rows(
    db,
    sql`select ${columns} from posting p
      where ${onlineAt(requestKind, sight)} and p.grade_key = ${gradeKey} and ${within(sections)}
        and p.shape = any(${list(targetShapes(body.shape), 'text')}) and p.remaining > 0
        and p.tenant_id <> ${tenantId}${openTo(sight)}
      order by p.published_at desc, p.id desc limit ${most}`,
  )
}
