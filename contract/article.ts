/** Articles as readers see them. What operators do with them is declared in `resources/article.ts`. */
import * as z from 'zod/mini'
import { endpoint, numberedPages, page, queryNumber } from './endpoint.ts'
import { langs } from './enums.ts'
import type { RichText } from './rich_text.ts'
import { bilingual, id, isoTime, sought } from './text.ts'

/** What lists show of an article. */
const head = {
  id,
  title: z.string(),
  /** The language of title and text: the reader's, or the other one if the article is not written in that. */
  lang: z.enum(langs),
  category_id: id,
  cover: z.nullable(z.string()),
  publish_time: isoTime,
}
export const articleCard = z.object({ ...head, excerpt: z.string() })
export type ArticleCard = z.output<typeof articleCard>

const neighbour = z.nullable(z.object({ id, title: z.string(), lang: z.enum(langs) }))
/** A stored document, which was checked when it was written. */
const shownText = z.object({
  type: z.literal('doc'),
  content: z.array(z.record(z.string(), z.unknown())),
}) as unknown as z.ZodMiniType<RichText>

/** Characters of an excerpt. */
export const excerptLength = 160

export const articleApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/article/',
    access: 'public',
    summary: 'Published articles, newest first, by category and words of title or text',
    query: z.strictObject({
      category: z.optional(queryNumber(id)),
      keyword: z.optional(sought(100)),
      ...numberedPages,
    }),
    reply: page(articleCard),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/article/:id/',
    access: 'public',
    summary: 'A published article with its neighbours in the list',
    params: z.strictObject({ id: queryNumber(id) }),
    reply: z.object({ ...head, body: shownText, newer: neighbour, older: neighbour }),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/article_category/',
    access: 'public',
    summary: 'Categories of articles in the operators’ order, with the number of published ones',
    reply: z.array(z.object({ id, name: bilingual, count: z.int() })),
  }),
}
