import { eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { hasText } from '#server/db/text_search.ts'
import { account } from '#server/db/tables.ts'

export const userRows: RowSource = {
  table: account,
  joins: sql`left join tenant t on t.id = r.tenant_id left join account_deletion d on d.account_id = r.id`,
  columns: {
    revision: sql`1`,
    updated_time: sql`r.created_at`,
    state: sql`case when r.deleted_at is not null then 'deleted' when r.disabled_at is null then 'active' else 'frozen' end`,
    display_name: sql`json_build_object('zh', r.display_name, 'en', coalesce(r.display_name_en, r.display_name))`,
    company: sql`case when t.id is not null then json_build_object('zh', t.name, 'en', coalesce(t.name_en, t.name)) end`,
    role: sql`case when r.is_backend then 'operator' else coalesce(r.tenant_role, 'none') end`,
    is_operator: sql`case when r.is_backend then 1 else 0 end`,
    registered_time: sql`r.created_at`,
    last_login_time: sql`r.last_login_at`,
    deletion_time: sql`d.due_at`,
    sessions: sql`(select count(*)::int from session s where s.account_id = r.id and s.expires_at > now())`,
  },
  filters: {
    state: (value) =>
      value === 'deleted'
        ? sql`r.deleted_at is not null`
        : sql`r.deleted_at is null and r.disabled_at is ${value === 'active' ? sql`null` : sql`not null`}`,
    role: (value) => {
      if (value === 'operator') return sql`r.is_backend`
      const ofCustomer = value === 'none' ? sql`r.tenant_role is null` : sql`r.tenant_role = ${value}`
      return sql`not r.is_backend and ${ofCustomer}`
    },
    is_operator: (value) => (value === 1 ? sql`r.is_backend` : sql`not r.is_backend`),
  },
  meaning: async (db, keyword) => {
    const own = await hasText(db, 'account', keyword, sql`r.id`)
    const ofCompany = await hasText(db, 'tenant', keyword, sql`r.tenant_id`)
    return sql`${own} or ${ofCompany}`
  },
}

/** Freezes an account, or lifts the freeze. */
export async function setDisabled(tx: DbOrTx, accountId: number, since: Date | null): Promise<void> {
  await tx.update(account).set({ disabled_at: since }).where(eq(account.id, accountId))
}
