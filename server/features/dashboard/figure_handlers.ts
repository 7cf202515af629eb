import { postingFigures, type PostingFigure } from '#contract/figure_ranges.ts'
import type { operatorFiguresApi } from '#contract/operator_figures.ts'
import { postings } from '#contract/postings/index.ts'
import { countJobs } from '#server/features/delivery/store.ts'
import { reviewedKinds } from '#server/features/posting_review/rules.ts'
import { listMisses } from '#server/features/postings/miss_store.ts'
import type { Handlers } from '#server/http/mount.ts'
import { beginOfChinaDay, lastChinaDays } from '#server/reference/china_time.ts'
import { countsOf, groupJobs, shownDeals, shownFigures, shownKinds, shownResponses } from './figure_rules.ts'
import { readDays } from './figure_store.ts'
import { readResponses } from './response_store.ts'
import { readReach, readWaitingAges } from './state_store.ts'

/** How long (ms) figures may lack what another node wrote, as on the start page. */
const figureTtl = 10_000

const shownTerms = 20

/** Operators with the same permissions share an answer. */
const keyOf = (section: string, days: number, permissions: ReadonlySet<string>) =>
  `figures ${section} ${days} ${[...permissions].toSorted().join()}`

export const figureHandlers: Handlers<typeof operatorFiguresApi> = {
  postings: ({ db, deps, actor: { permissions }, query, now }) =>
    deps.cache.answer(keyOf('postings', query.days, permissions), { ttl: figureTtl, now }, async () => {
      const days = lastChinaDays(now, query.days)
      const kinds = shownKinds(permissions)
      const found = await readDays(db, { figures: postingFigures, kinds, days, now })
      const ofKind = (kind: string) =>
        Object.fromEntries(
          postingFigures.map((figure) => [figure, countsOf(days, found, { figure, kind })]),
        ) as Record<PostingFigure, number[]>
      return JSON.stringify({ days, kinds: kinds.map((kind) => ({ kind, ...ofKind(kind) })) })
    }),

  market: ({ db, deps, actor: { permissions }, query, now }) =>
    deps.cache.answer(keyOf('market', query.days, permissions), { ttl: figureTtl, now }, async () => {
      const days = lastChinaDays(now, query.days)
      const figures = shownFigures(permissions)
      const found = await readDays(db, { figures, kinds: ['', ...shownDeals(permissions)], days, now })
      const reviewed = reviewedKinds(permissions)
      const response = await readResponses(db, {
        names: shownResponses(permissions, reviewed),
        reviewed,
        since: beginOfChinaDay(days[0]!),
      })
      return JSON.stringify({
        days,
        figures: figures.map((name) => ({ name, counts: countsOf(days, found, { figure: name }) })),
        response,
      })
    }),
  review: ({ db, actor: { permissions }, now }) => readWaitingAges(db, reviewedKinds(permissions), now),

  searches: ({ db, query, now }) =>
    listMisses(db, {
      kinds: Object.keys(postings),
      since: lastChinaDays(now, query.days)[0]!,
      limit: shownTerms,
    }),

  health: async ({ db, deps: { cache }, now }) => ({
    jobs: groupJobs(await countJobs(db, { cache, now })),
    ...(await readReach(db, now)),
  }),
}
