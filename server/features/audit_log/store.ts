import { sql } from 'drizzle-orm'
import { auditLog } from '#server/db/content_tables.ts'
import type { RowSource } from '#server/db/resource_sql.ts'

export const auditRows: RowSource = {
  table: auditLog,
  joins: sql`join account a on a.id = r.actor_id`,
  columns: {
    revision: sql`1`,
    created_time: sql`r.at`,
    updated_time: sql`r.at`,
    actor: sql`json_build_object('zh', a.display_name, 'en', coalesce(a.display_name_en, a.display_name))`,
  },
}
