import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { ownerId } from './reference_columns.ts'

/** Public keys with which accounts log in besides the password; bytes as base64url. */
export const passkey = pgTable(
  'passkey',
  {
    id: identity(),
    account_id: ownerId(),
    name: text('name').notNull(),
    credential_id: text('credential_id').notNull(),
    public_key: text('public_key').notNull(),
    /** Stands for the account on the device; the same for all passkeys of an account. */
    user_handle: text('user_handle').notNull(),
    /** How often the device has signed, by its own count; 0 for devices that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    is_synced: boolean('is_synced').notNull(),
    created_at: time('created_at').notNull(),
    used_at: time('used_at'),
  },
  (row) => [
    uniqueIndex('passkey_credential').on(row.credential_id),
    index('passkey_account').on(row.account_id, row.id),
  ],
)
