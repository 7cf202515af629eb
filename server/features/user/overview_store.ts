import { sql } from 'drizzle-orm'
import type { PersonOverview } from '#contract/user.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { standingSql } from '#server/features/company/standing_store.ts'
import { iso } from '#server/features/postings/row_store.ts'

const names = (table: 'a' | 't', name: string, english: string) =>
  sql.raw(`json_build_object('zh', ${table}.${name}, 'en', coalesce(${table}.${english}, ${table}.${name}))`)

/** A person with the company and the sessions that have not expired at `now`; undefined if there is none. */
export async function readPerson(db: DbOrTx, id: number, at: Date): Promise<PersonOverview | undefined> {
  const now = at.toISOString()
  const { membership, certification, creditRating } = standingSql(now)
  const [found] = await rows<{ json: PersonOverview }>(
    db,
    sql`select json_build_object('id', a.id, 'name', ${names('a', 'display_name', 'display_name_en')},
        'mobile', a.mobile, 'email', a.email, 'country', a.country, 'is_operator', a.is_backend,
        'state', case when a.deleted_at is not null then 'deleted' when a.disabled_at is null then 'active' else 'frozen' end,
        'created_time', ${iso('a.created_at')}, 'last_login_time', ${iso('a.last_login_at')},
        'frozen_time', ${iso('a.disabled_at')}, 'deletion_time', ${iso('d.due_at')},
        'has_password', a.password_hash is not null,
        'passkeys', (select count(*)::int from passkey k where k.account_id = a.id),
        'app_time', (select ${iso('f.confirmed_at')} from second_factor f where f.account_id = a.id),
        'company', case when t.id is not null then json_build_object('id', t.id, 'name', ${names('t', 'name', 'name_en')},
          'role', a.tenant_role, 'rights', a.staff_permissions, 'certification', ${certification},
          'membership', ${membership}, 'credit_rating', ${creditRating}) end,
        'sessions', (select coalesce(json_agg(json_build_object('id', s.id, 'browser', s.browser, 'system', s.system,
            'network', s.network, 'created_time', ${iso('s.created_at')}, 'seen_time', ${iso('s.seen_at')})
            order by s.seen_at desc, s.id desc), '[]')
          from (select * from session where account_id = a.id and expires_at > ${now} and impersonation_id is null
            order by seen_at desc, id desc limit 100) s)) as json
      from account a left join tenant t on t.id = a.tenant_id left join account_deletion d on d.account_id = a.id
      where a.id = ${id}`,
  )
  return found?.json
}
