import type { conversationApi } from '#contract/conversation.ts'
import { countUnread as countNotifications, markSignRead } from '#server/features/user_message/store.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { listMessages } from './message_store.ts'
import { openingOf } from './opening_store.ts'
import { mayTakePart, signOf } from './rules.ts'
import { sendMessage } from './send.ts'
import { countUnread, findDealing, listConversations, markRead, openConversation, readerOf } from './store.ts'
import { ownConversation, shown, shownMessage, shownOne } from './views.ts'

export const conversationHandlers: Handlers<typeof conversationApi> = {
  list: async ({ db, actor, query, lang, now }) => {
    const found = await listConversations(db, { reader: readerOf(actor), query, lang, now })
    const page = found.slice(0, query.size)
    const hasMore = found.length > query.size
    return {
      results: await shown(db, page, { actor, lang, now }),
      has_more: hasMore,
      next_cursor: hasMore ? (page.at(-1)?.last_message_id ?? null) : null,
    }
  },

  unreadCount: ({ db, actor }) => countUnread(db, readerOf(actor)),

  open: async ({ db, actor, body, lang, now }) => {
    const found = await findDealing(db, { tenantId: actor.tenantId, code: body.code, company: body.company })
    if (!found) throw new Problem('no_dealing')
    if (!mayTakePart(actor, found)) throw new Problem('forbidden')
    const id = await openConversation(db, found.dealing, now)
    return shownOne(db, await ownConversation(db, { actor, id, lang, now }), { actor, lang, now })
  },

  messages: async ({ db, actor, params, query, lang, now }) => {
    const stored = await ownConversation(db, { actor, id: params.id, lang, now })
    const found = await listMessages(db, {
      conversationId: stored.id,
      size: query.size,
      cursor: query.app_cursor,
      lang,
    })
    return {
      conversation: await shownOne(db, stored, { actor, lang, now }),
      opening: await openingOf(db, stored, actor.tenantId),
      results: found.slice(0, query.size).map((row) => shownMessage(row, actor)),
      has_more: found.length > query.size,
    }
  },

  send: sendMessage,

  markRead: async ({ db, actor, params, body, lang, now }) => {
    const { accountId } = actor
    const known = await ownConversation(db, { actor, id: params.id, lang, now })
    // Messages written later stay unread, whatever number the reader sends.
    const upTo = Math.min(body.up_to, known.last_message_id ?? 0)
    await markRead(db, { accountId, conversationId: known.id, upTo })
    const { unread } = await ownConversation(db, { actor, id: known.id, lang, now })
    if (unread === 0)
      await markSignRead(db, accountId, { code: 'conversation_message', sign: signOf(known.id) })
    return countNotifications(db, accountId)
  },
}
