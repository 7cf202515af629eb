/** Roles of the back office: sets of permissions, and who has them (decision 084). */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, resourceColumns } from './columns.ts'
import { account } from './tables.ts'

export const role = pgTable(
  'role',
  {
    id: identity(),
    ...resourceColumns(),
    name_zh: text('name_zh').notNull(),
    name_en: text('name_en').notNull(),
    permissions: text('permissions').array().notNull(),
  },
  (row) => [
    index('role_updated').on(row.updated_at, row.id),
    uniqueIndex('role_name_zh').on(sql`lower(${row.name_zh})`),
    uniqueIndex('role_name_en').on(sql`lower(${row.name_en})`),
  ],
)

/** Triggers keep `account.admin_permissions` equal to the union of the account's roles (migration 0046). */
export const accountRole = pgTable(
  'account_role',
  {
    account_id: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    role_id: integer('role_id')
      .notNull()
      .references(() => role.id),
  },
  (row) => [
    primaryKey({ columns: [row.account_id, row.role_id] }),
    index('account_role_role').on(row.role_id),
  ],
)
