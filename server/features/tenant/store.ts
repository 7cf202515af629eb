import { sql } from 'drizzle-orm'
import { goodBusinessResource } from '#contract/resources/good_business.ts'
import { userResource } from '#contract/resources/user.ts'
import type { CompanyOverview } from '#contract/tenant.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { tenant } from '#server/db/tables.ts'
import { hasText } from '#server/db/text_search.ts'
import { certificationIs, membershipIs, standingSql } from '#server/features/company/standing_store.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { iso, stateAt } from '#server/features/postings/row_store.ts'

const mostAudit = 20
const now = sql`now()`
const standing = standingSql(now)

export const tenantRows: RowSource = {
  table: tenant,
  // `standingSql` calls the company `t`. A second reading of the table would not be left out.
  joins: sql`cross join lateral (select r.*) t`,
  scope: sql`r.code <> ${platformCode}`,
  columns: {
    revision: sql`1`,
    updated_time: sql`r.created_at`,
    name: sql`json_build_object('zh', r.name, 'en', coalesce(r.name_en, r.name))`,
    application: sql`coalesce((select c.state from certification_application c where c.tenant_id = r.id
      order by c.id desc limit 1), 'none')`,
    certification: standing.certification,
    membership: standing.membership,
  },
  filters: {
    application: (value) =>
      value === 'none'
        ? sql`not exists (select 1 from certification_application c where c.tenant_id = r.id)`
        : sql`r.id in (select c.tenant_id from certification_application c where c.state = ${value}
            and not exists (select 1 from certification_application later
              where later.tenant_id = c.tenant_id and later.id > c.id))`,
    certification: (value) => certificationIs(value, now),
    membership: (value) => membershipIs(value, now),
  },
  meaning: (db, keyword) => hasText(db, 'tenant', keyword, sql`r.id`),
}

type Person = Omit<CompanyOverview['people'][number], 'can_be_main'> & { is_leaving: boolean }

/** The main account first, then staff by name. */
export async function readPeople(db: DbOrTx, tenantId: number): Promise<Person[]> {
  const found = await rows<{ json: Person }>(
    db,
    sql`select json_build_object('id', a.id, 'role', a.tenant_role,
        'name', json_build_object('zh', a.display_name, 'en', coalesce(a.display_name_en, a.display_name)),
        'last_login_time', ${iso('a.last_login_at')}, 'is_frozen', a.disabled_at is not null,
        'is_leaving', exists (select 1 from account_deletion d where d.account_id = a.id)) as json
      from account a where a.tenant_id = ${tenantId} order by a.tenant_role, a.display_name, a.id`,
  )
  return found.map(({ json }) => json)
}

/** Numbers of submitted postings by kind and state in force at `now`. */
export const countPostings = (
  db: DbOrTx,
  tenantId: number,
  now: Date,
): Promise<CompanyOverview['postings']> =>
  rows(
    db,
    sql`select kind, state, count(*)::int as count from (
        select p.kind, ${stateAt(now.toISOString())} as state from posting p
        where p.tenant_id = ${tenantId} and p.submitted_at is not null) own
      group by kind, state order by kind, state`,
  )

/**
 * What operators did with a company, its people and what it has applied for, newest first. Decisions about postings are
 * not among them: each posting has its own history.
 */
export async function readAudit(db: DbOrTx, tenantId: number): Promise<CompanyOverview['audit']> {
  const found = await rows<{ json: CompanyOverview['audit'][number] }>(
    db,
    sql`with own (kind, id) as (
        select 'tenant', ${tenantId}::int
        union all select ${userResource.name}::text, id from account where tenant_id = ${tenantId}
        union all select 'impersonation', id from account where tenant_id = ${tenantId}
        union all select 'membership_application', id from membership_application where tenant_id = ${tenantId}
        union all select 'freight_refund', r.id from freight_refund r join freight_entry u on u.id = r.use_id
          where u.tenant_id = ${tenantId}
        union all select ${goodBusinessResource.name}::text, id from good_business where tenant_id = ${tenantId}
        union all select 'inspection', id from inspection where tenant_id = ${tenantId})
      select json_build_object('id', l.id, 'at', ${iso('l.at')}, 'object_kind', l.object_kind, 'action', l.action,
        'actor', case when a.id is not null then json_build_object('zh', a.display_name,
          'en', coalesce(a.display_name_en, a.display_name)) end,
        'comment', coalesce(l.after ->> 'comment', l.after ->> 'reason')) as json
      from own join lateral (select * from audit_log one
          where one.object_kind = own.kind and one.object_sign = own.id::text
          order by one.id desc limit ${mostAudit}) l on true
        left join account a on a.id = l.actor_id
      order by l.at desc, l.id desc limit ${mostAudit}`,
  )
  return found.map(({ json }) => json)
}
