import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FileRef } from '#contract/fields.ts'
import { applicationStates } from '#contract/certification.ts'
import { identity, time } from './columns.ts'
import { accountId, tenantId } from './reference_columns.ts'

/** Applications for certification, with what was sent and decided; only the newest of a company can change. */
export const certificationApplication = pgTable(
  'certification_application',
  {
    id: identity(),
    tenant_id: tenantId().notNull(),
    /** Who applied. */
    account_id: accountId().notNull(),
    state: text('state', { enum: applicationStates }).notNull(),
    name: text('name').notNull(),
    name_en: text('name_en'),
    credit_code: text('credit_code').notNull(),
    license_files: jsonb('license_files').$type<FileRef[]>().notNull(),
    contact_name: text('contact_name').notNull(),
    contact_mobile: text('contact_mobile').notNull(),
    submitted_at: time('submitted_at').notNull(),
    decided_at: time('decided_at'),
    decided_by: accountId('decided_by'),
    comment: text('comment').notNull().default(''),
    expires_on: time('expires_on'),
  },
  (row) => [
    index('certification_application_tenant').on(row.tenant_id, row.id),
    index('certification_application_state').on(row.state, row.tenant_id, row.id),
    index('certification_application_decided').on(row.decided_at),
    uniqueIndex('certification_application_waiting')
      .on(row.tenant_id)
      .where(sql`state = 'submitted'`),
  ],
)
