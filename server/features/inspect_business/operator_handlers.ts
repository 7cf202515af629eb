import type { AdminInspection, inspectionAdminApi } from '#contract/inspect_business_admin.ts'
import type { MessageCode } from '#contract/message_texts.ts'
import { changedFields, recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { commentFor } from '#server/features/posting_review/reason_store.ts'
import { requireOwnFiles } from '#server/features/upload/own_files_rules.ts'
import { notify, type Notice } from '#server/features/user_message/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { plannedDayIssue, stepRefusal, steps, type OperatorStep } from './rules.ts'
import { shownToOperators } from './shown.ts'
import {
  changeInspection,
  countStates,
  countWaiting,
  listAll,
  lockInspection,
  orderers,
  readInspection,
  type At,
  type NewInspection,
  type StoredInspection,
} from './store.ts'

async function readRow(db: DbOrTx, id: number, at: At): Promise<AdminInspection> {
  const found = await readInspection(db, { id }, at)
  if (!found) throw new Problem('not_found')
  return shownToOperators(found, at.now)
}

type Acting = At & { actor: Actor }
type Told<Code extends MessageCode> = Pick<Notice<Code>, 'code' | 'params'>
type Taken<Code extends MessageCode> = {
  change: Partial<NewInspection>
  /** The message to the company that ordered. */
  told: Told<Code>
}

/**
 * Takes a step on the locked row, with its line in the audit log and a message to the company. Who is too late gets the
 * row as it is now.
 */
function take<Code extends MessageCode>(
  db: DbOrTx,
  step: OperatorStep,
  given: Acting & { id: number; revision: number },
  does: (tx: DbOrTx, held: StoredInspection) => Promise<Taken<Code>> | Taken<Code>,
): Promise<AdminInspection> {
  const { id, revision, actor, now } = given
  return db.transaction(async (tx) => {
    const held = await lockInspection(tx, { id })
    if (!held) throw new Problem('not_found')
    const refusal = stepRefusal(held, step, { revision, now })
    if (refusal) throw new Problem(refusal, { data: await readRow(tx, id, given) })
    const { change, told } = await does(tx, held)
    const after = { ...change, state: steps[step].to }
    await changeInspection(tx, id, after)
    const fields = Object.keys(after) as (keyof StoredInspection)[]
    const before = Object.fromEntries(fields.map((name) => [name, held[name]]))
    await recordAudit(tx, {
      actorId: actor.accountId,
      kind: 'inspection',
      action: step,
      sign: id,
      ...changedFields(before, after),
      now,
    })
    await notify(tx, {
      accountIds: await orderers(tx, held),
      module: 'tenant',
      record_sign: `inspection-${id}`,
      ...told,
      now,
    })
    return readRow(tx, id, given)
  })
}

const objectOf = ({ object_zh: zh, object_en: en }: StoredInspection) => ({ zh, en })

export const inspectionAdminHandlers: Handlers<typeof inspectionAdminApi> = {
  list: async ({ db, query, ...at }) => {
    const { state } = query
    const counts = await countStates(db, query)
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const found = await listAll(db, query, at)
    return {
      ...numbered(
        query,
        state === undefined ? all : counts[state],
        found.map((row) => shownToOperators(row, at.now)),
      ),
      counts,
      oldest_waiting: (await countWaiting(db)).oldest,
    }
  },

  one: ({ db, params, ...at }) => readRow(db, params.id, at),

  quote: async ({ db, params, body, ...acting }) => {
    const { lang, now } = acting
    const { revision, ...terms } = body
    for (const field of ['possible_on', 'valid_until'] as const) {
      const issue = plannedDayIssue(terms[field], now)
      if (issue) throw fieldProblem(field, issue, lang)
    }
    const row = await take(db, 'quote', { ...acting, ...params, revision }, (_, held) => ({
      change: { ...terms, quoted_at: now, ended_at: null, reason: null },
      told: {
        code: 'inspection_quoted',
        params: {
          object: objectOf(held),
          amount: terms.price_amount,
          currency: terms.currency,
          valid_until: terms.valid_until,
        },
      },
    }))
    return withDetail(row, { en: 'Quote sent', zh: '报价已发送' })
  },

  schedule: async ({ db, params, body, ...acting }) => {
    const { lang, now } = acting
    const { revision, ...planned } = body
    const issue = plannedDayIssue(planned.scheduled_on, now)
    if (issue) throw fieldProblem('scheduled_on', issue, lang)
    const row = await take(db, 'schedule', { ...acting, ...params, revision }, (_, held) => ({
      change: { ...planned, scheduled_at: now },
      told: { code: 'inspection_scheduled', params: { object: objectOf(held), ...planned } },
    }))
    return withDetail(row, { en: 'Inspection scheduled', zh: '已安排质检' })
  },

  report: async ({ db, params, body, ...acting }) => {
    const { actor, lang, now } = acting
    const { revision, ...report } = body
    if (report.inspected_on > chinaDay(now)) throw fieldProblem('inspected_on', 'date_future', lang)
    const row = await take(db, 'report', { ...acting, ...params, revision }, async (tx, held) => {
      const known = held.report_files.map(({ address }) => address)
      await requireOwnFiles(
        tx,
        report.report_files.map(({ address }) => ({ field: 'report_files', address })),
        { actor, lang, now, issue: 'resource_address', known },
      )
      return {
        change: { ...report, reported_at: now },
        told: { code: 'inspection_reported', params: { object: objectOf(held), result: report.result } },
      }
    })
    return withDetail(row, { en: 'Report handed over', zh: '报告已提交' })
  },

  refuse: async ({ db, params, body, ...acting }) => {
    const { revision } = body
    const row = await take(db, 'refuse', { ...acting, ...params, revision }, async (tx, held) => {
      const reason = await commentFor(tx, body.reason, held.account_id)
      return {
        change: { reason, ended_at: acting.now },
        told: { code: 'inspection_refused', params: { object: objectOf(held), reason } },
      }
    })
    return withDetail(row, { en: 'Request refused', zh: '已驳回委托' })
  },
}
