import type { actedApi } from '#contract/acted.ts'
import { impersonationMinutes, type impersonationApi } from '#contract/impersonation.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { openSession, sessionDevice } from '#server/http/session.ts'
import { endWhenExpired } from './end.ts'
import { endImpersonation } from './end_store.ts'
import { readActed } from './history_store.ts'
import { impersonationOf, insertImpersonation, readCurrent, readTarget } from './store.ts'

export const actedHandlers: Handlers<typeof actedApi> = {
  history: ({ db, actor, lang }) => readActed(db, actor.accountId, lang),
}

export const impersonationHandlers: Handlers<typeof impersonationApi> = {
  open: ({ db, deps, actor, params, body, now, request }) =>
    db.transaction(async (tx) => {
      const target = await readTarget(tx, params.id)
      if (!target) throw new Problem('not_found')
      if (target.isBackend || target.isFrozen) throw new Problem('cannot_act_for')
      const seconds = impersonationMinutes * 60
      const until = new Date(now.getTime() + seconds * 1000)
      const { accountId: operatorId } = actor
      const id = await insertImpersonation(tx, {
        operator_id: operatorId,
        account_id: params.id,
        reason: body.comment,
        opened_at: now,
        expires_at: until,
      })
      await recordAudit(tx, {
        actorId: operatorId,
        onBehalfOf: params.id,
        kind: 'impersonation',
        action: 'open',
        sign: params.id,
        after: { reason: body.comment, until: until.toISOString() },
        now,
      })
      await deps.jobs.send(tx, endWhenExpired, { id }, { startAfter: seconds })
      const impersonation = { id, until }
      const device = sessionDevice(request)
      return { token: await openSession(tx, params.id, 'pc', now, device, { impersonation }) }
    }),

  current: ({ db, actor, lang }) => readCurrent(db, actor.sessionId, lang),

  end: async ({ db, actor, now }) => {
    const id = await impersonationOf(db, actor.sessionId)
    if (id === null) throw new Problem('transition_not_allowed')
    await db.transaction((tx) => endImpersonation(tx, id, now))
    return null
  },
}
