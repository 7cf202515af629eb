import type { Endpoint } from '#contract/endpoint.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { matchingLimit, type PostingReviewApi } from '#contract/postings/posting_review_api.ts'
import type { OwnTab } from '#contract/postings/tables.ts'
import { exportSize } from '#contract/resources/export_size.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { eachRow } from '#server/http/each_row.ts'
import type { Context, Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import { approvePosting, type Deciding } from './flows.ts'
import { withHints } from './hints.ts'
import type { Happened } from './happened_store.ts'
import { requireUnread } from './lease_store.ts'
import { listExported, listMatching } from './many_store.ts'
import { requireOwnPictures, reviewFlows } from './review_flows.ts'
import { findSubmitted } from './search_store.ts'

type Many = 'approveMany' | 'reviewMany' | 'matching' | 'adminExport'
type Row = { code: string; revision: number }

/** What operators do with many postings at once: the decisions, all that a filter matches, and the export. */
export function manyHandlers(definition: PostingDefinition): Pick<Handlers<PostingReviewApi>, Many> {
  const { kind } = definition

  /** Decides about each posting in a transaction of its own, unless another operator reads it. */
  async function decideEach(
    context: Pick<Context<Endpoint>, 'db' | 'deps' | 'lang' | 'now' | 'afterCommit'> & { actor: Actor },
    rows: readonly Row[],
    decide: (tx: DbOrTx, reviewer: Deciding, row: Row) => Promise<void>,
  ) {
    const { db, deps, actor, lang, now } = context
    const outcome = await eachRow(rows, {
      keyOf: ({ code }) => code,
      act: (row) =>
        db.transaction(async (tx) => {
          await requireUnread(tx, { kind, code: row.code }, { accountId: actor.accountId, lang, now })
          await decide(tx, { definition, actor, lang, now }, row)
        }),
      lang,
      log: deps.log,
    })
    context.afterCommit(() => deps.cache.clear())
    return outcome
  }

  async function filtered(
    { db, lang, now }: Pick<Context<Endpoint>, 'db' | 'lang' | 'now'>,
    filter: { state?: OwnTab | undefined; keyword?: string | undefined } & Happened,
  ) {
    const found = await findSubmitted(db, { kind, ...filter }, now)
    return { kind, state: filter.state, matching: found?.matching, lang, now }
  }

  return {
    approveMany: (context) =>
      decideEach(context, context.body.rows, (tx, reviewer, row) =>
        approvePosting(tx, reviewer, { ...row, conflict: async () => new Problem('edit_conflict') }),
      ),

    reviewMany: async (context) => {
      const { rows, ...form } = context.body
      await requireOwnPictures(context.db, context, form.img_arr)
      return decideEach(context, rows, (tx, reviewer, { code, revision }) =>
        reviewFlows[context.params.action](tx, reviewer, code, { ...form, revision }),
      )
    },

    matching: async (context) => {
      const { action, ...filter } = context.query
      const limit = matchingLimit + 1
      const found = await listMatching(context.db, { ...(await filtered(context, filter)), action, limit })
      if (found.length === limit) throw new Problem('too_many_matches', { values: { limit: matchingLimit } })
      return found
    },

    adminExport: async (context) => {
      const { db, deps, actor, now } = context
      const { before, ...filters } = context.query
      const found = await listExported(db, { ...(await filtered(context, filters)), before })
      // An export takes data of many companies out of the market, so the log has it: once, with its first rows.
      if (before === undefined)
        await recordAudit(db, {
          actorId: actor.accountId,
          kind,
          action: 'export',
          sign: '',
          after: filters,
          now,
        })
      const last = found.length === exportSize ? found.at(-1) : undefined
      return {
        results: await withHints({ db, cache: deps.cache, now }, found),
        before: last?.facts.id ?? null,
      }
    },
  }
}
