import { articleApi } from '#contract/article.ts'
import { forumApi } from '#contract/forum.ts'
import { goodBusinessApi } from '#contract/good_business.ts'
import { query } from '#shared/api/query.ts'
import { newestCount } from '../queries.ts'

const few = { query: { size: newestCount } }
export const threadsQuery = query(forumApi.list, few)
export const articlesQuery = query(articleApi.list, few)
export const suppliersQuery = query(goodBusinessApi.list, few)
