import type { drawingAccessApi } from '#contract/drawing_access.ts'
import type { AnyValues } from '#contract/postings/define.ts'
import { postings } from '#contract/postings/index.ts'
import { may } from '#server/features/company/may_rules.ts'
import { companyNames } from '#server/db/names.ts'
import { maySeeDetail, stateOf } from '#server/features/postings/rules.ts'
import { findPosting } from '#server/features/postings/store.ts'
import { readerOf } from '#server/features/postings/visibility_rules.ts'
import { visitorModule } from '#server/features/user_message/rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { answerRequest, insertRequest, listRequests, lockRequest } from './store.ts'

const asked = { en: 'The owner has been asked', zh: '已向对方申请查看图纸' }
const answers = {
  grant: {
    state: 'granted',
    detail: { en: 'The company sees the drawings now', zh: '该公司现在可以查看图纸' },
  },
  refuse: { state: 'refused', detail: { en: 'The company does not see them', zh: '该公司不能查看图纸' } },
} as const

export const drawingAccessHandlers: Handlers<typeof drawingAccessApi> = {
  request: async ({ db, body, actor, now }) => {
    const state = await db.transaction(async (tx) => {
      const reader = readerOf(actor, postings[body.kind].definition)
      const row = await findPosting(tx, body.kind, body.code, { reader })
      if (!row || !maySeeDetail(actor, { ...row, state: stateOf(row, now) }, null)) {
        throw new Problem('not_found')
      }
      may(actor)
        .askForDrawings({ ...row, details: row.details as AnyValues })
        .orRefuse()
      const made = await insertRequest(tx, {
        postingId: row.id,
        tenantId: actor.tenantId,
        accountId: actor.accountId,
        now,
      })
      if (made.isNew) {
        await notify(tx, {
          tenantId: row.tenant_id,
          permission: postings[body.kind].definition.permission,
          module: visitorModule(body.kind),
          record_sign: row.code,
          code: 'drawings_requested',
          params: {
            title: { zh: row.title_zh, en: row.title_en },
            company: await companyNames(tx, actor.tenantId),
          },
          now,
        })
      }
      return made.state
    })
    return withDetail({ state }, asked)
  },

  list: async ({ db, query, actor, lang, now }) => {
    const row = await findPosting(db, query.kind, query.code, { tenantId: actor.tenantId })
    if (!row) throw new Problem('not_found')
    return listRequests(db, { postingId: row.id, lang, now })
  },

  answer: async ({ db, params, actor, lang, now }) => {
    const { state, detail } = answers[params.action]
    const answered = await db.transaction(async (tx) => {
      const found = await lockRequest(tx, params.id, actor.tenantId)
      if (!found) throw new Problem('not_found')
      const { request, posting } = found
      if (request.state !== state) {
        await answerRequest(tx, request.id, { state, answered_at: now })
        await notify(tx, {
          accountIds: [request.account_id],
          module: visitorModule(posting.kind),
          record_sign: posting.code,
          code: 'drawings_answered',
          params: { title: { zh: posting.title_zh, en: posting.title_en }, answer: state },
          now,
        })
      }
      const [row] = await listRequests(tx, { postingId: posting.id, id: request.id, lang, now })
      if (!row) throw new Problem('not_found')
      return row
    })
    return withDetail(answered, detail)
  },
}
