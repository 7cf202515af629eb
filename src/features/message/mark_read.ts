/** Marking read (spec §4): here at once, on the server as soon as the line carries it. */
import { useMutation } from '@tanstack/react-query'
import type { MessageModule } from '#contract/enums.ts'
import { userMessageApi, type UserMessage } from '#contract/user_message.ts'
import { call } from '#shared/api/call.ts'
import { markHere } from '#shared/offline/page_poll.ts'
import { readInLists } from './queries.ts'
import { publishUnread, shownUnread } from './unread.ts'

type Target = { id: number } | { modules: readonly MessageModule[] | null }

/** Keeps the mark on this device and sends it; a device without storage tells the server directly, or fails. */
async function mark(target: Target, isTarget: (message: UserMessage) => boolean): Promise<void> {
  readInLists(isTarget)
  if (!(await markHere(target, shownUnread()))) publishUnread(await tellDirectly(target))
}

function tellDirectly(target: Target) {
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

/** Marks everything read, or everything of these modules. */
export const useReadAll = () =>
  useMutation({
    mutationFn: (modules: readonly MessageModule[] | null) =>
      mark({ modules }, ({ module }) => modules === null || modules.includes(module)),
  })
