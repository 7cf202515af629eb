import { sql, type SQL } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import type { AdminPermission } from '#contract/permissions.ts'
import type { UserAccusation } from '#contract/user_accusation.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { companyNameIn, personNameIn } from '#server/db/names.ts'
import { userAccusation } from '#server/db/tables.ts'
import { iso } from '#server/features/postings/row_store.ts'

export async function insertAccusation(db: DbOrTx, row: typeof userAccusation.$inferInsert): Promise<void> {
  await db.insert(userAccusation).values(row)
}

/** Kind of the posting with this code; null when there is none. */
export async function kindOfCode(db: DbOrTx, code: string): Promise<PostingKind | null> {
  const [found] = await rows<{ kind: PostingKind }>(db, sql`select kind from posting where code = ${code}`)
  return found?.kind ?? null
}

/** Requests and reports that somebody with one of these permissions may handle. */
const inHands = (permissions: readonly AdminPermission[], isHandled: boolean): SQL =>
  sql`u.permission = any(${sql.param(permissions)}::text[])
    and u.handled_at is ${isHandled ? sql`not null` : sql`null`}`

type Count = { count: number; oldest: string | null }

/** The number of open ones, and the date of the oldest. */
export async function countAccusations(
  db: DbOrTx,
  permissions: readonly AdminPermission[],
  isHandled = false,
): Promise<Count> {
  const [found] = await rows<Count>(
    db,
    sql`select count(*)::int as count, ${iso('min(u.created_at)')} as oldest from user_accusation u
      where ${inHands(permissions, isHandled)}`,
  )
  return found ?? { count: 0, oldest: null }
}

const columns = (
  lang: Lang,
) => sql`u.id, ${iso('u.created_at')} as created_time, ${personNameIn(lang)} as author,
  ${companyNameIn(lang)} as company, u.comment, u.record_sign, p.kind, ${iso('u.handled_at')} as handled_time, ${personNameIn(lang, 'h')} as handled_by, u.answer`
const joins = sql`join account a on a.id = u.account_id left join tenant t on t.id = u.tenant_id
  left join account h on h.id = u.handled_by left join posting p on p.code = u.record_sign`

/** One page: open ones oldest first, handled ones newest first. */
export function listAccusations(
  db: DbOrTx,
  given: {
    permissions: readonly AdminPermission[]
    isHandled: boolean
    page: number
    size: number
    lang: Lang
  },
): Promise<UserAccusation[]> {
  const { permissions, isHandled, page, size } = given
  return rows(
    db,
    sql`select ${columns(given.lang)} from user_accusation u ${joins} where ${inHands(permissions, isHandled)}
      order by ${isHandled ? sql`u.handled_at desc, u.id desc` : sql`u.created_at, u.id`}
      limit ${size} offset ${(page - 1) * size}`,
  )
}

/** Returns undefined when these permissions do not include handling it. */
export async function readAccusation(
  db: DbOrTx,
  given: { id: number; permissions: readonly AdminPermission[]; lang: Lang },
): Promise<UserAccusation | undefined> {
  const [found] = await rows<UserAccusation>(
    db,
    sql`select ${columns(given.lang)} from user_accusation u ${joins}
      where u.id = ${given.id} and u.permission = any(${sql.param(given.permissions)}::text[])`,
  )
  return found
}

type Held = { account_id: number; comment: string; record_sign: string; is_handled: boolean }

/** The same, locked for a change. */
export async function lockAccusation(
  tx: DbOrTx,
  id: number,
  permissions: readonly AdminPermission[],
): Promise<Held | undefined> {
  const [found] = await rows<Held>(
    tx,
    sql`select u.account_id, u.comment, u.record_sign, u.handled_at is not null as is_handled from user_accusation u
      where u.id = ${id} and u.permission = any(${sql.param(permissions)}::text[]) for no key update`,
  )
  return found
}

export async function markHandled(
  tx: DbOrTx,
  given: { id: number; operatorId: number; answer: string; lang: Lang; now: Date },
): Promise<UserAccusation | undefined> {
  await tx.execute(sql`update user_accusation set handled_at = ${given.now.toISOString()},
    handled_by = ${given.operatorId}, answer = nullif(${given.answer}, '') where id = ${given.id}`)
  const [found] = await rows<UserAccusation>(
    tx,
    sql`select ${columns(given.lang)} from user_accusation u ${joins} where u.id = ${given.id}`,
  )
  return found
}
