import { eq, sql, type SQL } from 'drizzle-orm'
import type { AdminPermission } from '#contract/permissions.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { userAccusation } from '#server/db/accusation_tables.ts'
import { hasName, hasText } from '#server/db/text_search.ts'
import { iso } from '#server/features/postings/row_store.ts'
import type { Reported } from './rules.ts'

export async function insertAccusation(db: DbOrTx, row: typeof userAccusation.$inferInsert): Promise<number> {
  const [made] = await db.insert(userAccusation).values(row).returning({ id: userAccusation.id })
  return made!.id
}

/** The id of the forum post that a code names, or null. */
export const postNamed = (code: SQL): SQL =>
  sql`case when ${code} ~ '^forum-[0-9]{1,15}$' then substring(${code} from 7)::bigint end`

/** What has this code: a posting's kind, a company, or a post of the forum. */
export async function reportedBy(db: DbOrTx, code: string): Promise<Reported> {
  const [found] = await rows<{ kind: Reported }>(
    db,
    sql`select kind from posting where code = ${code} union all select 'company' from tenant where code = ${code}
      union all select 'forum_post' from forum_post where id = ${postNamed(sql`${code}::text`)}`,
  )
  return found?.kind ?? null
}

const inHands = (table: 'r' | 'u', permissions: readonly AdminPermission[]): SQL =>
  sql`${sql.raw(table)}.permission = any(${sql.param(permissions)}::text[])`

/** Condition for those that somebody with one of these permissions handles. */
export const handledWith = (permissions: readonly AdminPermission[]): SQL => inHands('r', permissions)

const nameOf = (table: string): SQL =>
  sql.raw(
    `json_build_object('zh', ${table}.display_name, 'en', coalesce(${table}.display_name_en, ${table}.display_name))`,
  )

/** Rows of the operators' list. */
export const accusationRows: RowSource = {
  table: userAccusation,
  // Left joins, because the database skips them where no column of theirs is selected, as when it counts.
  joins: sql`left join account a on a.id = r.account_id left join tenant t on t.id = r.tenant_id
    left join account h on h.id = r.handled_by`,
  columns: {
    subject: sql`case when r.record_sign = '' then 'request' else 'report' end`,
    kind: sql`coalesce((select p.kind from posting p where p.code = r.record_sign),
      (select 'company' from tenant c where c.code = r.record_sign),
      (select 'forum_post' from forum_post f where f.id = ${postNamed(sql`r.record_sign`)}))`,
    author: nameOf('a'),
    company: sql`case when t.id is not null then json_build_object('zh', t.name, 'en', coalesce(t.name_en, t.name)) end`,
    waiting: sql`case when r.handled_at is null then 1 else 0 end`,
    operator_id: sql`r.handled_by`,
    operator: sql`case when h.id is not null then ${nameOf('h')} end`,
  },
  meaning: async (db, keyword) => {
    const inText = await hasText(db, 'user_accusation', keyword, sql`r.id`)
    const byAuthor = await hasName(db, 'account', keyword, sql`r.account_id`)
    const ofCompany = await hasName(db, 'tenant', keyword, sql`r.tenant_id`)
    return sql`${inText} or ${byAuthor} or ${ofCompany}`
  },
}

type Count = { count: number; oldest: string | null }

/** How many wait for an answer, and since when the oldest does. */
export async function countAccusations(db: DbOrTx, permissions: readonly AdminPermission[]): Promise<Count> {
  const [found] = await rows<Count>(
    db,
    sql`select count(*)::int as count, ${iso('min(u.created_at)')} as oldest from user_accusation u
      where ${inHands('u', permissions)} and u.handled_at is null`,
  )
  return found ?? { count: 0, oldest: null }
}

/** Records who works on a locked one. */
export async function takeAccusation(tx: DbOrTx, id: number, operatorId: number, now: Date): Promise<void> {
  await change(tx, id, { state: 'in_hand', handled_by: operatorId }, now)
}

type Decision = { state: 'answered' | 'dismissed'; operatorId: number; answer: string; now: Date }

/** The account of a locked one's author. */
export async function authorOf(tx: DbOrTx, id: number): Promise<number> {
  const [found] = await tx
    .select({ author: userAccusation.account_id })
    .from(userAccusation)
    .where(eq(userAccusation.id, id))
  return found!.author
}

/** Records the decision about a locked one. */
export async function decideAccusation(
  tx: DbOrTx,
  id: number,
  { state, operatorId, answer, now }: Decision,
): Promise<void> {
  await change(tx, id, { state, answer, handled_by: operatorId, handled_at: now }, now)
}

async function change(
  tx: DbOrTx,
  id: number,
  set: Partial<typeof userAccusation.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(userAccusation)
    .set({ ...set, updated_at: now, revision: sql`${userAccusation.revision} + 1` })
    .where(eq(userAccusation.id, id))
}
