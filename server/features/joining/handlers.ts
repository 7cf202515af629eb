import type { joiningApi, Participation } from '#contract/joining.ts'
import { raise } from '#contract/postings/raise.ts'
import type { PostingState } from '#contract/postings/states.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import type { Lang } from '#contract/enums.ts'
import { may } from '#server/features/company/may_rules.ts'
import { companyNames } from '#server/db/names.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { claimMonthlyResponse } from '#server/features/postings/quota_store.ts'
import { readRows, type View } from '#server/features/postings/row_store.ts'
import { maySeeDetail, stateOf } from '#server/features/postings/rules.ts'
import {
  findPosting,
  lockPosting,
  lockPostingById,
  type PostingRecord,
} from '#server/features/postings/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { participationRights } from './rules.ts'
import {
  recountJoined,
  join,
  listParticipants,
  listParts,
  postingOfPart,
  readPart,
  updatePart,
  type StoredPart,
} from './store.ts'

type Caller = { actor: CompanyActor; lang: Lang; now: Date }

const titleOf = (row: PostingRecord) => ({ zh: row.title_zh, en: row.title_en })

/** A settled group buying is over, also for a request that waited for the lock. */
const effectiveState = (row: PostingRecord, now: Date): PostingState =>
  stateOf(row, row.settled_at === null ? now : (row.expires_at ?? now))

/** Throws a field problem for a quantity below the mill's minimum per company. */
function refuseBelowMinimum(row: PostingRecord, quantity: number, lang: Lang): void {
  const { min_t: least } = row.extras as RaiseRowValues
  if (least && quantity < least) throw fieldProblem('quantity', 'below_minimum', lang)
}

async function withPostings(
  db: DbOrTx,
  found: StoredPart[],
  { actor, ...view }: View & { actor: CompanyActor },
): Promise<Participation[]> {
  const postings = await readRows(
    db,
    found.map((row) => row.posting_id),
    view,
  )
  return found.flatMap(({ posting_id: id, ...row }) => {
    const posting = postings.get(id)
    if (!posting) return []
    return [
      { ...row, posting, can: participationRights(actor, { state: row.state, posting: posting.state }) },
    ]
  })
}

/** The company's own part and its posting, both locked, the posting first as everywhere. */
async function lockPart(
  tx: DbOrTx,
  id: number,
  { actor, now }: Caller,
): Promise<{ posting: PostingRecord; part: StoredPart }> {
  const postingId = await postingOfPart(tx, id, actor.tenantId)
  if (postingId === undefined) throw new Problem('not_found')
  const posting = await lockPostingById(tx, postingId)
  const part = await readPart(tx, { id, tenantId: actor.tenantId, now })
  if (!part) throw new Problem('not_found')
  return { posting, part }
}

async function readOwn(tx: DbOrTx, id: number, { actor, lang, now }: Caller): Promise<Participation> {
  const stored = await readPart(tx, { id, tenantId: actor.tenantId, now })
  const [part] = stored ? await withPostings(tx, [stored], { actor, lang, now }) : []
  if (!part) throw new Problem('not_found')
  return part
}

/** Throws unless the states of the part and of its posting allow the action. */
function refuseUnlessMay(
  action: 'change' | 'withdraw',
  { posting, part }: { posting: PostingRecord; part: StoredPart },
  { actor, now }: Caller,
): void {
  const state = effectiveState(posting, now)
  if (participationRights(actor, { state: part.state, posting: state })[action]) return
  const facts = { tenant_id: posting.tenant_id, state, hasOpenResponse: false }
  const { refusal } = may(actor).respondTo(facts, raise)
  throw new Problem(
    action === 'withdraw' && refusal === 'company_frozen'
      ? 'join_ended'
      : (refusal ?? 'transition_not_allowed'),
  )
}

export const joiningHandlers: Handlers<typeof joiningApi> = {
  create: async ({ db, deps, params, body, actor, lang, now, afterCommit }) => {
    const made = await db.transaction(async (tx) => {
      // The posting is locked before its company, as everywhere; both are locked, so that the total includes
      // everybody.
      const row = await lockPosting(tx, raise.kind, params.code, 'all')
      await lockTenant(tx, actor.tenantId)
      const facts = row && { ...row, state: effectiveState(row, now), hasOpenResponse: false }
      if (!row || !facts || !maySeeDetail(actor, facts, null)) throw new Problem('not_found')
      may(actor).respondTo(facts, raise).orRefuse()
      refuseBelowMinimum(row, body.quantity, lang)
      await claimMonthlyResponse(tx, actor, now)
      const id = await join(tx, {
        postingId: row.id,
        tenantId: actor.tenantId,
        accountId: actor.accountId,
        ...body,
        now,
      })
      if (id === undefined) throw new Problem('join_exists')
      const total = await recountJoined(tx, row.id)
      await notify(tx, {
        operatorsWith: raise.adminPermission,
        module: `business_${raise.kind}`,
        record_sign: row.code,
        code: 'join_received',
        params: {
          title: titleOf(row),
          company: await companyNames(tx, actor.tenantId),
          quantity: body.quantity,
          joined: total.joined_t,
        },
        now,
      })
      return { id, ...total }
    })
    afterCommit(() => deps.cache.clear())
    return withDetail(made, { en: 'Joined', zh: '参团成功' })
  },

  list: async ({ db, actor, query, lang, now }) => {
    const { found, count } = await listParts(db, { ...actor, query, now })
    return numbered(query, count, await withPostings(db, found, { actor, lang, now }))
  },

  change: async (context) => {
    const { db, deps, params, body, now, afterCommit } = context
    const part = await db.transaction(async (tx) => {
      const held = await lockPart(tx, params.id, context)
      refuseUnlessMay('change', held, context)
      refuseBelowMinimum(held.posting, body.quantity, context.lang)
      await updatePart(tx, params.id, { ...body, account_id: context.actor.accountId, changed_at: now })
      await recountJoined(tx, held.posting.id)
      return readOwn(tx, params.id, context)
    })
    afterCommit(() => deps.cache.clear())
    return withDetail(part, { en: 'Quantity changed', zh: '已修改吨位' })
  },

  withdraw: async (context) => {
    const { db, deps, params, now, afterCommit } = context
    const part = await db.transaction(async (tx) => {
      const held = await lockPart(tx, params.id, context)
      refuseUnlessMay('withdraw', held, context)
      await updatePart(tx, params.id, { state: 'withdrawn', changed_at: now })
      await recountJoined(tx, held.posting.id)
      return readOwn(tx, params.id, context)
    })
    afterCommit(() => deps.cache.clear())
    return withDetail(part, { en: 'Withdrawn', zh: '已退出参团' })
  },

  participants: async ({ db, params, query, lang, now }) => {
    const row = await findPosting(db, raise.kind, params.code, 'all')
    if (!row) throw new Problem('not_found')
    const { found, count } = await listParticipants(db, { postingId: row.id, query, lang, now })
    return numbered(query, count, found)
  },
}
