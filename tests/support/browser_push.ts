/** Push in the browser: a stubbed subscription, messages delivered to the worker, clicks on notifications. */
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
 * Replaces the push subscription in every page, because the real push service cannot be reached by tests, so that its
 * `subscribe()` never settles. `null` keeps that behaviour.
 */
export async function stubPush(page: Page, subscribed: Subscribed | null): Promise<void> {
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
 * Acts like a browser that replaces this profile's subscription: the worker gets the new one when it subscribes again.
 * It is stubbed, because the real push service cannot be reached by tests.
 */
export async function replaceSubscription(page: Page, subscribed: Subscribed): Promise<void> {
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

/** Records which windows the worker focuses or opens, because browsers allow it only after a real click. */
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

/** Lets the browser ask for permission: some headless ones refuse by themselves. */
export async function allowPermissionPrompt(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const permission = { name: 'notifications' }
  await tools.send('Browser.setPermission', { origin, permission, setting: 'prompt' })
  await tools.detach()
}

/** Opens a page for a new member who has allowed notifications. */
export async function openWithNotifications(page: Page, server: OwnServer, at: string): Promise<Member> {
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

/** Stops the worker, as the browser does with an idle one, and waits until a new one runs. */
export async function restartWorker(page: Page): Promise<void> {
  await stopWorkers(page)
  await workerAnswers(page)
}

/** Waits until the worker runs and answers, because DevTools drop a push for a worker that is still starting. */
const workerAnswers = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)))
    active?.postMessage({ type: 'BUILD' }, [port2])
    return answered
  })

/** Returns functions that deliver pushes and sync events to the page's worker through DevTools. */
export async function pushTools(page: Page): Promise<{
  deliver: (payload: PushPayload) => Promise<void>
  /** Dispatches a periodic sync, as browsers do for an installed app. */
  syncPeriodically: (tag: string) => Promise<void>
  /** Dispatches a sync, as browsers do once the network is back. */
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

/** Returns the notifications that the browser shows for this site. */
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

/** Sends the worker a click on a shown notification. */
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
