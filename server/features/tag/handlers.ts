import type { tagApi } from '#contract/tag.ts'
import type { Handlers } from '#server/http/mount.ts'
import { listTags } from './store.ts'

export const tagHandlers: Handlers<typeof tagApi> = {
  list: async ({ db, query, lang }) => {
    const found = await listTags(db, { module: query.module, size: query.size, lang })
    return { results: found.slice(0, query.size), has_more: found.length > query.size }
  },
}
