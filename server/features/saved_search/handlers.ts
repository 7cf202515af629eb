import type { savedSearchApi, SavedSearch } from '#contract/saved_search.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { lockAccount } from '#server/features/account/store.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { limitOf, requireWithinLimit } from '#server/features/postings/rules.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import {
  countSearches,
  findRemoved,
  insertSearch,
  listSearches,
  markMatchesSeen,
  readSearch,
  removeSearch,
  restoreSearch,
  updateSearch,
} from './store.ts'

async function answerWith(db: DbOrTx, actor: Actor, id: number, now: Date): Promise<SavedSearch> {
  const found = await readSearch(db, { id, accountId: actor.accountId, now })
  if (!found) throw new Problem('not_found')
  return found
}

/** Throws quota_exhausted when no more searches can be saved; the limit stays locked until the transaction ends. */
async function claimRoom(tx: DbOrTx, actor: Actor): Promise<void> {
  await lockAccount(tx, actor.accountId)
  const used = await countSearches(tx, actor.accountId)
  requireWithinLimit(await readQuotas(tx), 'saved_searches', actor, used)
}

export const savedSearchHandlers: Handlers<typeof savedSearchApi> = {
  list: async ({ db, actor, query, now }) => {
    const { accountId } = actor
    const count = await countSearches(db, accountId)
    return {
      ...numbered(query, count, await listSearches(db, { accountId, ...query, now })),
      limit: limitOf(await readQuotas(db), 'saved_searches', actor),
    }
  },

  create: async ({ db, actor, body, now }) => {
    const made = await db.transaction(async (tx) => {
      await claimRoom(tx, actor)
      const id = await insertSearch(tx, { ...body, accountId: actor.accountId, now })
      if (id === undefined) throw new Problem('search_exists')
      return answerWith(tx, actor, id, now)
    })
    return withDetail(made, { en: 'Search saved', zh: '搜索已保存' })
  },

  update: async ({ db, actor, params, body, now, noteBefore }) => {
    const changed = await db.transaction(async (tx) => {
      const { name, alert } = await answerWith(tx, actor, params.id, now)
      noteBefore({ name, alert })
      const isOwn = await updateSearch(tx, { ...body, id: params.id, accountId: actor.accountId })
      if (!isOwn) throw new Problem('not_found')
      return answerWith(tx, actor, params.id, now)
    })
    return withDetail(changed, { en: 'Saved', zh: '已保存' })
  },

  remove: async ({ db, actor, params, now }) => {
    if (!(await removeSearch(db, { id: params.id, accountId: actor.accountId, now })))
      throw new Problem('not_found')
    return null
  },

  restore: async ({ db, actor, params, now }) =>
    db.transaction(async (tx) => {
      await lockAccount(tx, actor.accountId)
      const found = await findRemoved(tx, { id: params.id, accountId: actor.accountId })
      if (!found) throw new Problem('not_found')
      if (found.isRemoved) {
        if (found.hasTwin) throw new Problem('search_exists')
        await claimRoom(tx, actor)
        await restoreSearch(tx, params.id)
      }
      return answerWith(tx, actor, params.id, now)
    }),

  look: async ({ db, actor, params, now }) => {
    if (!(await markMatchesSeen(db, { id: params.id, accountId: actor.accountId, now })))
      throw new Problem('not_found')
    return answerWith(db, actor, params.id, now)
  },
}
