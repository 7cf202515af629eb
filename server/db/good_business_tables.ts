import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { supplierStates, type Furnace, type SupplierForm } from '#contract/good_business.ts'
import { identity, time } from './columns.ts'
import { accountId, tenantId } from './reference_columns.ts'
import { tag } from './tables.ts'

const figure = (name: string) => numeric(name, { mode: 'number' })

/** 优选商家: versions of a company’s supplier profile. What was sent never changes; one waits and one is listed at most. */
export const goodBusiness = pgTable(
  'good_business',
  {
    id: identity(),
    tenant_id: tenantId().notNull(),
    /** Who sent it. */
    account_id: accountId().notNull(),
    state: text('state', { enum: supplierStates }).notNull(),
    introduction_zh: text('introduction_zh').notNull(),
    introduction_en: text('introduction_en').notNull(),
    products_zh: text('products_zh').array().notNull(),
    products_en: text('products_en').array().notNull(),
    region_id: integer('region_id'),
    /** The region and everything around it, for the filter. */
    region_path: integer('region_path').array().notNull(),
    press_mn: figure('press_mn'),
    hammer_t: figure('hammer_t'),
    ring_od_mm: integer('ring_od_mm'),
    piece_t: figure('piece_t'),
    annual_t: integer('annual_t'),
    furnaces: jsonb('furnaces').$type<Furnace[]>().notNull(),
    certificates: jsonb('certificates').$type<SupplierForm['certificates']>().notNull(),
    submitted_at: time('submitted_at').notNull(),
    /** The last decision about it, also that of the company to withdraw it. */
    decided_at: time('decided_at'),
    decided_by: accountId('decided_by'),
    comment: text('comment').notNull().default(''),
    /** Since when the company is listed; a newer version takes it over. */
    listed_at: time('listed_at'),
    sponsored_until: date('sponsored_until', { mode: 'string' }),
    sponsored_position: smallint('sponsored_position').notNull().default(1),
  },
  (row) => [
    index('good_business_tenant').on(row.tenant_id, row.id),
    uniqueIndex('good_business_waiting')
      .on(row.tenant_id)
      .where(sql`state = 'submitted'`),
    uniqueIndex('good_business_listed')
      .on(row.tenant_id)
      .where(sql`state = 'listed'`),
    // The order of the operators' list.
    index('good_business_submitted').on(row.submitted_at, row.id),
  ],
)

/** The tags of a version. */
export const goodBusinessTag = pgTable(
  'good_business_tag',
  {
    good_business_id: integer('good_business_id')
      .notNull()
      .references(() => goodBusiness.id, { onDelete: 'cascade' }),
    tag_id: integer('tag_id')
      .notNull()
      .references(() => tag.id),
  },
  (row) => [
    primaryKey({ columns: [row.good_business_id, row.tag_id] }),
    index('good_business_tag_tag').on(row.tag_id, row.good_business_id),
  ],
)
