/** Articles that operators write. */
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RichText } from '#contract/rich_text.ts'
import { identity, resourceColumns, time } from './columns.ts'

export const articleCategory = pgTable(
  'article_category',
  {
    id: identity(),
    ...resourceColumns(),
    name_zh: text('name_zh').notNull(),
    name_en: text('name_en').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (row) => [
    uniqueIndex('article_category_name').on(row.name_zh),
    index('article_category_updated').on(row.updated_at, row.id),
    index('article_category_sort').on(row.sort, row.id),
  ],
)

/** Title and text are stored in each language that the article is written in; the title of another one is empty. */
export const article = pgTable(
  'article',
  {
    id: identity(),
    ...resourceColumns(),
    state: text('state').notNull(),
    title_zh: text('title_zh').notNull(),
    title_en: text('title_en').notNull(),
    body_zh: jsonb('body_zh').$type<RichText>(),
    body_en: jsonb('body_en').$type<RichText>(),
    category: integer('category')
      .notNull()
      .references(() => articleCategory.id),
    cover: text('cover'),
    /** An online article is shown from then on. */
    publish_time: time('publish_time'),
    /** Written with title and text, so that lists read neither: their beginning, and all words in lower case. */
    excerpt_zh: text('excerpt_zh').notNull(),
    excerpt_en: text('excerpt_en').notNull(),
    words: text('words').notNull(),
  },
  (row) => [
    index('article_updated').on(row.updated_at, row.id),
    index('article_published').on(row.publish_time, row.id),
    index('article_category_published').on(row.category, row.publish_time, row.id),
  ],
)
