import type { articleApi } from '#contract/article.ts'
import { articleAdminApi, articleResource } from '#contract/resources/article.ts'
import { articleCategoryAdminApi, articleCategoryResource } from '#contract/resources/article_category.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import {
  articleRows,
  categoryRows,
  countArticles,
  isCategory,
  listArticles,
  listCategories,
  readArticle,
  setOnline,
} from './store.ts'

/** How long an answer is kept at most (ms), and therefore how late an article appears that was published for a time. */
const ttl = 2_000

export const articleHandlers: Handlers<typeof articleApi> = {
  list: ({ db, deps, query, lang, now }) => {
    const { category = '', keyword = '', page, size } = query
    return deps.cache.answer(
      `articles ${lang} ${category} ${page} ${size} ${keyword}`,
      { ttl, now },
      async () => {
        const count = await countArticles(db, query, now)
        return JSON.stringify(numbered(query, count, await listArticles(db, query, { lang, now })))
      },
    )
  },

  one: async ({ db, params, lang, now }) => {
    const found = await readArticle(db, params.id, { lang, now })
    if (!found) throw new Problem('not_found')
    return found
  },

  categories: ({ db, deps, now }) =>
    deps.cache.answer('article_categories', { ttl, now }, async () =>
      JSON.stringify(await listCategories(db, now)),
    ),
}

export const servedArticles: ServedResource = {
  of: articleResource,
  api: articleAdminApi,
  server: {
    source: articleRows,
    check: async (tx, values, before, { lang }) => {
      if (!(await isCategory(tx, values['category'] as number)))
        throw fieldProblem('category', 'choose', lang)
      // Without it nobody would see the article any more.
      if (['planned', 'online'].includes(before?.state ?? '') && !values['publish_time'])
        throw fieldProblem('publish_time', 'required', lang)
    },
    moves: { publish: (tx, { id }, _, { now }) => setOnline(tx, id, now) },
  },
}

export const servedCategories: ServedResource = {
  of: articleCategoryResource,
  api: articleCategoryAdminApi,
  server: {
    source: categoryRows,
    taken: { field: 'name', issue: 'name_exists' },
  },
}
