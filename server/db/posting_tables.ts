import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'
import { identity, time } from './columns.ts'
import { accountId, tenantId } from './reference_columns.ts'

const emptyTexts = sql`'{}'::text[]`
const emptyObject = sql`'{}'::jsonb`
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A dimension in mm as a generated column; only `dims` is ever written. */
const dim = (name: string) =>
  doublePrecision(`dim_${name}`).generatedAlwaysAs(sql.raw(`(dims->>'${name}')::double precision`))

/** The relevant weight of the lot: the weighed one if there is one, else the theoretical one. */
const lotWeight =
  'coalesce(case when weighing_method = 1 then actual_weight_kg end, theoretical_weight_kg, actual_weight_kg)'

/**
 * One row per posting of any kind: fields that all kinds share and those that lists filter or sort by are columns,
 * the kind's other fields are in `details`. The row holds the values of `revision` (the online version, or the only
 * one); newer ones are in posting_revision until they are approved. Weights are of the whole lot in kg, prices per
 * tonne in CNY.
 */
export const posting = pgTable(
  'posting',
  {
    id: identity(),
    code: text('code').notNull().unique(),
    kind: text('kind').notNull(),
    tenant_id: tenantId().notNull(),
    author_id: accountId('author_id').notNull(),
    state: text('state').notNull(),
    revision: integer('revision').notNull(),
    /** Number of the newest revision, on which an edit must be based. */
    latest_revision: integer('latest_revision').notNull(),
    /** The edit of a published posting that is in review. */
    pending_revision: integer('pending_revision'),
    title: text('title'),
    title_zh: text('title_zh').notNull(),
    title_en: text('title_en').notNull(),
    category_id: integer('category_id'),
    material: text('material'),
    /** Normalised name of the grade, and the name that represents all its exact equivalents. */
    material_key: text('material_key'),
    grade_key: text('grade_key'),
    shape: text('shape'),
    dims: jsonb('dims'),
    dim_d: dim('d'),
    dim_a: dim('a'),
    dim_t: dim('t'),
    dim_w: dim('w'),
    dim_l: dim('l'),
    dim_od: dim('od'),
    dim_id: dim('id'),
    dim_wt: dim('wt'),
    dim_h: dim('h'),
    dim_s: dim('s'),
    /** The dimension across the piece: no shape has two of these. */
    section: doublePrecision('section').generatedAlwaysAs(
      sql.raw(`coalesce(dims->>'d', dims->>'od', dims->>'a', dims->>'t', dims->>'s')::double precision`),
    ),
    delivery_state: text('delivery_state'),
    quantity: numeric('quantity', { mode: 'number' }),
    quantity_unit: text('quantity_unit'),
    remaining: numeric('remaining', { mode: 'number' }),
    weighing_method: smallint('weighing_method'),
    theoretical_weight_kg: numeric('theoretical_weight_kg', { mode: 'number' }),
    actual_weight_kg: numeric('actual_weight_kg', { mode: 'number' }),
    weight_kg: numeric('weight_kg', { mode: 'number' }).generatedAlwaysAs(sql.raw(lotWeight)),
    piece_weight_kg: numeric('piece_weight_kg', { mode: 'number' }).generatedAlwaysAs(
      sql.raw(`${lotWeight} / nullif(quantity, 0)`),
    ),
    price_amount: numeric('price_amount', { mode: 'number' }),
    price_basis: text('price_basis'),
    currency: text('currency'),
    tax_included: smallint('tax_included'),
    negotiable: smallint('negotiable'),
    price_per_t: numeric('price_per_t', { mode: 'number' }),
    region_id: integer('region_id'),
    /** The region and all its parents, so that a filter by any level is one index lookup. */
    region_path: integer('region_path')
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    photos: text('photos').array().notNull().default(emptyTexts),
    description: text('description'),
    deadline: smallint('deadline'),
    character: smallint('character'),
    forge_type: smallint('forge_type'),
    have_warranty: smallint('have_warranty'),
    have_report: smallint('have_report'),
    needed_by: date('needed_by', { mode: 'string' }),
    offcut: text('offcut'),
    visibility: text('visibility'),
    details: jsonb('details').notNull().default(emptyObject),
    cuttable: smallint('cuttable').generatedAlwaysAs(sql.raw(`(details->>'cuttable')::smallint`)),
    heat_no: text('heat_no').generatedAlwaysAs(sql.raw(`details->>'heat_no'`)),
    /** What list rows of the kind show in addition to the columns (`rowValues` of its definition). */
    extras: jsonb('extras').notNull().default(emptyObject),
    search: tsvector('search').notNull(),
    /**
     * The posting's part of a `PostingRow` as JSON members, maintained by the trigger posting_card
     * (docs/decisions/011).
     */
    card: text('card').notNull().default(''),
    view_count: integer('view_count').notNull().default(0),
    collection_count: integer('collection_count').notNull().default(0),
    intention_count: integer('intention_count').notNull().default(0),
    /** Joined tonnes and number of participants of a group buying; included in the card. */
    joined_t: numeric('joined_t', { mode: 'number' }).notNull().default(0),
    joined_count: integer('joined_count').notNull().default(0),
    /** Number of companies with a quote that is not withdrawn; included in the card. */
    quote_count: integer('quote_count').notNull().default(0),
    /** Null unless it is a group buying. */
    target_reached: boolean('target_reached').generatedAlwaysAs(
      sql.raw(`joined_t >= (details->>'target_t')::numeric`),
    ),
    /** When the participants were notified of the outcome. */
    settled_at: time('settled_at'),
    /** The last review comment, until the next submission. */
    review_comment: text('review_comment'),
    review_img_arr: text('review_img_arr').array().notNull().default(emptyTexts),
    reviewed_at: time('reviewed_at'),
    /** When it was published automatically and chosen to be checked; null once an operator has seen it. */
    sampled_at: time('sampled_at'),
    /** Days of the last expiry reminder that was sent (3, then 1). */
    reminded_days: smallint('reminded_days'),
    submitted_at: time('submitted_at'),
    published_at: time('published_at'),
    expires_at: time('expires_at'),
    created_at: time('created_at').notNull(),
    updated_at: time('updated_at').notNull(),
  },
  (row) => {
    const online = sql`state = 'online'`
    const submitted = sql`submitted_at is not null`
    // The columns of the most frequent filters and of the facets, so that a scan of the newest postings needs only
    // the index.
    const newest = [
      row.published_at,
      row.code,
      row.expires_at,
      row.id,
      row.material_key,
      row.category_id,
      row.delivery_state,
      row.region_path,
      row.material,
      row.weight_kg,
      row.price_per_t,
      row.visibility,
      row.character,
      row.forge_type,
      row.offcut,
      row.have_warranty,
      row.have_report,
    ] as const
    // Must match the expression in `filter_store.ts` exactly.
    const province = sql.raw('(region_path[cardinality(region_path) - 2])')
    type Columns = readonly (Partial<ExtraConfigColumn> | SQL)[]
    const ordersNewest = (name: string, lead: Columns, rest: Columns) =>
      index(name)
        .on(row.kind, ...lead, ...newest, ...rest)
        .where(online)
    const ordered = (name: string, by: string) =>
      index(name).on(row.kind, sql.raw(by), row.code).where(online)
    /** For operators' lists; missing values sort last in either direction. */
    const listed = (name: string, ...columns: Columns) =>
      index(`posting_admin_${name}`)
        .on(row.kind, ...(columns as [SQL]))
        .where(submitted)
    return [
      ordersNewest('posting_newest', [], [row.grade_key, row.shape]),
      ordersNewest('posting_grade_newest', [row.grade_key], [row.shape]),
      ordersNewest('posting_grade_shape_newest', [row.grade_key, row.shape], []),
      ordersNewest('posting_shape_newest', [row.shape], [row.grade_key]),
      ordersNewest('posting_province_newest', [province], [row.grade_key, row.shape]),
      index('posting_section').on(row.kind, row.section).where(online),
      index('posting_piece_weight').on(row.kind, row.piece_weight_kg).where(online),
      index('posting_grade_section').on(row.kind, row.grade_key, row.section).where(online),
      ordered('posting_price_up', 'coalesce(price_per_t, 1e15)'),
      ordered('posting_price_down', 'coalesce(price_per_t, -1)'),
      ordered('posting_weight_up', 'coalesce(weight_kg, 1e15)'),
      ordered('posting_weight_down', 'coalesce(weight_kg, -1)'),
      index('posting_deadline').on(row.kind, row.expires_at, row.code).where(online),
      index('posting_search').using('gin', row.search).where(online),
      index('posting_admin_words').using('gin', row.search).where(submitted),
      index('posting_region').using('gin', row.region_path).where(online),
      index('posting_owner').on(row.tenant_id, row.kind, row.updated_at),
      index('posting_author').on(row.author_id),
      listed('changed', row.updated_at, row.id),
      listed('state', row.state, row.updated_at, row.id, row.expires_at, row.target_reached),
      listed('count', row.state, row.expires_at, row.target_reached),
      listed('company', row.tenant_id, row.id),
      listed('submitted', row.submitted_at, row.id),
      listed('views', row.view_count, row.id),
      listed('published_up', row.published_at, row.id),
      listed('published_down', row.published_at.desc().nullsLast(), row.id.desc().nullsFirst()),
      listed('weight_up', row.weight_kg, row.id),
      listed('weight_down', row.weight_kg.desc().nullsLast(), row.id.desc().nullsFirst()),
      listed('price_up', row.price_per_t, row.id),
      listed('price_down', row.price_per_t.desc().nullsLast(), row.id.desc().nullsFirst()),
      index('posting_review')
        .on(row.kind, row.submitted_at, row.id)
        .where(sql`state = 'in_review' or pending_revision is not null`),
      // The kind is last: what an operator does not review is skipped in the index.
      index('posting_queue')
        .on(row.submitted_at, row.id, row.kind)
        .where(
          sql`state = 'in_review' or pending_revision is not null or (sampled_at is not null and state in ('online', 'offline'))`,
        ),
      // Postings that may offer the same goods, for operators; must match `similar_store.ts` exactly.
      index('posting_same_text')
        .on(sql`md5(description)`, row.id)
        .where(sql`submitted_at is not null and length(description) >= 20`),
      index('posting_same_heat')
        .using('gin', sql`heat_numbers(details)`)
        .where(submitted),
      index('posting_same_piece').on(row.tenant_id, row.grade_key, row.shape, row.section).where(submitted),
      // There are few of these, so the invited companies are looked up each time.
      index('posting_invited')
        .on(row.tenant_id)
        .where(sql`visibility = 'invited'`),
      index('posting_heat')
        .on(row.heat_no)
        .where(sql`heat_no is not null`),
    ]
  },
)

const ofPosting = () =>
  integer('posting_id')
    .notNull()
    .references(() => posting.id, { onDelete: 'cascade' })

/** The values of each revision and its review; the newest may not be online yet. */
export const postingRevision = pgTable(
  'posting_revision',
  {
    posting_id: ofPosting(),
    revision: integer('revision').notNull(),
    state: text('state', { enum: ['draft', 'in_review', 'approved', 'rejected'] }).notNull(),
    values: jsonb('values').notNull(),
    author_id: accountId('author_id').notNull(),
    comment: text('comment'),
    img_arr: text('img_arr').array().notNull().default(emptyTexts),
    reviewer_id: accountId('reviewer_id'),
    reviewed_at: time('reviewed_at'),
    created_at: time('created_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.posting_id, row.revision] }),
    // Heats of edits that wait; must match `similar_store.ts` exactly.
    index('posting_revision_same_heat')
      .using('gin', sql`heat_numbers("values")`)
      .where(sql`state = 'in_review'`),
  ],
)

/** History of a posting, append-only. */
export const postingEvent = pgTable(
  'posting_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    posting_id: ofPosting(),
    action: text('action').notNull(),
    revision: integer('revision').notNull(),
    account_id: accountId().notNull(),
    comment: text('comment'),
    at: time('at').notNull(),
  },
  (row) => [
    index('posting_event_posting').on(row.posting_id, row.id),
    // For the figures of a day.
    index('posting_event_at').on(row.action, row.at, row.posting_id),
  ],
)
