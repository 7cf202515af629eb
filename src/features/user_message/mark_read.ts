/** Marks notifications as read (SPEC 4.10): on this device at once, on the server as soon as the network allows. */
import { useMutation } from '@tanstack/react-query'
import type { MessageModule } from '#contract/enums.ts'
import { userMessageApi, type UserMessage } from '#contract/user_message.ts'
import { call } from '#shared/api/call.ts'
import { markHere } from '#shared/offline/page_poll.ts'
import { isActing } from '#shared/session/token.ts'
import { showReadInLists } from './queries.ts'
import { publishUnread, shownUnread } from './unread.ts'

type Target = { id: number } | { modules: readonly MessageModule[] | null }

/** Stores the mark on this device, from where it is sent. If it cannot be stored, sends it directly, which may fail. An operator who acts for somebody marks nothing. */
async function mark(target: Target, isTarget: (message: UserMessage) => boolean): Promise<void> {
  if (isActing()) return
  showReadInLists(isTarget)
  if (!(await markHere(target, shownUnread()))) publishUnread(await sendDirectly(target))
}

function sendDirectly(target: Target) {
  const options = { quiet: true, keep: true }
  if ('id' in target)
    return call(userMessageApi.markRead, { params: { id: target.id }, body: { is_read: true } }, options)
  const body = target.modules ? { module: [...target.modules] } : {}
  return call(userMessageApi.readAll, { body }, options)
}

export const useMarkRead = () =>
  useMutation({
    mutationFn: ({ id }: Pick<UserMessage, 'id'>) => mark({ id }, (message) => message.id === id),
    meta: { quiet: true },
  })

/** Marks all notifications as read, or all of the given modules. */
export const useReadAll = () =>
  useMutation({
    mutationFn: (modules: readonly MessageModule[] | null) =>
      mark({ modules }, ({ module }) => modules === null || modules.includes(module)),
  })
