/** 论坛: sections, threads, posts, and who follows or likes what. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RichText } from '#contract/rich_text.ts'
import { identity, resourceColumns, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { accountId, ownerId, tenantId } from './reference_columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const forumSection = pgTable(
  'forum_section',
  {
    id: identity(),
    ...resourceColumns(),
    state: text('state').notNull(),
    name_zh: text('name_zh').notNull(),
    name_en: text('name_en').notNull(),
    description_zh: text('description_zh').notNull(),
    description_en: text('description_en').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (row) => [
    uniqueIndex('forum_section_name').on(row.name_zh),
    index('forum_section_updated').on(row.updated_at, row.id),
    index('forum_section_sort').on(row.sort, row.id),
  ],
)

const isShown = sql`state = 'shown'`

/** The head of a thread; its texts are its posts. */
export const forumThread = pgTable(
  'forum_thread',
  {
    id: identity(),
    section_id: integer('section_id')
      .notNull()
      .references(() => forumSection.id),
    /** Who started it, and the company that it was for. */
    account_id: accountId().notNull(),
    tenant_id: tenantId(),
    lang: text('lang').notNull(),
    title: text('title').notNull(),
    /** That of its first post, except that a thread with replies stays shown when its first post is deleted. */
    state: text('state').notNull(),
    /** Ids of tags. */
    tags: integer('tags').array().notNull().default([]),
    is_pinned: boolean('is_pinned').notNull().default(false),
    is_locked: boolean('is_locked').notNull().default(false),
    /** Of the head: what operators change. */
    revision: integer('revision').notNull().default(1),
    created_at: time('created_at').notNull(),
    /** When everybody saw it first. */
    shown_at: time('shown_at').notNull(),
    /** Time and author of the newest reply, or of the first post. */
    last_at: time('last_at').notNull(),
    last_account_id: accountId('last_account_id').notNull(),
    /** Replies that everybody sees, and the position of the last one, which may be hidden. */
    reply_count: integer('reply_count').notNull().default(0),
    last_position: integer('last_position').notNull().default(0),
    answer_id: bigint('answer_id', { mode: 'number' }),
    /** Lexemes of the title and the first post. */
    search: tsvector('search').notNull(),
  },
  (row) => [
    index('forum_thread_active').on(row.is_pinned, row.last_at, row.id).where(isShown),
    index('forum_thread_new').on(row.is_pinned, row.shown_at, row.id).where(isShown),
    index('forum_thread_unanswered')
      .on(row.shown_at, row.id)
      .where(sql`state = 'shown' and reply_count = 0`),
    index('forum_thread_section_active')
      .on(row.section_id, row.is_pinned, row.last_at, row.id)
      .where(isShown),
    index('forum_thread_section_new').on(row.section_id, row.is_pinned, row.shown_at, row.id).where(isShown),
    index('forum_thread_section_unanswered')
      .on(row.section_id, row.shown_at, row.id)
      .where(sql`state = 'shown' and reply_count = 0`),
    index('forum_thread_own').on(row.account_id, row.id),
    index('forum_thread_tags').using('gin', row.tags),
    index('forum_thread_search').using('gin', row.search),
  ],
)

/** A post: at position 0 the first one of its thread, else a reply. */
export const forumPost = pgTable(
  'forum_post',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    thread_id: integer('thread_id')
      .notNull()
      .references(() => forumThread.id),
    /** Null while a reply waits, and when it was refused. */
    position: integer('position'),
    account_id: accountId().notNull(),
    tenant_id: tenantId(),
    state: text('state').notNull(),
    revision: integer('revision').notNull().default(1),
    /** In which it is written. */
    lang: text('lang').notNull(),
    body: jsonb('body').$type<RichText>().notNull(),
    /** The beginning of the text. */
    excerpt: text('excerpt').notNull(),
    quote_id: bigint('quote_id', { mode: 'number' }),
    like_count: integer('like_count').notNull().default(0),
    created_at: time('created_at').notNull(),
    /** When everybody saw it first. */
    shown_at: time('shown_at'),
    edited_at: time('edited_at'),
    /** The last decision of an operator. */
    decided_by: accountId('decided_by'),
    decided_at: time('decided_at'),
    comment: text('comment'),
    /** Lexemes of the text, of a first post also of the title. */
    search: tsvector('search').notNull(),
  },
  (row) => [
    uniqueIndex('forum_post_position').on(row.thread_id, row.position),
    index('forum_post_own').on(row.account_id, row.id),
    index('forum_post_company').on(row.tenant_id, row.id),
    index('forum_post_state').on(row.state, row.id),
    /** Own replies of a thread that nobody else sees. */
    index('forum_post_unseen')
      .on(row.thread_id, row.account_id)
      .where(sql`position is null`),
    index('forum_post_search').using('gin', row.search),
  ],
)

/** Earlier versions of a post, for operators; `title` is null for a reply. */
export const forumVersion = pgTable(
  'forum_version',
  {
    id: identity(),
    post_id: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => forumPost.id),
    revision: integer('revision').notNull(),
    title: text('title'),
    body: jsonb('body').$type<RichText>().notNull(),
    /** When it was written. */
    created_at: time('created_at').notNull(),
  },
  (row) => [uniqueIndex('forum_version_of').on(row.post_id, row.revision)],
)

/** Who a post mentions: a person with the company for which they wrote, or a company. */
export const forumMention = pgTable(
  'forum_mention',
  {
    id: identity(),
    post_id: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => forumPost.id),
    account_id: accountId(),
    tenant_id: tenantId(),
  },
  (row) => [index('forum_mention_post').on(row.post_id, row.id)],
)

export const forumLike = pgTable(
  'forum_like',
  {
    post_id: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => forumPost.id),
    account_id: ownerId(),
    created_at: time('created_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.post_id, row.account_id] }),
    index('forum_like_account').on(row.account_id),
  ],
)

/** What a person has to do with a thread: whether they follow it, and what concerned them last. */
export const forumMember = pgTable(
  'forum_member',
  {
    account_id: ownerId(),
    thread_id: integer('thread_id')
      .notNull()
      .references(() => forumThread.id),
    is_following: boolean('is_following').notNull().default(false),
    /** When they last replied, were mentioned or quoted, in which post and which of these; null if never. */
    with_me_at: time('with_me_at'),
    with_me_reason: text('with_me_reason'),
    with_me_post_id: bigint('with_me_post_id', { mode: 'number' }),
  },
  (row) => [
    primaryKey({ columns: [row.account_id, row.thread_id] }),
    index('forum_member_with_me').on(row.account_id, row.with_me_at, row.thread_id),
    index('forum_member_followers')
      .on(row.thread_id)
      .where(sql`is_following`),
  ],
)

/** Postings that a thread is about. */
export const forumPosting = pgTable(
  'forum_posting',
  {
    thread_id: integer('thread_id')
      .notNull()
      .references(() => forumThread.id),
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id),
  },
  (row) => [
    primaryKey({ columns: [row.thread_id, row.posting_id] }),
    index('forum_posting_posting').on(row.posting_id, row.thread_id),
  ],
)
