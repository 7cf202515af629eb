import type { Endpoint } from '#contract/endpoint.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { PostingReviewApi } from '#contract/postings/posting_review_api.ts'
import type { OperatorAction } from '#contract/postings/states.ts'
import type { OwnTab } from '#contract/postings/tables.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { problemText } from '#contract/problems.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { Reviewer } from '#server/features/postings/publish_waiting.ts'
import type { View } from '#server/features/postings/row_store.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Context, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import { postingColumns } from '#server/features/postings/columns.ts'
import { operatorRights } from '#server/features/postings/rules.ts'
import { filled } from '#server/features/postings/values.ts'
import { findSubmitted } from './search_store.ts'
import {
  countSubmitted,
  listAdmin,
  medianPrices,
  oldestWaiting,
  postingsOfHeats,
  readAdminDetail,
  readAdminRow,
  type StoredAdminRow,
} from './store.ts'
import { flagsOf, type Submitted } from './flags.ts'
import { approvePosting, rejectPosting, restorePosting, takeDownPosting } from './flows.ts'

const approved = { en: 'Approved', zh: '已通过' }
const reviewed = {
  reject: { en: 'Rejected', zh: '已驳回' },
  take_down: { en: 'Removed by operator', zh: '已下架（平台）' },
  restore: { en: 'Restored', zh: '已恢复' },
} satisfies Partial<Record<OperatorAction, { en: string; zh: string }>>
/** How long (ms) the numbers on the tabs may lag behind what others submit. */
const countedForMs = 5_000
const reviewFlows = { reject: rejectPosting, take_down: takeDownPosting, restore: restorePosting }

/** Endpoints of the operators: review queue, decisions, and the list of everything submitted. */
export function postingReviewHandlers(definition: PostingDefinition): Handlers<PostingReviewApi> {
  const { kind } = definition
  const reviewerOf = ({ actor, now }: { actor: Reviewer['actor']; now: Date }): Reviewer => ({
    definition,
    actor,
    now,
  })

  /** Hints are computed from the submitted values: for an edit from the new ones, not from those online. */
  const submittedOf = ({ facts, ...row }: StoredAdminRow): Submitted => {
    const values = facts.pending_values
    const edit = values && postingColumns(definition, values, { code: row.code, company: null })
    return {
      id: facts.id,
      tenantId: facts.tenant_id,
      isEdit: row.pending_revision !== null,
      material: edit ? (edit.material ?? null) : row.material,
      gradeKey: edit ? (edit.grade_key ?? null) : facts.grade_key,
      character: edit ? (edit.character ?? null) : row.character,
      pricePerT: edit ? (edit.price_per_t ?? null) : row.price_per_t,
      heatNo: values ? ((values['heat_no'] as string | undefined) ?? null) : row.heat_no,
      dims: edit ? edit.dims : row.dims,
      isStandardPictured:
        (edit ? (edit.extras as Record<string, unknown>) : row.extras)['standard_picture'] === 1,
      photoCount: definition.side === 'buyer' ? null : edit ? (edit.photos?.length ?? 0) : row.photo_count,
    }
  }

  async function withFlags(db: DbOrTx, found: StoredAdminRow[], now: Date): Promise<AdminPostingRow[]> {
    const submitted = found.map(submittedOf)
    const known = <T>(values: (T | null)[]) => [...new Set(values.filter((value) => value !== null))]
    const gradeKeys = known(submitted.map((one) => one.gradeKey))
    const heatNos = known(submitted.map((one) => one.heatNo))
    const medians = await medianPrices(db, kind, gradeKeys, now.toISOString())
    const sameHeat = heatNos.length > 0 ? await postingsOfHeats(db, heatNos) : []
    return found.map(({ facts: _, ...row }, place) => ({
      ...row,
      flags: flagsOf(submitted[place] as Submitted, { medians, sameHeat }),
      can: operatorRights(row),
    }))
  }

  async function readRow(db: DbOrTx, code: string, view: View): Promise<AdminPostingRow> {
    const stored = await readAdminRow(db, { kind, code, ...view })
    const [row] = stored ? await withFlags(db, [stored], view.now) : []
    if (!row) throw new Problem('not_found')
    return row
  }

  async function approveOne(
    context: Pick<Context<PostingReviewApi['approve']>, 'db' | 'actor' | 'lang' | 'now'>,
    given: { code: string; revision: number },
  ): Promise<void> {
    const { db, lang, now } = context
    await db.transaction((tx) =>
      approvePosting(tx, reviewerOf(context), {
        ...given,
        conflict: async () =>
          new Problem('edit_conflict', { data: await readRow(tx, given.code, { lang, now }) }),
      }),
    )
  }

  /** Kept for a moment, so that turning pages and sorting do not count again; a decision of an operator forgets it. */
  async function tabsOf({ db, deps, now }: Pick<Context<Endpoint>, 'db' | 'deps' | 'now'>, state?: OwnTab) {
    const lifetime = { ttl: countedForMs, now }
    const counts = await deps.cache.get(`submitted ${kind}`, lifetime, () => countSubmitted(db, kind, now))
    return { counts, total: counts[state ?? 'all'] ?? 0 }
  }

  return {
    adminList: async ({ db, deps, query, lang, now }) => {
      const { keyword, state } = query
      const found = keyword ? await findSubmitted(db, { kind, keyword, state }, now) : undefined
      const readPage = async () =>
        withFlags(db, await listAdmin(db, { kind, query, matching: found?.matching, lang, now }), now)
      const [{ counts, total }, page, oldest] = await Promise.all([
        found ?? tabsOf({ db, deps, now }, state),
        readPage(),
        oldestWaiting(db, kind),
      ])
      return { ...numbered(query, total, page), counts, oldest_waiting: oldest }
    },

    adminOne: async ({ db, params, lang, now }) => {
      const row = await readRow(db, params.code, { lang, now })
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

    approve: async (context) => {
      const { db, deps, params, body, lang, now, afterCommit } = context
      await approveOne(context, { code: params.code, revision: body.revision })
      afterCommit(() => deps.cache.clear())
      return withDetail(await readRow(db, params.code, { lang, now }), approved)
    },

    approveMany: async (context) => {
      const done: string[] = []
      const refused: Record<string, string> = {}
      for (const row of context.body.rows) {
        try {
          await approveOne(context, row)
          done.push(row.code)
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          refused[row.code] = problemText(error.code, context.lang, error.values)
        }
      }
      context.afterCommit(() => context.deps.cache.clear())
      return { approved: done, refused }
    },

    review: async (context) => {
      const { db, deps, params, body, actor, lang, now, afterCommit } = context
      await db.transaction(async (tx) => {
        const own = await claimUploads(tx, actor, body.img_arr, now)
        const foreign = body.img_arr.findIndex((address) => address.startsWith('/') && !own.has(address))
        if (foreign !== -1) throw fieldProblem(`img_arr.${foreign}`, 'resource_address', lang)
        await reviewFlows[params.action](tx, reviewerOf(context), params.code, body)
      })
      afterCommit(() => deps.cache.clear())
      return withDetail(await readRow(db, params.code, { lang, now }), reviewed[params.action])
    },
  }
}
