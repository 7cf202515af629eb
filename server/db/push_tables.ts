import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { session } from './tables.ts'
import { ownerId } from './reference_columns.ts'

const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`)

/** VAPID keys. Browsers subscribe with the one that is not retired; the private key is encrypted with SECRET. */
export const pushKey = pgTable(
  'push_key',
  {
    id: text('id').primaryKey(),
    public_key: text('public_key').notNull(),
    sealed_private_key: text('sealed_private_key').notNull(),
    created_at: time('created_at').notNull(),
    retired_at: time('retired_at'),
  },
  (row) => [
    uniqueIndex('push_key_current')
      .on(sql`(retired_at is null)`)
      .where(sql`retired_at is null`),
    uniqueIndex('push_key_public').on(row.public_key),
  ],
)

/** A browser with push enabled. It is deleted with its session: by log-out, a changed password or expiry. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: identity(),
    account_id: ownerId(),
    session_id: integer('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** Origin of the endpoint, to which the circuit breaker applies. */
    service: text('service').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    key_id: text('key_id')
      .notNull()
      .references(() => pushKey.id),
    language: text('language').notNull(),
    user_agent: text('user_agent').notNull(),
    created_at: time('created_at').notNull(),
    /** When the browser last confirmed this subscription. */
    confirmed_at: time('confirmed_at').notNull(),
    delivered_at: time('delivered_at'),
    last_status: smallint('last_status'),
  },
  (row) => [
    uniqueIndex('push_subscription_endpoint').on(row.endpoint),
    index('push_subscription_account').on(row.account_id),
    index('push_subscription_session').on(row.session_id),
  ],
)

/** Circuit breaker of a failing push service; one that works has no row. */
export const pushBreaker = pgTable('push_breaker', {
  service: text('service').primaryKey(),
  /** Failures since the last answer. */
  failures: integer('failures').notNull(),
  failing_since: time('failing_since').notNull(),
  /** Nothing is sent before this time; then one message is, as a probe. */
  open_until: time('open_until'),
})

/** A person's preferences; only what differs from the default is stored, so that a new module starts with the default. */
export const notificationPreference = pgTable(
  'notification_preference',
  {
    account_id: ownerId().primaryKey(),
    push_off: texts('push_off'),
    digest_on: texts('digest_on'),
    quiet_from: text('quiet_from'),
    quiet_to: text('quiet_to'),
    time_zone: text('time_zone').notNull(),
    language: text('language').notNull(),
    /** When the digest was turned on: it leaves out older messages. */
    digest_since: time('digest_since'),
    digest_due_at: time('digest_due_at'),
    updated_at: time('updated_at').notNull(),
  },
  (row) => [
    index('notification_preference_due')
      .on(row.digest_due_at)
      .where(sql`digest_due_at is not null`),
  ],
)
