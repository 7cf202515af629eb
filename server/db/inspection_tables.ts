import { boolean, date, index, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { FileRef } from '#contract/fields.ts'
import {
  inspectionItems,
  inspectionResults,
  inspectionStages,
  inspectionStates,
  inspectionUnits,
} from '#contract/inspect_business_states.ts'
import { optionSets } from '#contract/postings/option_sets.ts'
import { identity, time } from './columns.ts'
import { posting } from './posting_tables.ts'
import { accountId, tenantId } from './reference_columns.ts'

const day = (name: string) => date(name, { mode: 'string' })
const fileList = (name: string) => jsonb(name).$type<FileRef[]>().notNull().default([])

/** 质检委托: what a company wants inspected, the operators' quote, the date and the report. */
export const inspection = pgTable(
  'inspection',
  {
    id: identity(),
    tenant_id: tenantId().notNull(),
    /** Who asked. */
    account_id: accountId().notNull(),
    state: text('state', { enum: inspectionStates }).notNull().default('requested'),
    revision: integer('revision').notNull().default(1),
    posting_id: integer('posting_id').references(() => posting.id, { onDelete: 'set null' }),
    posting_code: text('posting_code'),
    /** The goods of the posting when the inspection was asked for, as `goodsOf` describes them. */
    goods: jsonb('goods'),
    object_zh: text('object_zh').notNull(),
    object_en: text('object_en').notNull(),
    specification: text('specification').notNull(),
    quantity: numeric('quantity', { mode: 'number' }).notNull(),
    quantity_unit: text('quantity_unit', { enum: inspectionUnits }).notNull(),
    region_id: integer('region_id').notNull(),
    address: text('address').notNull(),
    stage: text('stage', { enum: inspectionStages }).notNull(),
    items: text('items', { enum: inspectionItems }).array().notNull(),
    wished_on: day('wished_on').notNull(),
    contact_name: text('contact_name').notNull(),
    contact_mobile: text('contact_mobile').notNull(),
    files: fileList('files'),
    remark: text('remark').notNull(),
    price_amount: numeric('price_amount', { mode: 'number' }),
    currency: text('currency', { enum: optionSets.currency }),
    tax_included: smallint('tax_included').$type<0 | 1>(),
    includes: text('includes'),
    possible_on: day('possible_on'),
    valid_until: day('valid_until'),
    scheduled_on: day('scheduled_on'),
    inspector: text('inspector'),
    inspected_on: day('inspected_on'),
    result: text('result', { enum: inspectionResults }),
    summary: text('summary'),
    report_files: fileList('report_files'),
    /** Why it was declined, cancelled or refused. */
    reason: text('reason'),
    /** Whether the company wants the badge on its posting. */
    badge_wanted: boolean('badge_wanted').notNull().default(false),
    requested_at: time('requested_at').notNull(),
    quoted_at: time('quoted_at'),
    accepted_at: time('accepted_at'),
    scheduled_at: time('scheduled_at'),
    reported_at: time('reported_at'),
    ended_at: time('ended_at'),
  },
  (row) => [
    index('inspection_tenant').on(row.tenant_id, row.id),
    index('inspection_state').on(row.state, row.id),
    index('inspection_posting').on(row.posting_id),
  ],
)
