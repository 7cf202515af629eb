import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { browsers, systems } from '#contract/sign_in.ts'
import { identity, resourceColumns, time } from './columns.ts'

const createdAt = () => time('created_at').notNull().defaultNow()
const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`)

/** A company. Its contact columns leave the server only through the contact card (SPEC 1.25). */
export const tenant = pgTable(
  'tenant',
  {
    id: identity(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    /** Shown to English readers instead of `name`, as for persons below (decision 060). */
    name_en: text('name_en'),
    business_tag_id: integer('business_tag_id').references((): AnyPgColumn => tag.id),
    membership: text('membership').notNull().default('none'),
    membership_until: time('membership_until'),
    credit_rating: smallint('credit_rating').notNull().default(2),
    certification: text('certification').notNull().default('none'),
    certified_on: time('certified_on'),
    certification_expires_on: time('certification_expires_on'),
    /** Unified social credit code of the newest certification. */
    credit_code: text('credit_code'),
    /** The last reminder of the end: how many days before it was due, and of which end. */
    expiry_told_days: smallint('expiry_told_days'),
    expiry_told_of: time('expiry_told_of'),
    /** Names of the market's people who look after the company (SPEC 3.4). */
    manager_shichang: text('manager_shichang'),
    manager_caigou: text('manager_caigou'),
    contact_name: text('contact_name'),
    contact_name_en: text('contact_name_en'),
    contact_mobile: text('contact_mobile'),
    contact_email: text('contact_email'),
    contact_address: text('contact_address'),
    /** When its only account was deleted or it was merged; it stays for what names it (decisions 082 and 094). */
    closed_at: time('closed_at'),
    /** The company that it has become part of (decision 098); never one that is merged itself. */
    merged_into: integer('merged_into').references((): AnyPgColumn => tenant.id),
    /** Whether a posting of it was ever submitted; a trigger keeps it. */
    has_submitted: boolean('has_submitted').notNull().default(false),
    created_at: createdAt(),
  },
  (row) => [
    index('tenant_merged')
      .on(row.merged_into)
      .where(sql`merged_into is not null`),
    // Sorted by the name that readers of each language see.
    index('tenant_name').on(row.name, row.id),
    index('tenant_english_name').on(sql.raw('coalesce(name_en, name)'), row.id),
    index('tenant_poster')
      .on(row.name, row.id)
      .where(sql`has_submitted`),
    index('tenant_english_poster')
      .on(sql.raw('coalesce(name_en, name)'), row.id)
      .where(sql`has_submitted`),
    uniqueIndex('tenant_credit_code').on(row.credit_code),
    // The orders of the operators' list; the second also finds what is about to expire.
    index('tenant_created').on(row.created_at, row.id),
    index('tenant_certification').on(row.certification, row.created_at, row.id),
    index('tenant_membership').on(row.membership, row.created_at, row.id),
    index('tenant_certified_until').on(row.certification_expires_on, row.id),
  ],
)

/** A registered person. `tenant_role` is `main_account` or `staff`; only staff have `staff_permissions`. */
export const account = pgTable(
  'account',
  {
    id: identity(),
    mobile: text('mobile'),
    email: text('email'),
    password_hash: text('password_hash'),
    display_name: text('display_name').notNull(),
    display_name_en: text('display_name_en'),
    avatar: text('avatar'),
    description: text('description').notNull().default(''),
    country: text('country').notNull().default('CN'),
    is_backend: boolean('is_backend').notNull().default(false),
    /** The union of the account's roles in the back office, kept by triggers. */
    admin_permissions: texts('admin_permissions'),
    /** Goes up with each change of the roles and each freeze, so that an outdated page is noticed. */
    operator_revision: integer('operator_revision').notNull().default(1),
    tenant_id: integer('tenant_id').references(() => tenant.id),
    tenant_role: text('tenant_role'),
    /**
     * Company information of an account without a company: the first action that needs a company creates it from
     * these.
     */
    pre_company_name: text('pre_company_name'),
    pre_company_name_en: text('pre_company_name_en'),
    pre_business_tag_id: integer('pre_business_tag_id').references((): AnyPgColumn => tag.id),
    staff_permissions: texts('staff_permissions'),
    // Not read any more: they stand with the company. Nodes of an older version still select both.
    manager_shichang: text('manager_shichang'),
    manager_caigou: text('manager_caigou'),
    invite_mobile: text('invite_mobile'),
    source: text('source').notNull().default('pc'),
    disabled_at: time('disabled_at'),
    /** When the person's data were deleted; the row stays for what refers to it (decision 082). */
    deleted_at: time('deleted_at'),
    last_login_at: time('last_login_at'),
    created_at: createdAt(),
  },
  (row) => [
    uniqueIndex('account_mobile').on(row.mobile),
    uniqueIndex('account_email').on(row.email),
    index('account_tenant').on(row.tenant_id),
    // A company has one main account, whatever happens at once.
    uniqueIndex('account_main')
      .on(row.tenant_id)
      .where(sql`tenant_role = 'main_account'`),
    index('account_backend')
      .on(row.id)
      .where(sql`is_backend`),
    // An order of the list of back-office users.
    index('account_backend_seen')
      .on(row.last_login_at, row.id)
      .where(sql`is_backend`),
    index('account_created').on(row.created_at, row.id),
    // Filters of the operators' list, in its order.
    index('account_by_role')
      .on(row.tenant_role, row.created_at, row.id)
      .where(sql`not is_backend`),
    index('account_frozen')
      .on(row.created_at, row.id)
      .where(sql`disabled_at is not null`),
    index('account_deleted')
      .on(row.created_at, row.id)
      .where(sql`deleted_at is not null`),
    check('account_pre_whole', sql`(pre_company_name is null) = (pre_business_tag_id is null)`),
    // An account with a company, founded or joined, has no preliminary one any more.
    check(
      'account_pre_or_tenant',
      sql`coalesce(pre_company_name, pre_company_name_en) is null or tenant_id is null`,
    ),
  ],
)

/** A session. Only the SHA-256 of the token is stored, and of the device that signed in only what its owner sees. */
export const session = pgTable(
  'session',
  {
    id: identity(),
    token_hash: text('token_hash').notNull().unique(),
    account_id: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    browser: text('browser', { enum: browsers }).notNull().default('other'),
    system: text('system', { enum: systems }).notNull().default('other'),
    /** Beginning of the address (`shownNetwork`); null for sessions from before it was stored. */
    network: text('network'),
    /** Set in the session of an operator who acts for the account. */
    impersonation_id: integer('impersonation_id').references((): AnyPgColumn => impersonation.id),
    /** When the second factor was proved in it (decision 085). */
    proved_at: time('proved_at'),
    created_at: createdAt(),
    seen_at: time('seen_at').notNull(),
    expires_at: time('expires_at').notNull(),
  },
  (row) => [
    index('session_account').on(row.account_id),
    index('session_expires').on(row.expires_at),
    index('session_impersonation')
      .on(row.impersonation_id)
      .where(sql`impersonation_id is not null`),
  ],
)

/** A person has asked for the own account to be deleted; gone when they withdraw, or when it was (decision 082). */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    account_id: integer('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The language in which it was asked for, and in which mail is written. */
    lang: text('lang', { enum: ['en', 'zh'] }).notNull(),
    requested_at: time('requested_at').notNull(),
    /** From then on it is carried out. */
    due_at: time('due_at').notNull(),
    /** When the person was reminded. */
    reminded_at: time('reminded_at'),
    /** When the person was told that something stands in the way. */
    held_up_at: time('held_up_at'),
  },
  (row) => [index('account_deletion_due').on(row.due_at)],
)

/** An operator acted for an account, from when to when and why; kept for ever. */
export const impersonation = pgTable(
  'impersonation',
  {
    id: identity(),
    operator_id: integer('operator_id')
      .notNull()
      .references(() => account.id),
    account_id: integer('account_id')
      .notNull()
      .references(() => account.id),
    reason: text('reason').notNull(),
    opened_at: time('opened_at').notNull(),
    expires_at: time('expires_at').notNull(),
    /** When it was over and the person was told. */
    ended_at: time('ended_at'),
  },
  (row) => [
    index('impersonation_operator')
      .on(row.operator_id)
      .where(sql`ended_at is null`),
    index('impersonation_account').on(row.account_id),
  ],
)

export const tag = pgTable(
  'tag',
  {
    id: identity(),
    module: text('module').notNull(),
    name_zh: text('name_zh').notNull(),
    name_en: text('name_en').notNull(),
    sort: integer('sort').notNull().default(0),
    ...resourceColumns(),
  },
  (row) => [
    uniqueIndex('tag_module_name').on(row.module, row.name_zh),
    index('tag_updated').on(row.updated_at, row.id),
    index('tag_sort').on(row.sort, row.id),
  ],
)

/** A notification: a code and its parameters, rendered in the reader's language. */
export const userMessage = pgTable(
  'user_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    module: text('module').notNull(),
    record_sign: text('record_sign').notNull(),
    code: text('code').notNull(),
    params: jsonb('params').notNull(),
    is_read: boolean('is_read').notNull().default(false),
    /** What is unread of one group is one message: each new event replaces the row by another one (decision 141). */
    group_key: text('group_key'),
    /** The first of the messages that this one has replaced; null if it replaced none. */
    first_id: bigint('first_id', { mode: 'number' }),
    /** Another company waits for an answer. */
    needs_answer: boolean('needs_answer').notNull().default(false),
    /**
     * The rendered title and info, normalised for the keyword search; null until the first search if the row was not
     * written by `notify`.
     */
    search_zh: text('search_zh'),
    search_en: text('search_en'),
    /** Set by the digest that included it, so that no other one does. */
    digested_at: time('digested_at'),
    created_at: time('created_at').notNull(),
  },
  (row) => [
    index('user_message_unsearchable')
      .on(row.account_id)
      .where(sql`search_zh is null`),
    index('user_message_newest').on(row.account_id, row.created_at, row.id),
    index('user_message_unread')
      .on(row.account_id, row.module, row.id)
      .where(sql`not is_read`),
    index('user_message_open_group')
      .on(row.account_id, row.group_key)
      .where(sql`not is_read and group_key is not null`),
    index('user_message_waiting')
      .on(row.account_id, row.created_at, row.id)
      .where(sql`needs_answer and not is_read`),
  ],
)
