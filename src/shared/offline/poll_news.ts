/** The unread counts on this device, broadcast to every tab and shown on the app icon. */
import type { UnreadCount } from '#contract/user_message.ts'
import { withMeta, type PollRow } from './meta_db.ts'
import { newPoll } from './poll_schedule.ts'
import { waitingMarks, withoutMarked } from './read_marks.ts'
import { isEpoch } from './session_row.ts'

const channelName = 'poll'

/** What the poll broadcasts to every tab. */
export type PollNews = { uid: number; epoch: number } & (
  | { type: 'counts'; counts: UnreadCount; at: number }
  /** The newest notifications are on the device, as of the last counts. */
  | { type: 'listed' }
  | { type: 'failed' }
  | { type: 'signed_out' }
)

export const openPollChannel = (): BroadcastChannel => new BroadcastChannel(channelName)

/** Broadcasts to every listener of this origin, including this page. */
export function tellTabs(news: PollNews): void {
  const channel = openPollChannel()
  channel.postMessage(news)
  channel.close()
}

/** State in this epoch; `counts` are the server's minus marks that are not sent yet. */
export async function readPoll(): Promise<(PollRow & { uid: number }) | null> {
  const known = await withMeta('readonly', async ({ get }) => {
    const session = await get('session')
    const poll = await get('poll')
    if (!session || session.uid === null || poll?.epoch !== session.epoch) return null
    return { ...poll, uid: session.uid }
  })
  if (!known?.counts) return known
  const rows = await waitingMarks(known.uid).catch(() => [])
  return { ...known, counts: withoutMarked(known.counts, rows) }
}

/** Broadcasts the unread counts to all tabs and the badge. */
export async function announce(uid: number, epoch: number): Promise<void> {
  const known = await readPoll()
  if (known?.epoch !== epoch || !known.counts) return
  const { counts, answeredAt } = known
  tellTabs({ type: 'counts', uid, epoch, counts, at: answeredAt ?? Date.now() })
  await showBadge(counts.all, epoch)
}

/** Shows the number on the installed app's icon; a log-out meanwhile removes it again. */
async function showBadge(count: number, epoch: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  await navigator.setAppBadge(count).catch(() => undefined)
  if (!(await isEpoch(epoch))) await navigator.clearAppBadge().catch(() => undefined)
}

/** Stores and broadcasts counts from another call (a read mark). */
export async function keepCounts(uid: number, counts: UnreadCount): Promise<void> {
  const epoch = await withMeta('readwrite', async ({ get, put }) => {
    const session = await get('session')
    if (!session || session.uid !== uid) return null
    const last = await get('poll')
    const known = last?.epoch === session.epoch ? last : newPoll(session.epoch)
    put('poll', { ...known, counts, answeredAt: Date.now() })
    return session.epoch
  })
  if (epoch !== null) await announce(uid, epoch)
}
