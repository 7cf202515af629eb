import type { goodBusinessAdminApi, SupplierReview } from '#contract/good_business_admin.ts'
import type { Lang } from '#contract/enums.ts'
import { goodBusinessResource } from '#contract/resources/good_business.ts'
import { changedFields, recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { personNameIn } from '#server/db/names.ts'
import { commentFor } from '#server/features/posting_review/reason_store.ts'
import { readCompany } from '#server/features/certification/store.ts'
import { readProfile } from '#server/features/company/profile_store.ts'
import { standingAt } from '#server/features/company/standing_rules.ts'
import { lockTenant, mainAccounts } from '#server/features/company/store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { canMove, hiddenReason, isExpired, moves, type Move } from './rules.ts'
import { findVersion, readDeciders, readVersions, updateVersion } from './store.ts'

const listed = { en: 'The profile is online', zh: '资料已上线' }
const refused = {
  request_revision: { en: 'The company was asked for changes', zh: '已通知企业修改' },
  reject: { en: 'The application was rejected', zh: '申请已驳回' },
  remove: { en: 'The company was removed from the list', zh: '已将企业移出优选商家' },
}
const saved = { en: 'Saved', zh: '已保存' }

type At = { lang: Lang; now: Date }

/** A version with everything that a decision about it needs. */
async function reviewOf(db: DbOrTx, id: number, { lang, now }: At): Promise<SupplierReview> {
  const found = await findVersion(db, id)
  if (!found) throw new Problem('not_found')
  const { tenant_id: tenantId } = found
  const versions = await readVersions(db, { tenantId, lang, today: chinaDay(now) })
  const version = versions.find((one) => one.id === id)
  const company = await readCompany(db, tenantId)
  const profile = await readProfile(db, { code: company.code, lang, now })
  // Only the newest are read; older ones can no longer be decided.
  if (!version || !profile) throw new Problem('not_found')
  const deciders = await readDeciders(db, tenantId, personNameIn(lang))
  return {
    version,
    company: { ...profile, id: tenantId },
    hidden: hiddenReason(standingAt(company, now)),
    listed: versions.find((one) => one.state === 'listed' && one.id !== id) ?? null,
    history: versions.map((one) => ({
      id: one.id,
      state: one.state,
      submitted_time: one.submitted_time,
      decided_time: one.decided_time,
      decided_by: deciders.get(one.id) ?? null,
      comment: one.comment,
    })),
    can: {
      list: canMove(version.state, 'list'),
      refuse: canMove(version.state, 'reject'),
      remove: canMove(version.state, 'remove'),
    },
  }
}

/** Locks the company of a version, and then reads the version as nobody else can decide it meanwhile. */
async function hold(tx: DbOrTx, id: number, move: Move, at: At) {
  const known = await findVersion(tx, id)
  if (!known) throw new Problem('not_found')
  await lockTenant(tx, known.tenant_id)
  const held = (await findVersion(tx, id)) ?? known
  if (!canMove(held.state, move))
    throw new Problem(move === 'remove' ? 'listing_over' : 'application_decided', {
      data: await reviewOf(tx, id, at),
    })
  return held
}

type Entry = { action: string; sign: number; before: object; after: object }
const record = (tx: DbOrTx, { actor, now }: { actor: Actor; now: Date }, entry: Entry) =>
  recordAudit(tx, { actorId: actor.accountId, kind: goodBusinessResource.name, now, ...entry })

export const decisionHandlers: Handlers<typeof goodBusinessAdminApi> = {
  review: ({ db, params, lang, now }) => reviewOf(db, params.id, { lang, now }),

  list: async (context) => {
    const { db, actor, params, lang, now } = context
    const review = await db.transaction(async (tx) => {
      const held = await hold(tx, params.id, 'list', { lang, now })
      const { id, tenant_id: tenantId } = held
      if (hiddenReason(standingAt(await readCompany(tx, tenantId), now)))
        throw new Problem('supplier_not_certified')
      const decided = { decided_at: now, decided_by: actor.accountId }
      const versions = await readVersions(tx, { tenantId, lang, today: chinaDay(now) })
      const before = versions.find(({ state }) => state === 'listed')
      const replaced = before && (await updateVersion(tx, before.id, { state: moves.replace.to }))
      await updateVersion(tx, id, {
        ...decided,
        state: moves.list.to,
        listed_at: replaced?.listed_at ?? now,
        ...(replaced && {
          sponsored_until: replaced.sponsored_until,
          sponsored_position: replaced.sponsored_position,
        }),
      })
      await record(tx, context, {
        action: 'list',
        sign: id,
        before: { state: held.state, listed: before?.id ?? null },
        after: { state: moves.list.to, listed: id },
      })
      await notify(tx, {
        accountIds: await mainAccounts(tx, tenantId),
        module: 'tenant',
        record_sign: 'supplier',
        code: 'supplier_listed',
        params: { change: before ? 'update' : 'first' },
        now,
      })
      return reviewOf(tx, id, { lang, now })
    })
    return withDetail(review, listed)
  },

  refuse: async (context) => {
    const { db, actor, params, body, lang, now } = context
    const { to } = moves[params.action]
    const review = await db.transaction(async (tx) => {
      const held = await hold(tx, params.id, params.action, { lang, now })
      const comment = await commentFor(tx, body.comment, held.account_id)
      await updateVersion(tx, held.id, {
        state: to,
        decided_at: now,
        decided_by: actor.accountId,
        comment,
      })
      await record(tx, context, {
        action: params.action,
        sign: held.id,
        before: { state: held.state },
        after: { state: to, comment },
      })
      await notify(tx, {
        accountIds: await mainAccounts(tx, held.tenant_id),
        module: 'tenant',
        record_sign: 'supplier',
        code: 'supplier_refused',
        params: { decision: to as 'revision_requested' | 'rejected' | 'removed', comment },
        now,
      })
      return reviewOf(tx, held.id, { lang, now })
    })
    return withDetail(review, refused[params.action])
  },

  sponsor: async (context) => {
    const { db, params, body, lang, now } = context
    const { sponsored_until: until } = body
    if (until !== null && isExpired(until, chinaDay(now)))
      throw fieldProblem('sponsored_until', 'date_past', lang)
    const review = await db.transaction(async (tx) => {
      const held = await hold(tx, params.id, 'remove', { lang, now })
      const versions = await readVersions(tx, { tenantId: held.tenant_id, lang, today: chinaDay(now) })
      const before = versions.find(({ id }) => id === held.id)
      await updateVersion(tx, held.id, body)
      const { sponsored_until = null, sponsored_position = 1 } = before ?? {}
      await record(tx, context, {
        action: 'sponsor',
        sign: held.id,
        ...changedFields({ sponsored_until, sponsored_position }, body),
      })
      if (sponsored_until !== until)
        await notify(tx, {
          accountIds: await mainAccounts(tx, held.tenant_id),
          module: 'tenant',
          record_sign: 'supplier',
          code: 'supplier_sponsored',
          params: { until },
          now,
        })
      return reviewOf(tx, held.id, { lang, now })
    })
    return withDetail(review, saved)
  },
}
