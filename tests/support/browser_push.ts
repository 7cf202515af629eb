/** Push in the browser: a subscription of the test's own, messages delivered to the worker, clicks on what it shows. */
import type { Page } from '@playwright/test'
import type { PushPayload } from '#contract/push.ts'
import { expect } from './browser.ts'
import { openAs } from './browser_messages.ts'
import { stopWorkers } from './browser_offline.ts'
import type { Words } from './browser_words.ts'
import type { Member } from './factory.ts'
import type { OwnServer } from './own_server.ts'
import type { PushSink } from './push_sink.ts'

type Subscribed = ReturnType<PushSink['browser']>

/**
 * Puts a subscription of the test into every page: the real push service cannot be reached from here, and its
 * `subscribe()` never settles. `null` leaves it that way.
 */
export async function givePush(page: Page, subscribed: Subscribed | null): Promise<void> {
  await page.addInitScript((given) => {
    const key = 'test:subscribed_with'
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
        .buffer
    const known = () => {
      const used = localStorage.getItem(key)
      if (!given || used === null) return null
      return {
        endpoint: given.endpoint,
        options: { userVisibleOnly: true, applicationServerKey: bytes(used) },
        toJSON: () => ({ endpoint: given.endpoint, expirationTime: null, keys: given.keys }),
        unsubscribe: async () => {
          localStorage.removeItem(key)
          return true
        },
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => known(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (!given) return new Promise(() => undefined)
        localStorage.setItem(key, applicationServerKey)
        return known()
      },
    })
  }, subscribed)
}

/**
 * Lets the browser change this profile's subscription by itself: the worker finds the new one when it subscribes again.
 * The test's own subscription, because the real push service cannot be reached from here.
 */
export async function changeSubscription(page: Page, subscribed: Subscribed): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  expect(worker, 'a running worker').toBeDefined()
  await worker?.evaluate((given) => {
    let known: object | null = null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => known,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const text = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'))
        known = {
          endpoint: given.endpoint,
          options: { applicationServerKey: Uint8Array.from(text, (char) => char.charCodeAt(0)).buffer },
          toJSON: () => ({ endpoint: given.endpoint, expirationTime: null, keys: given.keys }),
        }
        return known
      },
    })
    const scope = globalThis as unknown as {
      dispatchEvent: (event: Event) => boolean
      ExtendableEvent: new (type: string) => Event
    }
    scope.dispatchEvent(new scope.ExtendableEvent('pushsubscriptionchange'))
  }, subscribed)
}

/** What the worker does with windows after a click: browsers allow it only after a real one, so it is written down. */
export async function watchWindows(page: Page): Promise<() => Promise<string[]>> {
  const [worker] = page.context().serviceWorkers()
  expect(worker, 'a running worker').toBeDefined()
  await worker?.evaluate(() => {
    const done: string[] = []
    const { clients, WindowClient } = globalThis as unknown as {
      clients: object
      WindowClient: { prototype: object }
    }
    Object.assign(globalThis, { doneWithWindows: done })
    Object.defineProperty(WindowClient.prototype, 'focus', { value: async () => void done.push('focus') })
    Object.defineProperty(clients, 'openWindow', { value: async (route: string) => void done.push(route) })
  })
  return async () =>
    (await worker?.evaluate(
      () => (globalThis as unknown as { doneWithWindows: string[] }).doneWithWindows,
    )) ?? []
}

/** Lets the browser ask: some say no to everything by themselves when they run without a screen. */
export async function mayAsk(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const permission = { name: 'notifications' }
  await tools.send('Browser.setPermission', { origin, permission, setting: 'prompt' })
  await tools.detach()
}

/** Opens a page of a new person who lets this site show notifications. */
export async function openAllowed(page: Page, server: OwnServer, at: string): Promise<Member> {
  const person = await server.make.certified()
  await page.context().grantPermissions(['notifications'], { origin: server.origin })
  await openAs(page, person, server.origin + at)
  return person
}

/** Turns push on in the settings. */
export async function turnPushOn(page: Page, t: Words): Promise<void> {
  await page.getByRole('button', { name: t('Turn on') }).click()
  await expect(page.getByRole('button', { name: t('Turn off') })).toBeVisible()
}

/** Ends the worker, as the browser does when it is idle, and waits for the one that the next event finds. */
export async function startAnew(page: Page): Promise<void> {
  await stopWorkers(page)
  await workerAnswers(page)
}

/** Waits until the worker runs and answers: DevTools drop a push for one that is only starting. */
const workerAnswers = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)))
    active?.postMessage({ type: 'BUILD' }, [port2])
    return answered
  })

/** DevTools of the page's worker: its registration, and a push of any text. */
export async function pushTools(page: Page): Promise<{
  deliver: (payload: PushPayload) => Promise<void>
  /** The browser's own schedule of an installed app. */
  syncPeriodically: (tag: string) => Promise<void>
  /** What the browser does once the network is back. */
  sync: (tag: string) => Promise<void>
}> {
  const tools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const registered = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (own) resolve(own.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  const registrationId = await registered
  return {
    deliver: async (payload) => {
      await workerAnswers(page)
      const data = JSON.stringify(payload)
      await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    },
    sync: async (tag) =>
      void (await tools.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag,
        lastChance: false,
      })),
    syncPeriodically: async (tag) =>
      void (await tools.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId, tag })),
  }
}

export type ShownNotification = { title: string; body: string; tag: string; data: unknown }

/** Notifications that the browser shows for this site. */
export const shownNotifications = (page: Page): Promise<ShownNotification[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      data,
    }))
  })

/** Clicks a shown notification, as the worker gets it. */
export async function clickNotification(page: Page, tag: string): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  expect(worker, 'a running worker').toBeDefined()
  await worker?.evaluate(async (wanted) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      dispatchEvent: (event: Event) => boolean
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event
    }
    const notification = (await scope.registration.getNotifications()).find((one) => one.tag === wanted)
    if (!notification) throw new Error(`No notification ${wanted} is shown`)
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  }, tag)
}
