import { articleApi } from '#contract/article.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { articleHandlers, servedArticles, servedCategories } from './handlers.ts'

export const article: Feature = {
  name: 'article',
  calls: [calls(articleApi, articleHandlers)],
  resources: [servedArticles, servedCategories],
}
