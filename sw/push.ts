import { languages, type Language } from '#contract/enums.ts'
import type { PushPayload } from '#contract/push.ts'
import { withMeta, type SessionRow } from '#shared/offline/meta_db.ts'
import { keepNotifications } from '#shared/offline/notification_store.ts'
import { newPoll } from '#shared/offline/poll_schedule.ts'
import { announce } from '#shared/offline/poll_news.ts'
import { keepSubscribed } from '#shared/offline/push_subscription.ts'
import { readSession, tokenOf } from '#shared/offline/session_row.ts'
import { alertsAgain, grouped, type NotificationData } from './grouped.ts'

/** Shows pushes, handles clicks on them, and renews the subscription when the browser changes it. */
export function answerPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data)))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, (event.notification.data as NotificationData | null)?.route))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    if (event instanceof ExtendableEvent) event.waitUntil(renew(worker))
  })
}

function read(data: PushMessageData | null): PushPayload | null {
  try {
    return data?.json() as PushPayload
  } catch {
    return null
  }
}

const supported = (language: string | undefined): Language =>
  languages.find((one) => one === language) ?? languages[0]

/** Browsers require a notification for each push, even for one that arrives after a log-out. */
async function show(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const shown = await worker.registration.getNotifications()
  // Read as late as possible, so that nothing private is shown after a log-out.
  const session = await readSession().catch(() => undefined)
  const uid = session?.uid ?? null
  const payload = uid === null ? null : read(data)
  const next = grouped(
    shown.map((one) => one.tag),
    payload,
    supported(session?.language),
  )
  const { title, body, tag, data: carried, close } = next
  for (const one of shown) if (close.includes(one.tag)) one.close()
  const options = {
    body,
    tag,
    data: carried,
    // Missing in TypeScript's library.
    renotify: alertsAgain(shown, next, payload),
    icon: '/icons/icon-192.png',
    lang: supported(session?.language),
  }
  await worker.registration.showNotification(title, options)
  if (session && uid !== null && payload) await remember(session, uid, payload)
}

/** Updates what the next poll would, at once and without a request. */
async function remember(session: SessionRow, uid: number, payload: PushPayload): Promise<void> {
  const { unread, ...message } = payload
  const { epoch } = session
  const isCurrent = await withMeta('readwrite', async ({ get, put }) => {
    if ((await get('session'))?.epoch !== epoch) return false
    const last = await get('poll')
    const poll = last?.epoch === epoch ? last : newPoll(epoch)
    const now = {
      all: unread,
      forum_discuss: poll.counts?.forum_discuss ?? 0,
      newest: Math.max(message.id, poll.counts?.newest ?? 0),
    }
    put('poll', { ...poll, counts: now, listed: false })
    return true
  })
  if (!isCurrent) return
  await keepNotifications(uid, epoch, [
    {
      ...message,
      is_read: false,
      created_time: new Date().toISOString(),
    },
  ]).catch(() => false)
  await announce(uid, epoch)
}

/** Focuses a window first, which browsers allow only right after the click, and then has its router open the target. */
async function open(worker: ServiceWorkerGlobalScope, route: string | undefined): Promise<void> {
  if (!route?.startsWith('/')) return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const client = windows.find((one) => one.focused) ?? windows[0]
  if (!client) return void (await worker.clients.openWindow(route))
  await client.focus().catch(() => undefined)
  client.postMessage({ type: 'OPEN', route })
}

async function renew(worker: ServiceWorkerGlobalScope): Promise<void> {
  const session = await readSession()
  const token = session && (await tokenOf(session))
  if (!session || !token) return
  await keepSubscribed({ manager: worker.registration.pushManager, token, language: session.language })
}
