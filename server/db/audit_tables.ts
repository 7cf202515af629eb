/** The audit log, and the chain of hashes that shows whether its rows are as they were written (decision 088). */
import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { account } from './tables.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** One write of an operator. Triggers refuse to change or remove a row, and seal it (migration 0045). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    /** Null for what the server does by itself. */
    actor_id: integer('actor_id').references(() => account.id),
    /** The account that the operator impersonated, if any. */
    on_behalf_of: integer('on_behalf_of').references(() => account.id),
    /** Resource or kind of posting, and the action: `banner`, `publish`. */
    object_kind: text('object_kind').notNull(),
    action: text('action').notNull(),
    /** Code or id of the object. */
    object_sign: text('object_sign').notNull(),
    /** The affected fields before and after; null where the object did not exist or no longer exists. */
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (row) => [
    index('audit_log_at').on(row.at, row.id),
    index('audit_log_actor').on(row.actor_id, row.at, row.id),
    index('audit_log_person')
      .on(row.on_behalf_of, row.at, row.id)
      .where(sql`on_behalf_of is not null`),
    index('audit_log_object').on(row.object_kind, row.object_sign, row.id),
    index('audit_log_kind').on(row.object_kind, row.at, row.id),
    index('audit_log_action').on(row.action, row.at, row.id),
    index('audit_log_kind_action').on(row.object_kind, row.action, row.at, row.id),
    index('audit_log_sign').on(row.object_sign, row.id),
  ],
)

/**
 * The place of a row of the audit log in the chain, in the order of the commits. `hash` is the SHA-256 of the hash
 * before it (nothing for the first row) and the text of the row (`audit_text` in migration 0045).
 */
export const auditSeal = pgTable(
  'audit_seal',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    audit_id: bigint('audit_id', { mode: 'number' })
      .notNull()
      .references(() => auditLog.id),
    hash: bytea('hash').notNull(),
  },
  (row) => [uniqueIndex('audit_seal_row').on(row.audit_id)],
)
