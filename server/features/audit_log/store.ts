import { sql } from 'drizzle-orm'
import { auditLog } from '#server/db/audit_tables.ts'
import { rows } from '#server/db/client.ts'
import type { RowSource } from '#server/db/resource_sql.ts'

export const auditRows: RowSource = {
  table: auditLog,
  /** The public code or id of the changed object, or the operator's name. */
  meaning: async (db, keyword) => {
    const operators = await rows<{ id: number }>(
      db,
      sql`select o.id from account o where o.is_backend
        and strpos(lower(concat_ws(' ', o.display_name, o.display_name_en)), lower(${keyword})) > 0`,
    )
    const actors = operators.map(({ id }) => id)
    const byActor = actors.length > 0 ? sql`or r.actor_id = any(${sql.param(actors)}::int[])` : sql``
    return sql`r.object_sign = ${keyword} ${byActor}`
  },
  // A left join, because the database skips it where no column of the account is selected.
  joins: sql`left join account a on a.id = r.actor_id`,
  columns: {
    revision: sql`1`,
    created_time: sql`r.at`,
    updated_time: sql`r.at`,
    actor: sql`case when r.actor_id is not null then json_build_object('zh', a.display_name,
      'en', coalesce(a.display_name_en, a.display_name)) end`,
    on_behalf_of_id: sql`r.on_behalf_of`,
    on_behalf_of: sql`case when r.on_behalf_of is not null then (select json_build_object('zh', b.display_name,
      'en', coalesce(b.display_name_en, b.display_name)) from account b where b.id = r.on_behalf_of) end`,
  },
}
