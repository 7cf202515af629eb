import { sql } from 'drizzle-orm'
import type { AdminPermission } from '#contract/permissions.ts'
import type { PersonActivity } from '#contract/user.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { iso, stateAt } from '#server/features/postings/row_store.ts'
import { postNamed } from '#server/features/user_accusation/store.ts'

export type Whose = {
  id: number
  tenant_id: number | null
  mobile: string | null
  email: string | null
  is_backend: boolean
}

export async function findWhose(db: DbOrTx, id: number): Promise<Whose | undefined> {
  const [found] = await rows<Whose>(
    db,
    sql`select id, tenant_id, mobile, email, is_backend from account where id = ${id}`,
  )
  return found
}

export const countPostingsOf = (db: DbOrTx, whose: Whose, now: Date): Promise<PersonActivity['postings']> =>
  rows(
    db,
    sql`select kind, state, count(*)::int as count from (
        select p.kind, ${stateAt(now.toISOString())} as state from posting p
        where p.tenant_id = ${whose.tenant_id} and p.author_id = ${whose.id} and p.submitted_at is not null) own
      group by kind, state order by kind, state`,
  )

/** Enquiries, quotes and parts in group buys that the person sent, and the company's deals that came of them. */
export async function countDealings(
  db: DbOrTx,
  { id, tenant_id: tenantId }: Whose,
): Promise<PersonActivity['dealings']> {
  const sent = (table: 'intention' | 'quote' | 'participation') =>
    sql`(select count(*)::int from ${sql.identifier(table)} where tenant_id = ${tenantId} and account_id = ${id})`
  const [found] = await rows<PersonActivity['dealings']>(
    db,
    sql`select ${sent('intention')} as enquiries, ${sent('quote')} as quotes, ${sent('participation')} as group_buys,
      (select count(*)::int from deal d where d.tenant_id = ${tenantId} and (
        d.source = 'intention' and exists (select 1 from intention i where i.id = d.source_id and i.account_id = ${id})
        or d.source = 'quote' and exists (select 1 from quote q where q.id = d.source_id and q.account_id = ${id})
        or d.source = 'join' and exists (select 1 from participation j where j.id = d.source_id and j.account_id = ${id})
      )) as deals`,
  )
  return found!
}

export async function listReports(
  db: DbOrTx,
  { id, tenant_id: tenantId }: Whose,
  permissions: readonly AdminPermission[],
): Promise<PersonActivity['reports']> {
  const found = await rows<{ json: PersonActivity['reports'][number] }>(
    db,
    sql`select json_build_object('id', u.id, 'created_time', ${iso('u.created_at')}, 'is_own', u.account_id = ${id},
        'comment', u.comment, 'record_sign', u.record_sign,
        'kind', coalesce(p.kind, case when c.id is not null then 'company' when f.id is not null then 'forum_post' end),
        'handled_time', ${iso('u.handled_at')}) as json
      from user_accusation u left join posting p on p.code = u.record_sign
        left join tenant c on c.code = u.record_sign left join forum_post f on f.id = ${postNamed(sql`u.record_sign`)}
      where u.id in (select own.id from user_accusation own where own.account_id = ${id}
        union all select r.id from user_accusation r where r.record_sign in (
          select code from posting where author_id = ${id} union all select code from tenant where id = ${tenantId}
          union all select 'forum-' || id from forum_post where account_id = ${id}))
        and u.permission = any(${sql.param(permissions)}::text[])
      order by u.created_at desc, u.id desc limit 20`,
  )
  return found.map(({ json }) => json)
}

export async function countMessages(db: DbOrTx, id: number): Promise<PersonActivity['messages']> {
  const [found] = await rows<PersonActivity['messages']>(
    db,
    sql`select count(*)::int as all, count(*) filter (where not is_read)::int as unread
      from user_message where account_id = ${id}`,
  )
  return found!
}

export async function countFailed(db: DbOrTx, { mobile, email }: Whose): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pgboss.job j
      where j.state in ('failed', 'retry') and j.data ->> 'to' in (${mobile}::text, ${email}::text)`,
  )
  return found?.count ?? 0
}

/** Each part reads its own index; the newest of all are shown. */
export async function listAudit(db: DbOrTx, { id }: Whose): Promise<PersonActivity['audit']> {
  const newest = sql.raw('order by l.at desc, l.id desc limit 20')
  const found = await rows<{ json: PersonActivity['audit'][number] }>(
    db,
    sql`select json_build_object('id', l.id, 'at', ${iso('l.at')}, 'action', l.action, 'object_kind', l.object_kind,
        'actor', case when a.id is not null then
          json_build_object('zh', a.display_name, 'en', coalesce(a.display_name_en, a.display_name)) end,
        'comment', coalesce(l.after ->> 'comment', l.after ->> 'reason')) as json
      from (
        (select l.* from audit_log l where l.object_kind = any('{user,impersonation,backend_user}')
          and l.object_sign = ${String(id)} ${newest})
        union (select l.* from audit_log l where l.on_behalf_of = ${id} ${newest})
        union (select l.* from audit_log l where l.actor_id = ${id} ${newest})) l
      left join account a on a.id = l.actor_id ${newest}`,
  )
  return found.map(({ json }) => json)
}
