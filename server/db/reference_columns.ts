/** Columns that name a person or a company: apart from `columns.ts`, which the tables of both need. */
import { integer } from 'drizzle-orm/pg-core'
import { account, tenant } from './tables.ts'

export const accountId = (name = 'account_id') => integer(name).references(() => account.id)
/** Of a row that goes with the account. */
export const ownerId = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })
export const tenantId = (name = 'tenant_id') => integer(name).references(() => tenant.id)
