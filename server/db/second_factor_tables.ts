/** The second factor of back-office users (decision 085); passkeys, which are one too, are in passkey_tables.ts. */
import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { account } from './tables.ts'

/** An authenticator app. Secrets are encrypted (`server/jobs/seal.ts`). */
export const secondFactor = pgTable('second_factor', {
  account_id: integer('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** In use; null until the first set-up is confirmed. */
  sealed_secret: text('sealed_secret'),
  confirmed_at: time('confirmed_at'),
  /** The newest time step whose code was accepted: neither it nor an earlier one is accepted again. */
  last_step: bigint('last_step', { mode: 'number' }),
  /** The newest set-up that is not confirmed yet. */
  setup: text('setup'),
  setup_sealed_secret: text('setup_sealed_secret'),
  setup_expires_at: time('setup_expires_at'),
})

/** Codes for somebody without the device; used ones stay until new codes are made, so that they can be told apart. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: identity(),
    account_id: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    code_hmac: text('code_hmac').notNull(),
    used_at: time('used_at'),
  },
  (row) => [uniqueIndex('recovery_code_of').on(row.account_id, row.code_hmac)],
)
