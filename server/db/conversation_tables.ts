import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ConversationMessage } from '#contract/conversation.ts'
import { identity, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { accountId, tenantId } from './reference_columns.ts'

/** 洽谈: messages between the company of a posting and one that answered it. */
export const conversation = pgTable(
  'conversation',
  {
    id: identity(),
    posting_id: integer('posting_id')
      .notNull()
      .references(() => posting.id),
    /** The posting's company. */
    poster_tenant_id: tenantId('poster_tenant_id').notNull(),
    /** The company that sent an intention or quoted. */
    tenant_id: tenantId().notNull(),
    /** The newest message, by which conversations are sorted; null until the first one. */
    last_message_id: bigint('last_message_id', { mode: 'number' }),
    created_at: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('conversation_pair').on(row.posting_id, row.tenant_id),
    index('conversation_poster').on(row.poster_tenant_id, row.last_message_id),
    index('conversation_responder').on(row.tenant_id, row.last_message_id),
  ],
)

/** Messages, append-only. */
export const conversationMessage = pgTable(
  'conversation_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversation.id),
    tenant_id: tenantId().notNull(),
    account_id: accountId().notNull(),
    text: text('text').notNull(),
    files: jsonb('files').$type<ConversationMessage['files']>().notNull(),
    created_at: time('created_at').notNull(),
  },
  (row) => [index('conversation_message_order').on(row.conversation_id, row.id)],
)

/** How far each person has read. */
export const conversationRead = pgTable(
  'conversation_read',
  {
    account_id: accountId().notNull(),
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversation.id),
    up_to: bigint('up_to', { mode: 'number' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.account_id, row.conversation_id] })],
)
