import type { Endpoint } from '#contract/endpoint.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { PostingReviewApi } from '#contract/postings/posting_review_api.ts'
import type { OperatorAction } from '#contract/postings/states.ts'
import type { OwnTab } from '#contract/postings/tables.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { View } from '#server/features/postings/row_store.ts'
import type { Deps } from '#server/http/deps.ts'
import { withDetail, type Context, type Handlers } from '#server/http/mount.ts'
import { countedForMs, keptCount } from '#server/http/kept_count.ts'
import { countLimit, numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import { filled } from '#server/features/postings/values.ts'
import type { Happened } from './happened_store.ts'
import { findSubmitted } from './search_store.ts'
import { countSubmitted, listAdmin, oldestWaiting, readAdminDetail, readAdminRow } from './store.ts'
import { withHints } from './hints.ts'
import { approvePosting, type Deciding } from './flows.ts'
import { findWaiting, giveLeaseBack, takeLease } from './lease_store.ts'
import { leaseEnd } from './rules.ts'
import { manyHandlers } from './many_handlers.ts'
import { requireOwnPictures, reviewFlows } from './review_flows.ts'
import { similarTo } from './similar.ts'

/** What was done, with the code of the posting: it is read when the next one is already on the screen. */
const done = (action: OperatorAction, code: string) => {
  const { en, zh } = decided[action]
  return { en: `${code} ${en}`, zh: `${code} ${zh}` }
}
const decided = {
  approve: { en: 'approved', zh: '已通过' },
  reject: { en: 'rejected', zh: '已驳回' },
  take_down: { en: 'taken down', zh: '已下架（平台）' },
  restore: { en: 'restored', zh: '已恢复' },
} satisfies Record<OperatorAction, { en: string; zh: string }>

/** Endpoints of the operators: review queue, decisions, and the list of everything submitted. */
export function postingReviewHandlers(definition: PostingDefinition): Handlers<PostingReviewApi> {
  const { kind } = definition
  const reviewerOf = ({ actor, lang, now }: Pick<Deciding, 'actor' | 'lang' | 'now'>): Deciding => ({
    definition,
    actor,
    lang,
    now,
  })

  type Reading = { db: DbOrTx; deps: Pick<Deps, 'cache'> } & View

  async function readRow({ db, deps, ...view }: Reading, code: string): Promise<AdminPostingRow> {
    const stored = await readAdminRow(db, { kind, code, ...view })
    const asking = { db, cache: deps.cache, now: view.now }
    const [row] = stored ? await withHints(asking, [stored]) : []
    if (!row) throw new Problem('not_found')
    return row
  }

  /** Kept for a moment, so that turning pages and sorting do not count again; a decision of an operator forgets it. */
  async function tabsOf({ db, deps, now }: Pick<Context<Endpoint>, 'db' | 'deps' | 'now'>, state?: OwnTab) {
    const lifetime = { ttl: countedForMs, now }
    const counts = await deps.cache.get(`submitted ${kind}`, lifetime, () => countSubmitted(db, kind, now))
    return { counts, total: counts[state ?? 'all'] ?? 0, limit: countLimit }
  }

  return {
    adminList: async ({ db, deps, query, lang, now }) => {
      const { state } = query
      const kept = (tab: string, asked: Happened, count: () => Promise<number>) =>
        keptCount({ cache: deps.cache, now }, `${kind} ${tab}`, asked, count)
      const found = await findSubmitted(db, { kind, ...query }, now, kept)
      const readPage = async () =>
        withHints(
          { db, cache: deps.cache, now },
          await listAdmin(db, { kind, query, matching: found?.matching, lang, now }),
        )
      const [{ counts, total, limit }, page, oldest] = await Promise.all([
        found ?? tabsOf({ db, deps, now }, state),
        readPage(),
        oldestWaiting(db, kind),
      ])
      return {
        ...numbered(query, total, page, limit),
        counts,
        counted_up_to: limit,
        oldest_waiting: oldest,
      }
    },

    adminOne: async ({ db, deps, params, lang, now }) => {
      const row = await readRow({ db, deps, lang, now }, params.code)
      const stored = await readAdminDetail(db, { kind, code: params.code, lang })
      if (!stored) throw new Problem('not_found')
      const online = stored.online_values && filled(stored.online_values)
      const submitted = filled(stored.submitted_values)
      const refused = stored.refused_values && filled(stored.refused_values)
      const before = online && row.pending_revision !== null ? online : refused
      const differs = (name: string) => JSON.stringify(before?.[name]) !== JSON.stringify(submitted[name])
      const changed = before ? Object.keys(definition.fields).filter(differs) : []
      const values = { online_values: online, submitted_values: submitted, refused_values: refused }
      return { ...row, ...stored, ...values, changed }
    },

    duplicates: ({ db, params, actor, lang, now }) =>
      similarTo(db, { definition, code: params.code, actor, lang, now }),

    read: async ({ db, params: { code }, body, actor: { accountId, sessionId }, lang, now }) => {
      const asker = { accountId, lang, now }
      return db.transaction(async (tx) => {
        const found = await findWaiting(tx, { kind, code }, asker)
        if (!found) throw new Problem('not_found')
        if (!found.waits) return null
        const isTaken = found.reader !== null && !found.reader.is_own
        const lease = { postingId: found.id, accountId, sessionId, until: leaseEnd(now), now }
        await takeLease(tx, { ...lease, takesOver: body.take_over })
        if (isTaken && body.take_over)
          await recordAudit(tx, { actorId: accountId, kind, action: 'take_over', sign: code, now })
        return (await findWaiting(tx, { kind, code }, asker))?.reader ?? null
      })
    },

    leave: async ({ db, params: { code }, actor: { accountId } }) => {
      await giveLeaseBack(db, { kind, code, accountId })
      return null
    },

    approve: async (context) => {
      const { db, deps, params, body, lang, now, afterCommit } = context
      const conflict = async (tx: DbOrTx) =>
        new Problem('edit_conflict', { data: await readRow({ db: tx, deps, lang, now }, params.code) })
      await db.transaction((tx) =>
        approvePosting(tx, reviewerOf(context), { ...params, ...body, conflict: () => conflict(tx) }),
      )
      afterCommit(() => deps.cache.clear())
      return withDetail(await readRow({ db, deps, lang, now }, params.code), done('approve', params.code))
    },

    ...manyHandlers(definition),

    review: async (context) => {
      const { db, deps, params, body, actor, lang, now, afterCommit } = context
      await db.transaction(async (tx) => {
        await requireOwnPictures(tx, { actor, lang, now }, body.img_arr)
        await reviewFlows[params.action](tx, reviewerOf(context), params.code, body)
      })
      afterCommit(() => deps.cache.clear())
      return withDetail(await readRow({ db, deps, lang, now }, params.code), done(params.action, params.code))
    },
  }
}
