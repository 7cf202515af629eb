import { sql } from 'drizzle-orm'
import { accountApi } from '#contract/account.ts'
import { actedShown, type Acted } from '#contract/acted.ts'
import { bannerApi } from '#contract/banner.ts'
import type { Lang } from '#contract/enums.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { uploadApi } from '#contract/upload.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { personNameIn } from '#server/db/names.ts'
import { iso } from '#server/features/postings/row_store.ts'

/** Writes that change nothing of the account: the log has them, its owner need not read them. */
const noChanges = [accountApi.logout, impersonationApi.end, uploadApi.access, bannerApi.click].map(
  ({ method, path }) => `${method} ${path}`,
)

/** The writes `l` in the audit log that an operator made in the time `i`. */
const writesOf = sql`l.on_behalf_of = i.account_id and l.actor_id = i.operator_id and l.action = 'write'
  and l.at >= i.opened_at and l.at <= coalesce(i.ended_at, i.expires_at)
  and l.after ->> 'call' <> all(${sql.param(noChanges)}::text[])`

/** The newest times in which operators acted for an account, with what they changed. */
export async function readActed(db: DbOrTx, accountId: number, lang: Lang): Promise<Acted[]> {
  const found = await rows<{ json: Acted }>(
    db,
    sql`select json_build_object('id', i.id, 'operator', ${personNameIn(lang)}, 'reason', i.reason,
        'opened_time', ${iso('i.opened_at')}, 'ended_time', ${iso('i.ended_at')},
        'changes', coalesce((
          select json_agg(json_build_object('id', l.id, 'at', ${iso('l.at')}, 'call', l.after ->> 'call',
            'sign', coalesce(l.after ->> 'code', l.after ->> 'id',
              case when l.object_kind <> 'impersonation' then l.object_sign end, ''),
            'before', l.before, 'after', (l.after::jsonb) - 'call' - 'code' - 'id') order by l.id)
          from (select * from audit_log l where ${writesOf} order by l.id limit ${actedShown.changes}) l
        ), '[]'::json)) as json
      from impersonation i join account a on a.id = i.operator_id where i.account_id = ${accountId}
      order by i.opened_at desc, i.id desc limit ${actedShown.times}`,
  )
  return found.map(({ json }) => json)
}

/** How many things were changed in such a time. */
export async function countChanges(db: DbOrTx, id: number): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from impersonation i join audit_log l on ${writesOf} where i.id = ${id}`,
  )
  return found?.count ?? 0
}
