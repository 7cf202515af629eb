import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'

/** How many days before the end the owner of a posting is reminded. */
export const reminderDays = [3, 1] as const

const joinedKinds = Object.values(postings).flatMap(({ definition }) =>
  definition.response === 'join' ? [definition.kind] : [],
)

export type Expiring = {
  id: number
  kind: RegisteredKind
  code: string
  tenant_id: number
  title_zh: string
  title_en: string
  extras: unknown
  expires_at: string
}

/**
 * Marks postings that end within `days` as reminded and returns them, each once per reminder. A posting whose whole
 * time online is no longer than that needs no reminder.
 */
export function claimReminders(tx: DbOrTx, days: number, now: Date): Promise<Expiring[]> {
  const until = new Date(now.getTime() + days * 86_400_000)
  return rows(
    tx,
    sql`update posting set reminded_days = ${days}
      where id in (select id from posting where state = 'online' and deadline > ${days}
        and expires_at > ${now.toISOString()} and expires_at <= ${until.toISOString()}
        and (reminded_days is null or reminded_days > ${days})
        order by id limit 500 for no key update skip locked)
      returning id, kind, code, tenant_id, title_zh, title_en, extras, expires_at`,
  )
}

/**
 * Marks group buyings past their deadline as settled and returns them, each once; those locked by another node are
 * skipped.
 */
export function claimEndedRaises(tx: DbOrTx, now: Date): Promise<(Expiring & { target_reached: boolean })[]> {
  return rows(
    tx,
    sql`update posting set settled_at = ${now.toISOString()}
      where id in (select id from posting where state = 'online' and joined_count > 0 and settled_at is null
        and kind = any(${sql.param(joinedKinds)}::text[]) and expires_at <= ${now.toISOString()}
        order by id limit 100 for no key update skip locked)
      returning id, kind, code, tenant_id, title_zh, title_en, extras, target_reached`,
  )
}
