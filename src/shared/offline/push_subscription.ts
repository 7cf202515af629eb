/** Keeps this browser's push subscription and the server's record of it in step, for page and worker. */
import type { Language } from '#contract/enums.ts'
import type { NewSubscription } from '#contract/push.ts'
import { serverAddress } from './server_address.ts'
import { readSession } from './session_row.ts'

/** Paths of contract/push.ts, whose schemas would be too large for the worker. */
export const pushPaths = { key: '/api/push/key/', subscription: '/api/push/subscription/' } as const

/** In mainland China Chrome's push service never answers; a person should not wait for it. */
const patienceMs = 10_000
const callMs = 30_000

export type PushResult = 'on' | 'unreachable' | 'refused' | 'failed'

type Given = {
  manager: PushManager
  token: string
  language: string
}
type Key = { key_id: string; public_key: string }

export const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const within = <T>(ms: number, work: Promise<T>): Promise<T | 'late'> =>
  Promise.race([work, new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ms))])

/**
 * Subscribes with the server's current key (again when the key has changed) and stores the subscription on the
 * server. Rejects only if the server cannot be reached.
 */
export async function keepSubscribed(given: Given): Promise<PushResult> {
  const first = await attempt(given)
  // The key was rotated between the two calls.
  return first === 'key_unknown' ? ((await attempt(given)) as PushResult) : first
}

async function attempt({ manager, token, language }: Given): Promise<PushResult | 'key_unknown'> {
  const epoch = await epochNow()
  const headers = { 'Access-Token': token, 'Accept-Language': language, 'Content-Type': 'application/json' }
  const signal = () => AbortSignal.timeout(callMs)
  const asked = await fetch(serverAddress(`${pushPaths.key}?timestamp=${Date.now()}`), {
    headers,
    cache: 'no-store',
    signal: signal(),
  })
  if (!asked.ok) return 'failed'
  const { data: key } = (await asked.json()) as { data: Key }
  const subscription = await subscribeWith(manager, key)
  if (typeof subscription === 'string') return subscription
  // Subscribing takes seconds: after a log-out meanwhile nothing is sent.
  if ((await epochNow()) !== epoch) {
    await subscription.unsubscribe()
    return 'failed'
  }
  const body: NewSubscription = {
    ...(subscription.toJSON() as Pick<NewSubscription, 'endpoint' | 'keys'>),
    key_id: key.key_id,
    language: language as Language,
  }
  const answer = await fetch(serverAddress(pushPaths.subscription), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: signal(),
  })
  if (answer.ok) return 'on'
  const { data: fields } = (await answer.json().catch(() => ({}))) as { data?: Record<string, unknown> }
  if (fields && 'key_id' in fields) return 'key_unknown'
  return fields && 'endpoint' in fields ? 'refused' : 'failed'
}

const epochNow = () =>
  readSession().then(
    (session) => session?.epoch,
    () => undefined,
  )

async function subscribeWith(manager: PushManager, key: Key): Promise<PushSubscription | PushResult> {
  const known = await manager.getSubscription()
  const usedKey = known?.options.applicationServerKey
  if (known && usedKey && toBase64Url(usedKey) === key.public_key) return known
  await known?.unsubscribe()
  try {
    const made = await within(
      patienceMs,
      manager.subscribe({ userVisibleOnly: true, applicationServerKey: key.public_key }),
    )
    return made === 'late' ? 'unreachable' : made
  } catch (error) {
    // Chrome throws AbortError when its push service does not answer, NotAllowedError when the person denied
    // permission.
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'unreachable'
  }
}
