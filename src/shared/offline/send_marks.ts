/** Sends read marks to the server. The caller holds the Web Lock `poll`, so that no poll's answer overtakes it. */
import type { UnreadCount } from '#contract/user_message.ts'
import { conversationsPath } from './draft_names.ts'
import { announce, keepCounts } from './poll_news.ts'
import { settleMark, waitingMarks, type ReadMark } from './read_marks.ts'
import { serverAddress } from './server_address.ts'

/** Paths of the contract, whose schemas would be too large for the worker. */
export const markPaths = {
  one: (id: number) => `/api/user_message/${id}/`,
  all: '/api/user_message/read_all/',
  conversation: (id: number) => `${conversationsPath}${id}/read/`,
} as const

const timeoutMs = 10_000
/**
 * Statuses that no repeat would change: the object is gone or no longer accessible (after leaving a company), or the
 * server does not understand the mark.
 */
const hopeless: readonly number[] = [400, 403, 404, 422]

function requestOf(mark: ReadMark) {
  if ('id' in mark) return { path: markPaths.one(mark.id), method: 'PUT', body: { is_read: true } }
  const body = { up_to: mark.upTo }
  return 'conversation' in mark
    ? { path: markPaths.conversation(mark.conversation), method: 'POST', body }
    : {
        path: markPaths.all,
        method: 'POST',
        body: { ...body, ...(mark.modules && { module: mark.modules }) },
      }
}

/**
 * Sends one mark; repeating it has no effect on the server. Returns the counts, or what became of the mark. Never
 * rejects.
 */
export async function tellServer(token: string, mark: ReadMark): Promise<UnreadCount | 'refused' | 'later'> {
  const { path, method, body } = requestOf(mark)
  try {
    const response = await fetch(serverAddress(`${path}?timestamp=${Date.now()}`), {
      method,
      headers: { 'Access-Token': token, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (hopeless.includes(response.status)) return 'refused'
    return response.status === 200 ? ((await response.json()) as { data: UnreadCount }).data : 'later'
  } catch {
    return 'later'
  }
}

/** Sends pending marks, oldest first, until the network or the server fails. */
export async function sendMarks(
  { uid, epoch }: { uid: number; epoch: number },
  token: string,
): Promise<void> {
  for (const row of await waitingMarks(uid).catch(() => [])) {
    const answer = await tellServer(token, row)
    if (answer === 'later' || !(await settleMark(uid, epoch, row))) return
    if (answer === 'refused') await announce(uid, epoch)
    else await keepCounts(uid, answer)
  }
}
