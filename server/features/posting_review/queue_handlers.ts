import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import { decidersOf } from '#contract/reasoned_decisions.ts'
import type { reviewApi } from '#contract/review.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import { withHints } from './hints.ts'
import { countWaiting, listQueue } from './queue_store.ts'
import { listReasons } from './reason_store.ts'
import { reviewedKinds } from './rules.ts'

export const reviewHandlers: Handlers<typeof reviewApi> = {
  reasons: ({ db, query, actor, lang }) => {
    const { kind, action } = query
    const deciders = decidersOf(action) ?? (kind ? [postings[kind].definition.adminPermission] : [])
    if (deciders.length === 0) throw fieldProblem('kind', 'choose', lang)
    if (!deciders.some((one) => actor.permissions.has(one))) throw new Problem('forbidden')
    return listReasons(db, query)
  },

  queue: async ({ db, deps, query, actor, lang, now }) => {
    const reviewed = reviewedKinds(actor.permissions)
    const { kind, keyword, waited, page, size } = query
    if (kind && !reviewed.includes(kind as RegisteredKind)) throw new Problem('forbidden')
    const kinds = kind ? [kind] : reviewed
    const asker = { accountId: actor.accountId, lang, now }
    const [waiting, rows] = await Promise.all([
      countWaiting(db, reviewed, { keyword, waited }, now),
      listQueue(db, { kinds, keyword, waited, page, size }, asker).then((found) =>
        withHints({ db, cache: deps.cache, now }, found),
      ),
    ])
    const counts = Object.fromEntries(
      reviewed.map((one) => [one, waiting.find((counted) => counted.kind === one)?.count ?? 0]),
    )
    const shown = waiting.filter((one) => kinds.includes(one.kind))
    const total = shown.reduce((sum, { count }) => sum + count, 0)
    return {
      ...numbered({ page, size }, total, rows),
      counts,
      oldest_waiting: shown.map(({ oldest }) => oldest).toSorted()[0] ?? null,
    }
  },
}
