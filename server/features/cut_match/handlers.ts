import type { cutMatchApi, CutMatch } from '#contract/cut_match.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings } from '#contract/postings/index.ts'
import { wasteKg, type CutFit } from '#contract/steel/cut_fit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readRows } from '#server/features/postings/own_store.ts'
import { maySeeDetail, stateOf } from '#server/features/postings/rules.ts'
import { findPosting } from '#server/features/postings/store.ts'
import { isOutsider } from '#server/features/postings/visibility_rules.ts'
import type { Context, Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { bodyOf, cutOf, type CutFacts } from './rules.ts'
import { listRemnants, listRequests, type Wanted } from './store.ts'

type Calls = typeof cutMatchApi
type Asked = Pick<Context<Calls['remnants']>, 'db' | 'params' | 'actor' | 'now'>

const stock: PostingDefinition = postings.quotation.definition
const request: PostingDefinition = postings.purchase_piece.definition

/** The posting of the page with what is asked of the other side; null where it has no grade or section to ask for. */
async function readAsked(definition: PostingDefinition, { db, params, actor, now }: Asked) {
  const row = await findPosting(db, definition.kind, params.code, 'all')
  if (!row || !maySeeDetail(actor, { ...row, state: stateOf(row, now) }, definition.adminPermission))
    throw new Problem('not_found')
  const facts = row as unknown as CutFacts
  const body = bodyOf(facts)
  const wanted: Wanted | null =
    body && row.grade_key ? { body, gradeKey: row.grade_key, tenantId: row.tenant_id, now } : null
  return { row, facts, wanted }
}

type Found = { id: number; fit: CutFit }

/** The best of what fits as public rows. */
async function answerWith(
  db: DbOrTx,
  fits: readonly (Found | undefined)[],
  { size, ...view }: { size: number; lang: Context<Calls['remnants']>['lang']; now: Date },
): Promise<{ results: CutMatch[]; count: number }> {
  const found = fits
    .filter((one) => one !== undefined)
    .toSorted((a, b) => wasteKg(a.fit) - wasteKg(b.fit) || a.id - b.id)
  const shown = found.slice(0, size)
  const rows = await readRows(
    db,
    shown.map(({ id }) => id),
    view,
  )
  return {
    results: shown.flatMap(({ id, fit }) => {
      const posting = rows.get(id)
      return posting ? [{ posting, fit }] : []
    }),
    count: found.length,
  }
}

const nothing = { results: [], count: 0 }
const fitted = (id: number, fit: CutFit | undefined): Found | undefined => fit && { id, fit }

export const cutMatchHandlers: Handlers<Calls> = {
  remnants: async (context) => {
    const { db, actor, query, lang, now } = context
    const { row, facts, wanted } = await readAsked(request, context)
    // What it is cut from would tell its dimensions.
    if (!wanted || (row.visibility === 'members' && isOutsider(actor, request))) return nothing
    const fits = (await listRemnants(db, wanted)).map((one) => fitted(one.id, cutOf(one, facts)))
    return answerWith(db, fits, { size: query.size, lang, now })
  },

  requests: async (context) => {
    const { db, actor, query, lang, now } = context
    const { row, facts, wanted } = await readAsked(stock, context)
    if (!wanted || row.character !== 2) return nothing
    const found = await listRequests(db, wanted, isOutsider(actor, request))
    const fits = found.map((one) => fitted(one.id, cutOf(facts, one)))
    return answerWith(db, fits, { size: query.size, lang, now })
  },
}
