import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CompanyCard } from '#contract/company.ts'
import type { Lang, PostingKind } from '#contract/enums.ts'
import { inspectionStates, type InspectionState } from '#contract/inspect_business_states.ts'
import { postings } from '#contract/postings/index.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { inspection } from '#server/db/inspection_tables.ts'
import { personNameIn } from '#server/db/names.ts'
import { posting } from '#server/db/posting_tables.ts'
import { account, tenant } from '#server/db/tables.ts'
import { idsNamed, idsWithText } from '#server/db/text_search.ts'
import { companyCard } from '#server/features/company/card_store.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { goodsOf, hasFailedSince } from './badge_store.ts'
import { waitingStates, type OfPosting } from './rules.ts'

export type StoredInspection = typeof inspection.$inferSelect
export type NewInspection = typeof inspection.$inferInsert
type Change = Partial<Omit<NewInspection, 'id' | 'tenant_id' | 'revision'>>

export type ReadInspection = StoredInspection &
  OfPosting & { kind: PostingKind | null; company: CompanyCard; requester: string }

const i = alias(inspection, 'i')
const p = alias(posting, 'p')
const t = alias(tenant, 't')
const a = alias(account, 'a')

/** Kinds that offer goods; only on those is there a badge. */
const offers = Object.values(postings)
  .filter(({ definition }) => definition.side === 'seller')
  .map(({ definition }) => definition.kind)

export type At = { lang: Lang; now: Date }

const read = (db: DbOrTx, { lang, now }: At) =>
  db
    .select({
      ...getTableColumns(i),
      kind: sql<PostingKind | null>`p.kind`,
      is_own_offer: sql<boolean>`coalesce(p.tenant_id = i.tenant_id and ${inArray(p.kind, offers)}, false)`,
      is_same: sql<boolean>`coalesce(i.goods = ${goodsOf}, false)`,
      has_failed_since: hasFailedSince,
      company: sql<CompanyCard>`${companyCard(lang, now.toISOString())}`,
      requester: sql<string>`${personNameIn(lang)}`,
    })
    .from(i)
    .innerJoin(t, eq(t.id, i.tenant_id))
    .innerJoin(a, eq(a.id, i.account_id))
    .leftJoin(p, eq(p.id, i.posting_id))

/** Of this company, or of any for operators. */
type Of = { id: number; tenantId?: number | undefined }

export async function readInspection(
  db: DbOrTx,
  { id, tenantId }: Of,
  at: At,
): Promise<ReadInspection | undefined> {
  const own = tenantId === undefined ? undefined : eq(i.tenant_id, tenantId)
  const [found] = await read(db, at).where(and(eq(i.id, id), own))
  return found
}

/** The stored row, locked until the transaction ends: of two steps at the same moment the second finds the first. */
export async function lockInspection(
  tx: DbOrTx,
  { id, tenantId }: Of,
): Promise<StoredInspection | undefined> {
  const own = tenantId === undefined ? undefined : eq(inspection.tenant_id, tenantId)
  const [found] = await tx
    .select()
    .from(inspection)
    .where(and(eq(inspection.id, id), own))
    .for('no key update')
  return found
}

/** Stores a commission, with the goods of its posting as they are now. */
export async function insertInspection(tx: DbOrTx, row: NewInspection): Promise<number> {
  const goods = sql`(select ${goodsOf} from posting p where p.id = ${row.posting_id ?? null}::int)`
  const [made] = await tx
    .insert(inspection)
    .values({ ...row, goods })
    .returning({ id: inspection.id })
  if (!made) throw new Error('The inspection was not stored')
  return made.id
}

export async function changeInspection(tx: DbOrTx, id: number, change: Change): Promise<void> {
  await tx
    .update(inspection)
    .set({ ...change, revision: sql`${inspection.revision} + 1` })
    .where(eq(inspection.id, id))
}

type Page = { page: number; size: number }

/** A company's commissions, newest first. */
export const listOwn = (
  db: DbOrTx,
  { tenantId, page, size }: Page & { tenantId: number },
  at: At,
): Promise<ReadInspection[]> =>
  read(db, at)
    .where(eq(i.tenant_id, tenantId))
    .orderBy(desc(i.id))
    .limit(size)
    .offset((page - 1) * size)

export async function countOwn(db: DbOrTx, tenantId: number): Promise<number> {
  return db.$count(inspection, eq(inspection.tenant_id, tenantId))
}

/** Matches company, object, posting or number, each through an index; never the contact person. */
function matching(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined
  const isNumber = /^[1-9]\d{0,8}$/.test(keyword)
  return sql`(i.id = any(${idsWithText('inspection', keyword)}) or i.tenant_id = any(${idsNamed('tenant', keyword)})
    ${isNumber ? sql`or i.id = ${Number(keyword)}` : sql``})`
}

type Narrowing = {
  keyword?: string | undefined
  /** 1: only those that wait for operators, as `countWaiting` counts them. */
  waiting?: 0 | 1 | undefined
}
const narrowed = ({ keyword, waiting }: Narrowing): SQL | undefined =>
  and(waiting ? inArray(i.state, waitingStates) : undefined, matching(keyword))

type Listing = Page & Narrowing & { state?: InspectionState | undefined }

/** Those that wait for operators oldest first, others newest first. Of the pages before it only ids are read. */
export const listAll = (
  db: DbOrTx,
  { state, page, size, ...given }: Listing,
  at: At,
): Promise<ReadInspection[]> => {
  const waits = given.waiting === 1 || (waitingStates as readonly (string | undefined)[]).includes(state)
  const direction = waits ? asc : desc
  // PostgreSQL does not know how many a keyword finds, and would look for a few of them among all in their order. Ordered
  // by an expression it takes them from their indexes, and sorts them.
  const by = given.keyword ? sql`i.id + 0` : i.id
  const ids = db
    .select({ id: i.id })
    .from(i)
    .where(and(state && eq(i.state, state), narrowed(given)))
    .orderBy(direction(by))
    .limit(size)
    .offset((page - 1) * size)
  return read(db, at)
    .where(sql`i.id = any(array(${ids}))`)
    .orderBy(direction(i.id))
}

/** How many match in each state. */
export async function countStates(db: DbOrTx, given: Narrowing): Promise<Record<InspectionState, number>> {
  const found = await db
    .select({ state: i.state, count: sql<number>`count(*)::int` })
    .from(i)
    .where(narrowed(given))
    .groupBy(i.state)
  const counts = Object.fromEntries(inspectionStates.map((state) => [state, 0])) as Record<
    InspectionState,
    number
  >
  for (const { state, count } of found) counts[state] = count
  return counts
}

/** How many wait for operators, and since when the oldest does. */
export async function countWaiting(db: DbOrTx): Promise<{ count: number; oldest: string | null }> {
  const [found] = await rows<{ count: number; oldest: string | null }>(
    db,
    sql`select count(*)::int as count, ${iso('min(w.since)')} as oldest from (
      select case state when 'accepted' then accepted_at else requested_at end as since from inspection
      where state = any(${sql.param(waitingStates)}::text[])) w`,
  )
  return found ?? { count: 0, oldest: null }
}

/** Who in the company is told: its main account, and the person who asked. */
export async function orderers(
  db: DbOrTx,
  { tenant_id: tenantId, account_id: accountId }: Pick<StoredInspection, 'tenant_id' | 'account_id'>,
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from account where tenant_id = ${tenantId} and disabled_at is null
      and (tenant_role = 'main_account' or id = ${accountId})`,
  )
  return found.map(({ id }) => id)
}
