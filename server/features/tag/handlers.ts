import type { tagApi } from '#contract/tag.ts'
import { tagAdminApi, tagResource } from '#contract/resources/tag.ts'
import type { Handlers } from '#server/http/mount.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { listTags, tagRows } from './store.ts'

/** How long an answer is kept at most (ms): a write empties the cache of every node that hears of it (decision 017). */
const ttl = 2_000

export const tagHandlers: Handlers<typeof tagApi> = {
  list: ({ db, deps, query: { module, size }, lang, now }) =>
    deps.cache.answer(`tags ${module ?? ''} ${size} ${lang}`, { ttl, now }, async () => {
      const found = await listTags(db, { module, size, lang })
      return JSON.stringify({ results: found.slice(0, size), has_more: found.length > size })
    }),
}

export const tags: ServedResource = {
  of: tagResource,
  api: tagAdminApi,
  server: {
    source: tagRows,
    taken: { field: 'name', issue: 'name_exists' },
  },
}
