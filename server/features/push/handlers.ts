import type { pushApi } from '#contract/push.ts'
import type { Language } from '#contract/enums.ts'
import { lockAccount } from '#server/features/account/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { findKey } from './key_store.ts'
import { currentKey } from './keys.ts'
import { isCurvePoint } from './rules.ts'
import {
  listSubscriptions,
  putSubscription,
  removeSubscription,
  removeSubscriptionOfSession,
} from './store.ts'

const userAgentLength = 200

export const pushHandlers: Handlers<typeof pushApi> = {
  key: async ({ db, deps, now }) => {
    const { id, public_key } = await currentKey(db, deps.config.secret, now)
    return { key_id: id, public_key }
  },

  subscriptions: async ({ db, actor, now }) => {
    const found = await listSubscriptions(db, actor.accountId)
    return found.map(({ subscription: row, keyRetiredAt, openUntil }) => ({
      id: row.id,
      is_this_session: row.session_id === actor.sessionId,
      service: new URL(row.service).host,
      service_reachable: openUntil === null || openUntil <= now,
      key_is_current: keyRetiredAt === null,
      language: row.language as Language,
      user_agent: row.user_agent,
      created_time: row.created_at.toISOString(),
      confirmed_time: row.confirmed_at.toISOString(),
      delivered_time: row.delivered_at?.toISOString() ?? null,
      last_status: row.last_status,
    }))
  },

  subscribe: async ({ db, deps, actor, body, lang, now, request }) => {
    const { endpoint, keys, key_id, language } = body
    if (!(await deps.pushService.allows(endpoint))) throw fieldProblem('endpoint', 'push_endpoint', lang)
    if (!isCurvePoint(keys.p256dh)) throw fieldProblem('keys.p256dh', 'push_keys', lang)
    if (!(await findKey(db, key_id))) throw fieldProblem('key_id', 'push_key_unknown', lang)
    const id = await db.transaction(async (tx) => {
      await lockAccount(tx, actor.accountId)
      const target = {
        account_id: actor.accountId,
        session_id: actor.sessionId,
        endpoint,
        service: new URL(endpoint).origin,
        ...keys,
        key_id,
        language,
        user_agent: (request.headers['user-agent'] ?? '').slice(0, userAgentLength),
      }
      return putSubscription(tx, target, now)
    })
    return { id }
  },

  unsubscribe: async ({ db, actor, query }) => {
    if (query.id === undefined) await removeSubscriptionOfSession(db, actor.sessionId)
    else if (!(await removeSubscription(db, actor.accountId, query.id))) throw new Problem('not_found')
    return null
  },
}
