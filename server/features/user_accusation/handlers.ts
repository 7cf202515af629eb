import type { userAccusationApi } from '#contract/user_accusation.ts'
import { recordAudit } from '#server/db/audit.ts'
import { companyNames, personNames } from '#server/db/names.ts'
import { foundsCompany } from '#server/features/company/founding_rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import { useLimits } from '#server/http/limits.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import { handling, permissionToHandle } from './rules.ts'
import {
  countAccusations,
  insertAccusation,
  kindOfCode,
  listAccusations,
  lockAccusation,
  markHandled,
  readAccusation,
} from './store.ts'

const subjectOf = (sign: string) => (sign === '' ? ('request' as const) : ('report' as const))

export const userAccusationHandlers: Handlers<typeof userAccusationApi> = {
  create: async ({ db, actor, body, now }) => {
    await useLimits(db, [{ key: `accusation:${actor.accountId}`, limit: 20, seconds: 3600 }], now)
    await db.transaction(async (tx) => {
      const { record_sign: sign, comment } = body
      // Asking for a group buying, or reporting a posting, needs no company.
      const tenantId = foundsCompany(actor) ? null : actor.tenantId
      const permission = permissionToHandle(sign === '' ? null : await kindOfCode(tx, sign))
      await insertAccusation(tx, {
        ...body,
        permission,
        account_id: actor.accountId,
        tenant_id: tenantId,
        created_at: now,
      })
      const from =
        tenantId === null ? await personNames(tx, actor.accountId) : await companyNames(tx, tenantId)
      await notify(tx, {
        operatorsWith: permission,
        module: 'user',
        record_sign: 'accusation',
        code: 'accusation_received',
        params: { from, subject: subjectOf(sign), comment },
        now,
      })
    })
    return withDetail(null, { en: 'Thank you, we have received it', zh: '提交成功，我们会尽快处理' })
  },

  list: async ({ db, actor, query, lang }) => {
    const { page, size, handled } = query
    const permissions = handling(actor.permissions)
    const isHandled = handled === 1
    const { count } = await countAccusations(db, permissions, isHandled)
    return numbered(query, count, await listAccusations(db, { permissions, isHandled, page, size, lang }))
  },

  one: async ({ db, actor, params, lang }) => {
    const row = await readAccusation(db, {
      id: params.id,
      permissions: handling(actor.permissions),
      lang,
    })
    if (!row) throw new Problem('not_found')
    return row
  },

  handle: async ({ db, actor, params, body, lang, now }) => {
    const row = await db.transaction(async (tx) => {
      const held = await lockAccusation(tx, params.id, handling(actor.permissions))
      if (!held) throw new Problem('not_found')
      if (held.is_handled) throw new Problem('transition_not_allowed')
      const { answer } = body
      const handled = await markHandled(tx, { id: params.id, operatorId: actor.accountId, answer, lang, now })
      if (!handled) throw new Problem('not_found')
      await notify(tx, {
        accountIds: [held.account_id],
        module: 'user',
        record_sign: '',
        code: 'accusation_handled',
        params: { subject: subjectOf(held.record_sign), comment: held.comment, answer },
        now,
      })
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: 'user_accusation',
        action: 'handle',
        sign: params.id,
        before: { handled: false },
        after: { handled: true, answer },
        now,
      })
      return handled
    })
    return withDetail(row, { en: 'Marked as handled', zh: '已标记为已处理' })
  },
}
