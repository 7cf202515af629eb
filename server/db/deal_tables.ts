import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { dealSources, type DealFacts } from '#contract/deal.ts'
import { identity, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { tenantId } from './reference_columns.ts'

/** 成交: a copy of what was agreed; never changed, and kept when the posting is edited, closed or deleted. */
export const deal = pgTable(
  'deal',
  {
    id: identity(),
    source: text('source', { enum: dealSources }).notNull(),
    source_id: integer('source_id').notNull(),
    posting_id: integer('posting_id').references(() => posting.id, { onDelete: 'set null' }),
    poster_tenant_id: tenantId('poster_tenant_id').notNull(),
    /** The company that enquired, quoted or joined. */
    tenant_id: tenantId().notNull(),
    facts: jsonb('facts').$type<DealFacts>().notNull(),
    agreed_at: time('agreed_at').notNull(),
  },
  (row) => [
    uniqueIndex('deal_source').on(row.source, row.source_id),
    index('deal_poster').on(row.poster_tenant_id, row.agreed_at),
    index('deal_responder').on(row.tenant_id, row.agreed_at),
    index('deal_agreed').on(row.agreed_at, row.source),
  ],
)
