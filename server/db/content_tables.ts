/** Content that operators maintain, and the audit log. */
import { bigint, date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { firstAddedCategory } from '#contract/resources/category.ts'
import { identity, resourceColumns, time } from './columns.ts'
import { account } from './tables.ts'

/** One write of an operator. A trigger refuses to change or remove a row (migration 0027). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    actor_id: integer('actor_id')
      .notNull()
      .references(() => account.id),
    /** The account that the operator impersonated, if any. */
    on_behalf_of: integer('on_behalf_of').references(() => account.id),
    /** Resource or kind of posting, and the action: `banner`, `publish`. */
    object_kind: text('object_kind').notNull(),
    action: text('action').notNull(),
    /** Code or id of the object. */
    object_sign: text('object_sign').notNull(),
    /** The affected fields before and after; null where the object did not exist or no longer exists. */
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (row) => [
    index('audit_log_at').on(row.at, row.id),
    index('audit_log_actor').on(row.actor_id, row.id),
    index('audit_log_object').on(row.object_kind, row.object_sign, row.id),
    index('audit_log_kind').on(row.object_kind, row.at, row.id),
    index('audit_log_sign').on(row.object_sign, row.id),
  ],
)

/** A picture with a link that operators show for some days. */
export const banner = pgTable(
  'banner',
  {
    id: identity(),
    ...resourceColumns(),
    state: text('state').notNull(),
    title_zh: text('title_zh').notNull(),
    title_en: text('title_en').notNull(),
    image: text('image').notNull(),
    link: text('link'),
    place: text('place').notNull(),
    begins_on: date('begins_on', { mode: 'string' }),
    ends_on: date('ends_on', { mode: 'string' }),
    position: integer('position').notNull(),
  },
  (row) => [
    index('banner_updated').on(row.updated_at, row.id),
    index('banner_position').on(row.position, row.id),
  ],
)

/** A grade that operators added to the built-in table. */
export const grade = pgTable(
  'grade',
  {
    id: identity(),
    ...resourceColumns(),
    code: text('code').notNull(),
    name_zh: text('name_zh').notNull(),
    name_en: text('name_en').notNull(),
    standard: text('standard').notNull(),
    group: text('group').notNull(),
    /** Density in g/cm³. */
    density: doublePrecision('density').notNull(),
    exact: text('exact'),
    comparable: text('comparable'),
    source: text('source'),
  },
  (row) => [index('grade_updated').on(row.updated_at, row.id), index('grade_code').on(row.code, row.id)],
)

/** A category that operators added to the built-in tree; its ids do not overlap with those of that tree. */
export const category = pgTable(
  'category',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: firstAddedCategory }),
    ...resourceColumns(),
    state: text('state').notNull(),
    name_zh: text('name_zh').notNull(),
    name_en: text('name_en').notNull(),
    /** Id of a built-in category or of a row of this table. */
    parent: integer('parent'),
    shape: text('shape'),
    sort: integer('sort').notNull(),
  },
  (row) => [
    index('category_updated').on(row.updated_at, row.id),
    index('category_sort').on(row.sort, row.id),
  ],
)
