import { sql } from 'drizzle-orm'
import type { Lang } from '#contract/enums.ts'
import type { testMailOutcomes } from '#contract/test_mail.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { personNameIn } from '#server/db/names.ts'

type Last = { time: string; by: string; outcome: (typeof testMailOutcomes)[number] }

/** The newest test mail, as the audit log has it; null if none was sent. */
export async function readLastTestMail(db: DbOrTx, lang: Lang): Promise<Last | null> {
  const [found] = await rows<{ at: Date | string; by: string; outcome: Last['outcome'] }>(
    db,
    sql`select l.at, ${personNameIn(lang)} as by, l.after ->> 'outcome' as outcome
      from audit_log l join account a on a.id = l.actor_id
      where l.object_kind = 'delivery' and l.action = 'test_mail' order by l.at desc, l.id desc limit 1`,
  )
  return found ? { by: found.by, outcome: found.outcome, time: new Date(found.at).toISOString() } : null
}
