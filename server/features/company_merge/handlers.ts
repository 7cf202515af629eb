import type { companyMergeApi } from '#contract/company_merge.ts'
import { tenantResource } from '#contract/resources/tenant.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyNames } from '#server/db/names.ts'
import { companyExists, readCompany } from '#server/features/certification/store.ts'
import { endStanding } from '#server/features/company/closing_store.ts'
import { endImpersonation } from '#server/features/impersonation/end_store.ts'
import { settleLedger } from '#server/features/membership/freight_settling_store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { moveConversations } from './conversation_store.ts'
import { dismissAlerts, endOpenOffers, endWaiting, redirectEarlier } from './ending_store.ts'
import { moveDrawingAccess, movePeople, moveRows, moveTemplates, replaceInvited } from './move_store.ts'
import { lockPair, openImpersonations, peopleOf, type Pair } from './pair_store.ts'
import { moveParts } from './part_store.ts'
import { countEnding, countMoving, countPostings, readSide } from './preview_store.ts'
import { mergeRefusal } from './rules.ts'

/** The two companies, or why one cannot become part of the other. */
async function readPair(db: DbOrTx, { merged, into }: Pair) {
  for (const id of [merged, into]) if (!(await companyExists(db, id))) throw new Problem('not_found')
  const [gone, stays] = [await readCompany(db, merged), await readCompany(db, into)]
  const refusal = mergeRefusal(gone, stays)
  if (refusal) throw new Problem(refusal)
  return { gone, stays }
}

/** Everything that a merge changes, in one order for rows that depend on each other. */
async function moveAll(tx: DbOrTx, pair: Pair, by: { accountId: number; reason: string; now: Date }) {
  const { now } = by
  for (const id of await openImpersonations(tx, pair.merged)) await endImpersonation(tx, id, now)
  await endOpenOffers(tx, pair, now)
  await endWaiting(tx, pair, now)
  await moveParts(tx, pair, now)
  await moveDrawingAccess(tx, pair)
  await moveTemplates(tx, pair)
  await moveConversations(tx, pair)
  await moveRows(tx, pair)
  await replaceInvited(tx, pair)
  await movePeople(tx, pair)
  await dismissAlerts(tx, pair, by)
  await endStanding(tx, { tenantId: pair.merged, mergedInto: pair.into, now })
  await redirectEarlier(tx, pair)
  await settleLedger(tx, pair.merged, now)
}

export const companyMergeHandlers: Handlers<typeof companyMergeApi> = {
  preview: async ({ db, params, query, now }) => {
    const pair = { merged: params.id, into: query.into }
    await readPair(db, pair)
    return {
      merged: await readSide(db, pair.merged, now),
      into: await readSide(db, pair.into, now),
      postings: await countPostings(db, pair),
      moves: await countMoving(db, pair),
      ends: await countEnding(db, pair, now),
    }
  },

  merge: async ({ db, deps, actor, params, body, now, afterCommit }) => {
    const pair = { merged: params.id, into: body.into }
    const { comment } = body
    const { accountId } = actor
    await readPair(db, pair)
    const name = await db.transaction(async (tx) => {
      await lockPair(tx, pair)
      const { gone, stays } = await readPair(tx, pair)
      const [merged, into] = [await companyNames(tx, gone.id), await companyNames(tx, stays.id)]
      const moved = { postings: await countPostings(tx, pair), ...(await countMoving(tx, pair)) }
      const people = await peopleOf(tx, pair)
      await moveAll(tx, pair, { accountId, reason: comment, now })
      const about = { actorId: accountId, kind: tenantResource.name, action: 'merge', now }
      const { code, credit_code, certification, membership, credit_rating } = gone
      await recordAudit(
        tx,
        {
          ...about,
          sign: gone.id,
          before: { company: merged, code, credit_code, certification, membership, credit_rating },
          after: { company: into, comment, moved },
        },
        { ...about, sign: stays.id, before: { merged }, after: { company: into, comment } },
      )
      await notify(tx, {
        accountIds: people,
        module: 'tenant',
        record_sign: '',
        code: 'company_merged',
        params: { merged, into, comment },
        now,
      })
      return into
    })
    afterCommit(() => deps.cache.clear())
    return withDetail({ id: pair.into, name }, { en: 'The companies are one now', zh: '两家公司已合并' })
  },
}
