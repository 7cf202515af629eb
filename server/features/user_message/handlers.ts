import { renderMessage } from '#contract/message_texts.ts'
import type { userMessageApi } from '#contract/user_message.ts'
import { withUnread, type Context, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { listMessages } from './list_store.ts'
import { countUnread, markAllRead, markRead } from './store.ts'

export const userMessageHandlers: Handlers<typeof userMessageApi> = {
  list: async ({ db, actor, query, lang }) => {
    const { size, app_cursor: cursor, keyword, module: modules, is_read, needs_answer } = query
    const flag = (asked: 0 | 1 | undefined) => (asked === undefined ? undefined : asked === 1)
    const found = await listMessages(db, {
      accountId: actor.accountId,
      size,
      cursor,
      keyword,
      lang,
      modules,
      isRead: flag(is_read),
      needsAnswer: flag(needs_answer),
    })
    return {
      results: found.slice(0, size).map(({ created_at, code, params, ...message }) => ({
        id: message.id,
        first_id: message.first_id ?? message.id,
        module: message.module,
        record_sign: message.record_sign,
        is_read: message.is_read,
        needs_answer: message.needs_answer,
        created_time: created_at.toISOString(),
        ...renderMessage(code, params, lang),
      })),
      has_more: found.length > size,
    }
  },

  // Every browser polls twice a minute (SPEC 4.11).
  unreadCount: withUnread(
    ({ db, actor }: Context<typeof userMessageApi.unreadCount>) =>
      actor.unread ?? countUnread(db, actor.accountId),
  ),

  markRead: async ({ db, actor, params }) => {
    if (!(await markRead(db, actor.accountId, params.id))) throw new Problem('not_found')
    return countUnread(db, actor.accountId)
  },

  readAll: async ({ db, actor, body }) => {
    await markAllRead(db, actor.accountId, { upTo: body.up_to, modules: body.module })
    return countUnread(db, actor.accountId)
  },
}
