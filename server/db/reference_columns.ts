/** Columns that refer to an account or a company; separate from `columns.ts`, which the tables of both need. */
import { integer } from 'drizzle-orm/pg-core'
import { account, tenant } from './tables.ts'

export const accountId = (name = 'account_id') => integer(name).references(() => account.id)
/** A reference from a row that is deleted with the account. */
export const ownerId = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })
export const tenantId = (name = 'tenant_id') => integer(name).references(() => tenant.id)
