/** Content that operators maintain. */
import { date, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { firstAddedCategory } from '#contract/resources/category.ts'
import { identity, resourceColumns } from './columns.ts'

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
    language: text('language').notNull().default('both'),
    begins_on: date('begins_on', { mode: 'string' }),
    ends_on: date('ends_on', { mode: 'string' }),
    position: integer('position').notNull(),
    /** Counted by readers' clicks, apart from the revision. */
    clicks: integer('clicks').notNull().default(0),
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
