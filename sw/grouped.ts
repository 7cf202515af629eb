import type { Language } from '#contract/enums.ts'
import type { PushPayload } from '#contract/push.ts'
import { messageRoute, messagesPath } from '#shared/offline/message_route.ts'
import { pushTexts } from './push_texts.ts'

/** More notifications than this are shown as one. */
export const mostShown = 5
const tagPrefix = 'message-'
const groupTag = 'messages'

/** Data of a shown notification: an address of this site, nothing private. */
export type NotificationData = { id: number | null; route: string }

export type Shown = { title: string; body: string; tag: string; data: NotificationData; close: string[] }

/**
 * Whether a notification that replaces a shown one of the same tag alerts the person again, which browsers do not do by
 * themselves: it tells of something new, and is not the same push again.
 */
export const alertsAgain = (
  shown: readonly { tag: string; data: unknown }[],
  { tag, data }: Pick<Shown, 'tag' | 'data'>,
  payload: PushPayload | null,
): boolean => {
  const replaced = shown.find((one) => one.tag === tag)
  const id = (replaced?.data as NotificationData | null | undefined)?.id ?? null
  return payload !== null && replaced !== undefined && (id === null || id !== data.id)
}

const isOurs = (tag: string) => tag === groupTag || tag.startsWith(tagPrefix)

/**
 * What to show for a push, given the notifications that are already shown (`tags`), and which of those it replaces.
 * Without a signed-in account (`payload` null) it only says that there is something new.
 */
export function grouped(tags: readonly string[], payload: PushPayload | null, language: Language): Shown {
  const texts = pushTexts[language]
  if (payload === null)
    return {
      title: texts.unknown,
      body: '',
      tag: groupTag,
      data: { id: null, route: messagesPath },
      close: [],
    }
  // One that continues another replaces it on the screen too.
  const own = `${tagPrefix}${payload.first_id}`
  const others = tags.filter((tag) => isOurs(tag) && tag !== own)
  if (others.includes(groupTag) || others.length >= mostShown)
    return {
      title: texts.many(Math.max(payload.unread, others.length)),
      body: texts.manyHint,
      tag: groupTag,
      data: { id: null, route: messagesPath },
      close: others.filter((tag) => tag !== groupTag),
    }
  return {
    title: payload.title,
    body: payload.info,
    tag: own,
    data: { id: payload.id, route: messageRoute(payload) },
    close: [],
  }
}
