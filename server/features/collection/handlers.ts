import type { collectionApi } from '#contract/collection.ts'
import type { PostingKind } from '#contract/enums.ts'
import { postings as postingKinds } from '#contract/postings/index.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readRows } from '#server/features/postings/row_store.ts'
import { maySeeDetail, stateOf } from '#server/features/postings/rules.ts'
import { findPosting, type PostingRecord } from '#server/features/postings/store.ts'
import { isOutsider, readerOf, rowForOutsiders } from '#server/features/postings/visibility_rules.ts'
import type { Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import {
  addToCollection,
  collectedAmong,
  isCollected,
  listCollection,
  removeFromCollection,
} from './store.ts'

/** Returns a posting that the reader can open; only such postings can be collected. */
async function openPosting(
  db: DbOrTx,
  actor: Actor,
  target: { kind: PostingKind; code: string },
  now: Date,
): Promise<PostingRecord> {
  const reader = readerOf(actor, postingKinds[target.kind].definition)
  const row = await findPosting(db, target.kind, target.code, { reader })
  if (!row || !maySeeDetail(actor, { ...row, state: stateOf(row, now) }, null)) throw new Problem('not_found')
  return row
}

export const collectionHandlers: Handlers<typeof collectionApi> = {
  list: async ({ db, actor, query, lang, now }) => {
    const { found, count } = await listCollection(db, { actor, ...query })
    const postings = await readRows(
      db,
      found.map((row) => row.postingId),
      { lang, now },
    )
    const results = found.flatMap((row) => {
      const posting = postings.get(row.postingId)
      if (!posting) return []
      const { definition } = postingKinds[posting.kind]
      const shown = isOutsider(actor, definition) ? rowForOutsiders(posting) : posting
      const price = shown.withheld ? null : row.pricePerTThen
      return [{ posting: shown, collected_time: row.collectedTime, price_per_t_then: price }]
    })
    return numbered(query, count, results)
  },

  among: ({ db, actor, query }) => collectedAmong(db, actor.accountId, query.code),

  add: ({ db, actor, body, now }) =>
    db.transaction(async (tx) => {
      const row = await openPosting(tx, actor, body, now)
      const count = await addToCollection(tx, {
        accountId: actor.accountId,
        postingId: row.id,
        pricePerT: row.price_per_t,
        now,
      })
      return { collected: true, collection_count: count }
    }),

  // A favourite can be removed whatever became of its posting; any other code is answered with 404.
  remove: ({ db, actor, query, now }) =>
    db.transaction(async (tx) => {
      const row = await findPosting(tx, query.kind, query.code, 'all')
      if (!row) throw new Problem('not_found')
      if (!(await isCollected(tx, actor.accountId, row.id))) await openPosting(tx, actor, query, now)
      const count = await removeFromCollection(tx, { accountId: actor.accountId, postingId: row.id })
      return { collected: false, collection_count: count }
    }),
}
