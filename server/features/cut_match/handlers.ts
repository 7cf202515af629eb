import type { cutMatchApi, CutMatch } from '#contract/cut_match.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings } from '#contract/postings/index.ts'
import { wasteKg, type CutFit } from '#contract/steel/cut_fit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readRows } from '#server/features/postings/row_store.ts'
import { maySeeDetail, stateOf } from '#server/features/postings/rules.ts'
import { findPosting } from '#server/features/postings/store.ts'
import { isOutsider, readerOf } from '#server/features/postings/visibility_rules.ts'
import type { Context, Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { bodyOf, cutOf, stateDiffers, type CutFacts } from './rules.ts'
import { listRemnants, listRequests, type Wanted } from './store.ts'

type Calls = typeof cutMatchApi
type Asked = Pick<Context<Calls['remnants']>, 'db' | 'params' | 'actor' | 'now'>

const stock: PostingDefinition = postings.quotation.definition
const request: PostingDefinition = postings.purchase_piece.definition

/** The posting of the page with its cutting data; null when it lacks the grade or section to match. */
async function readAsked(definition: PostingDefinition, { db, params, actor, now }: Asked) {
  const row = await findPosting(db, definition.kind, params.code, { reader: readerOf(actor, definition) })
  if (!row || !maySeeDetail(actor, { ...row, state: stateOf(row, now) }, definition.adminPermission))
    throw new Problem('not_found')
  // Matches would reveal the dimensions of a posting that is for members only.
  const isClosed = row.visibility === 'members' && isOutsider(actor, definition)
  const facts = row as unknown as CutFacts
  const body = bodyOf(facts)
  const wanted: Wanted | null =
    body && row.grade_key && !isClosed ? { body, gradeKey: row.grade_key, tenantId: row.tenant_id } : null
  return { row, facts, wanted }
}

/** How the postings of the other side are read. */
const sightOf = (definition: PostingDefinition, { actor, now }: Pick<Asked, 'actor' | 'now'>) => ({
  now: now.toISOString(),
  reader: readerOf(actor, definition),
  openOnly: isOutsider(actor, definition),
})

type Found = { id: number; fit: CutFit; differs: boolean }

/** The best matches as public rows. */
async function answerWith(
  db: DbOrTx,
  fits: readonly (Found | undefined)[],
  { size, ...view }: { size: number; lang: Context<Calls['remnants']>['lang']; now: Date },
): Promise<{ results: CutMatch[]; count: number }> {
  const sorted = fits
    .filter((one) => one !== undefined)
    .toSorted(
      (a, b) => Number(a.differs) - Number(b.differs) || wasteKg(a.fit) - wasteKg(b.fit) || a.id - b.id,
    )
  const shown = sorted.slice(0, size)
  const rows = await readRows(
    db,
    shown.map(({ id }) => id),
    view,
  )
  return {
    results: shown.flatMap(({ id, fit, differs }) => {
      const posting = rows.get(id)
      return posting ? [{ posting, fit, state_differs: differs }] : []
    }),
    count: sorted.length,
  }
}

const nothing = { results: [], count: 0 }

/** `id` is the posting whose row is shown. */
function found(id: number, from: CutFacts, to: CutFacts): Found | undefined {
  const fit = cutOf(from, to)
  return fit && { id, fit, differs: stateDiffers(from, to) }
}

export const cutMatchHandlers: Handlers<Calls> = {
  remnants: async (context) => {
    const { db, query, lang, now } = context
    const { facts, wanted } = await readAsked(request, context)
    if (!wanted) return nothing
    const fits = (await listRemnants(db, wanted, sightOf(stock, context))).map((one) =>
      found(one.id, one, facts),
    )
    return answerWith(db, fits, { size: query.size, lang, now })
  },

  requests: async (context) => {
    const { db, query, lang, now } = context
    const { row, facts, wanted } = await readAsked(stock, context)
    if (!wanted || row.character !== 2) return nothing
    const open = await listRequests(db, wanted, sightOf(request, context))
    const fits = open.map((one) => found(one.id, facts, one))
    return answerWith(db, fits, { size: query.size, lang, now })
  },
}
