/** Rows that guard sign-in and repeated requests, and are deleted when they expire. */
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const captcha = pgTable(
  'captcha',
  {
    key: text('key').primaryKey(),
    answer_hmac: text('answer_hmac').notNull(),
    expires_at: time('expires_at').notNull(),
  },
  (row) => [index('captcha_expires').on(row.expires_at)],
)

/** The newest code per recipient and event; a new one replaces the old one. */
export const verifyCode = pgTable(
  'verify_code',
  {
    name: text('name').notNull(),
    event: text('event').notNull(),
    code_hmac: text('code_hmac').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    expires_at: time('expires_at').notNull(),
    created_at: time('created_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.name, row.event] }), index('verify_code_expires').on(row.expires_at)],
)

/** What a passkey has to sign, for one purpose; taken with the first answer. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'sign_in'] }).notNull(),
    /** The account that adds a passkey; null when signing in, because the passkey names the account. */
    account_id: integer('account_id'),
    user_handle: text('user_handle'),
    expires_at: time('expires_at').notNull(),
  },
  (row) => [index('passkey_challenge_expires').on(row.expires_at)],
)

/** Fixed-window counters shared by all nodes (sign-in, codes). */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    expires_at: time('expires_at').notNull(),
  },
  (row) => [index('rate_limit_expires').on(row.expires_at)],
)

/** First answers of requests with an Idempotency-Key, replayed for seven days. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    account_id: integer('account_id').notNull(),
    key: text('key').notNull(),
    request_hash: text('request_hash').notNull(),
    response: text('response').notNull(),
    created_at: time('created_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.account_id, row.key] }),
    index('idempotency_key_created').on(row.created_at),
  ],
)
