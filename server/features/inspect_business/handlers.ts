import type { inspectionApi, OwnInspection } from '#contract/inspect_business.ts'
import type { InspectionMessages } from '#contract/inspect_business_texts.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyNames } from '#server/db/names.ts'
import { may } from '#server/features/company/may_rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { newInspection } from './requests.ts'
import { badgeOf, mayOrder, stepRefusal, steps, type CompanyStep } from './rules.ts'
import { shownToOrderer } from './shown.ts'
import {
  changeInspection,
  countOwn,
  insertInspection,
  listOwn,
  lockInspection,
  readInspection,
  type At,
} from './store.ts'

type Acting = At & { actor: CompanyActor }

async function readOwn(db: DbOrTx, id: number, acting: Acting): Promise<OwnInspection> {
  const found = await readInspection(db, { id, tenantId: acting.actor.tenantId }, acting)
  if (!found) throw new Problem('not_found')
  return shownToOrderer(found, acting)
}

const requireRight = (actor: CompanyActor): void => {
  if (!mayOrder(actor)) throw new Problem('forbidden')
}

/** Tells the operators of inspections about a company's step. */
async function tell(
  tx: DbOrTx,
  row: OwnInspection,
  given: Pick<InspectionMessages['inspection_waits'], 'step' | 'reason'> & Acting,
): Promise<void> {
  const { step, reason, actor, now } = given
  await notify(tx, {
    operatorsWith: 'admin_inspect',
    module: 'tenant',
    record_sign: `inspection_request-${row.id}`,
    code: 'inspection_waits',
    params: { company: await companyNames(tx, actor.tenantId), object: row.object, step, reason },
    now,
  })
}

const done = { accept: 'accepted', decline: 'declined', cancel: 'cancelled' } as const

/** Takes a step on the locked row; who is too late gets the row as it is now. */
function take(
  db: DbOrTx,
  step: CompanyStep,
  given: Acting & { id: number; revision: number; reason: string },
): Promise<OwnInspection> {
  const { id, revision, reason, actor, now } = given
  requireRight(actor)
  return db.transaction(async (tx) => {
    const held = await lockInspection(tx, { id, tenantId: actor.tenantId })
    if (!held) throw new Problem('not_found')
    const refusal = stepRefusal(held, step, { revision, now })
    if (refusal) throw new Problem(refusal, { data: await readOwn(tx, id, given) })
    await changeInspection(tx, id, {
      state: steps[step].to,
      reason: reason || null,
      ...(step === 'accept' ? { accepted_at: now } : { ended_at: now }),
    })
    const row = await readOwn(tx, id, given)
    await tell(tx, row, { ...given, step: done[step], reason })
    return row
  })
}

export const inspectionHandlers: Handlers<typeof inspectionApi> = {
  list: async ({ db, query, ...acting }) => {
    const { tenantId } = acting.actor
    const found = await listOwn(db, { ...query, tenantId }, acting)
    return numbered(
      query,
      await countOwn(db, tenantId),
      found.map((row) => shownToOrderer(row, acting)),
    )
  },

  one: ({ db, params, ...acting }) => readOwn(db, params.id, acting),

  request: async ({ db, body, ...acting }) => {
    const { actor } = acting
    requireRight(actor)
    may(actor).trade().orRefuse()
    const row = await db.transaction(async (tx) => {
      const id = await insertInspection(tx, await newInspection(tx, body, acting))
      const made = await readOwn(tx, id, acting)
      await tell(tx, made, { ...acting, step: 'requested', reason: '' })
      return made
    })
    return withDetail(row, {
      en: 'Request sent; you are notified of the quote',
      zh: '委托已提交，报价后将通知您',
    })
  },

  accept: async ({ db, params, body, ...acting }) => {
    may(acting.actor).trade().orRefuse()
    const row = await take(db, 'accept', { ...acting, ...params, ...body, reason: '' })
    return withDetail(row, {
      en: 'Quote accepted; you are notified of the date',
      zh: '已接受报价，安排好日期后将通知您',
    })
  },

  decline: async ({ db, params, body, ...acting }) =>
    withDetail(await take(db, 'decline', { ...acting, ...params, ...body }), {
      en: 'Quote declined',
      zh: '已谢绝报价',
    }),

  cancel: async ({ db, params, body, ...acting }) =>
    withDetail(await take(db, 'cancel', { ...acting, ...params, ...body }), {
      en: 'Inspection cancelled',
      zh: '已取消质检委托',
    }),

  badge: async ({ db, params, body, ...acting }) => {
    const { actor } = acting
    requireRight(actor)
    const row = await db.transaction(async (tx) => {
      const of = { id: params.id, tenantId: actor.tenantId }
      const held = await lockInspection(tx, of)
      const read = held && (await readInspection(tx, of, acting))
      if (!read) throw new Problem('not_found')
      if (!badgeOf(read, read))
        throw new Problem('transition_not_allowed', { data: shownToOrderer(read, acting) })
      await changeInspection(tx, params.id, { badge_wanted: body.wanted })
      return readOwn(tx, params.id, acting)
    })
    return withDetail(
      row,
      body.wanted
        ? { en: 'The badge is on your posting', zh: '质检标识已显示' }
        : { en: 'The badge is hidden', zh: '质检标识已隐藏' },
    )
  },
}
