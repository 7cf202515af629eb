/** Marking read (spec §4): here at once, on the server as soon as the line carries it. */
import { useMutation } from '@tanstack/react-query'
import type { MessageModule } from '#contract/enums.ts'
import { userMessageApi, type UserMessage } from '#contract/user_message.ts'
import { call } from '#shared/api/call.ts'
import { sendReadMarks } from '#shared/offline/page_poll.ts'
import { announce } from '#shared/offline/poll_news.ts'
import { keepMark, type ToMark } from '#shared/offline/read_marks.ts'
import { readSession } from '#shared/offline/session_row.ts'
import { readInLists } from './queries.ts'
import { publishUnread, shownUnread } from './unread.ts'

const nothing = { all: 0, forum_discuss: 0 }

/** Keeps the mark on this device and sends it; a device without storage tells the server directly, or fails. */
async function mark(target: ToMark, isTarget: (message: UserMessage) => boolean): Promise<void> {
  readInLists(isTarget)
  const session = await readSession().catch(() => undefined)
  const account = session && session.uid !== null ? { uid: session.uid, epoch: session.epoch } : null
  if (account && (await keepMark(account, target, shownUnread() ?? nothing).catch(() => false))) {
    await announce(account.uid, account.epoch).catch(() => undefined)
    void sendReadMarks(account)
    return
  }
  publishUnread(await tellDirectly(target))
}

function tellDirectly(target: ToMark) {
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
