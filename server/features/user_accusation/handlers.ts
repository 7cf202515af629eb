import { userAccusationAdminApi, userAccusationResource } from '#contract/resources/user_accusation.ts'
import type { userAccusationApi } from '#contract/user_accusation.ts'
import { companyNames, personNames } from '#server/db/names.ts'
import { foundsCompany } from '#server/features/company/founding_rules.ts'
import { commentFor } from '#server/features/posting_review/reason_store.ts'
import { notify } from '#server/features/user_message/store.ts'
import { useLimits } from '#server/http/limits.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import type { ResourceServer } from '#server/http/resources/handlers.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { handling, permissionToHandle, refusedOf } from './rules.ts'
import {
  accusationRows,
  authorOf,
  decideAccusation,
  handledWith,
  insertAccusation,
  reportedBy,
  takeAccusation,
} from './store.ts'

const subjectOf = (sign: string) => (sign === '' ? ('request' as const) : ('report' as const))

export const userAccusationHandlers: Handlers<typeof userAccusationApi> = {
  create: async ({ db, actor, body, now }) => {
    await useLimits(db, [{ key: `accusation:${actor.accountId}`, limit: 20, seconds: 3600 }], now)
    await db.transaction(async (tx) => {
      const { record_sign: sign, comment } = body
      // Asking for a group buying, or reporting a posting, needs no company.
      const tenantId = foundsCompany(actor) ? null : actor.tenantId
      const permission = permissionToHandle(sign === '' ? null : await reportedBy(tx, sign))
      const id = await insertAccusation(tx, {
        ...body,
        permission,
        account_id: actor.accountId,
        tenant_id: tenantId,
        created_at: now,
        updated_at: now,
      })
      const from =
        tenantId === null ? await personNames(tx, actor.accountId) : await companyNames(tx, tenantId)
      await notify(tx, {
        operatorsWith: permission,
        module: 'user',
        record_sign: `accusation-${id}`,
        code: 'accusation_received',
        params: { from, subject: subjectOf(sign), comment },
        now,
      })
    })
    return withDetail(null, { en: 'Thank you, we have received it', zh: '提交成功，我们会尽快处理' })
  },
}

type Move = NonNullable<ResourceServer['moves']>[string]

/** Stores the decision and tells the author. */
const decide =
  (state: 'answered' | 'dismissed'): Move =>
  async (tx, { id, record_sign: sign, comment }, form, { actor, now }) => {
    const author = await authorOf(tx, id)
    const answer = await commentFor(tx, String(form['comment']), author)
    await decideAccusation(tx, id, { state, operatorId: actor.accountId, answer, now })
    await notify(tx, {
      accountIds: [author],
      module: 'user',
      record_sign: '',
      code: 'accusation_handled',
      params: { subject: subjectOf(String(sign)), outcome: state, comment: String(comment), answer },
      now,
    })
  }

export const accusations: ServedResource = {
  of: userAccusationResource,
  api: userAccusationAdminApi,
  server: {
    source: accusationRows,
    visible: ({ permissions }) => handledWith(handling(permissions)),
    refused: refusedOf,
    moves: {
      take: (tx, { id }, _form, { actor, now }) => takeAccusation(tx, id, actor.accountId, now),
      answer: decide('answered'),
      dismiss: decide('dismissed'),
    },
  },
}
