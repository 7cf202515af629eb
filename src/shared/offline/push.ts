/** Push from the page's point of view. Loaded only where it is needed. */
import { getToken } from '../session/token.ts'
import { language } from '../i18n/language.ts'
import { endPush } from './account_session.ts'
import { withMeta } from './meta_db.ts'
import { keepSubscribed, type PushResult } from './push_subscription.ts'

/** `blocked`: the person denied permission; only the browser's own settings change that. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  isSupported() ? navigator.serviceWorker.getRegistration() : undefined

/** On a first visit the worker is registered when the page is idle; longest time to wait for that. */
const registrationMs = 25_000

/** The service worker registration, which on a first visit may take a while; undefined if there is none. */
const registeredSoon = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await registered()) ??
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(resolve, registrationMs)),
  ])

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const registration = await registered()
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Requests the browser's permission, which needs a click, and subscribes. Rejects when the server cannot be reached. */
export async function turnPushOn(): Promise<PushResult | 'blocked'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const token = getToken()
  const registration = token ? await registeredSoon() : undefined
  if (!registration || !token) return 'failed'
  const done = await keepSubscribed({ manager: registration.pushManager, token, language })
  const reach = done === 'unreachable' ? done : 'reachable'
  await withMeta('readwrite', async ({ get, put }) => {
    put('push_reach', reach)
    if (done === 'on') put('push_on', (await get('session'))?.uid ?? null)
  })
  return done
}

export async function turnPushOff(): Promise<void> {
  await withMeta('readwrite', async ({ put }) => put('push_on', null))
  await endPush(getToken())
}

/** At start, in one tab: the server's key may have changed, or it may not know this browser's subscription. */
export async function confirmPush(): Promise<void> {
  const registration = await registered()
  const token = getToken()
  if (!registration?.pushManager || !token || Notification.permission !== 'granted') return
  const manager = registration.pushManager
  const isWanted = await withMeta('readonly', async ({ get }) => {
    const uid = await get('push_on')
    return typeof uid === 'number' && uid === (await get('session'))?.uid
  })
  // Another account's choice does not apply; the browser may also have dropped a wanted subscription.
  if (!isWanted && !(await manager.getSubscription())) return
  const given = { manager, token, language }
  await navigator.locks?.request('push', { ifAvailable: true }, (lock) => lock && keepSubscribed(given))
}

const snoozeMs = 30 * 86_400_000

/** Whether to offer push now: it is available, undecided, and was not offered in the last 30 days. */
export async function mayOfferPush(): Promise<boolean> {
  if ((await pushState()) !== 'off' || Notification.permission !== 'default') return false
  return withMeta('readwrite', async ({ get, put }) => {
    const offered = await get('push_offered')
    if (offered !== undefined && Date.now() - offered < snoozeMs) return false
    put('push_offered', Date.now())
    return true
  })
}

/** Result of the last attempt to subscribe on this device. */
export const pushReach = (): Promise<'reachable' | 'unreachable' | undefined> =>
  withMeta('readonly', ({ get }) => get('push_reach'))
