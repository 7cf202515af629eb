/** Messages between pages and worker about the outbox, and background sync for waking the worker. */
import type { OutboxProblem, OutboxRow } from './account_rows.ts'

/** Tag of the one-off background sync. */
export const outboxSyncTag = 'outbox'

/** Web Lock: pages and worker send one at a time; it passes on when its page is closed or the worker is ended. */
export const outboxLock = 'outbox'

export type OutboxNews =
  /** Send what is due; with `isForced` also items that wait because there was no answer. */
  | { type: 'wake'; isForced: boolean }
  /** A row was written without Dexie: lists that show it must reload. */
  | { type: 'changed' }
  | { type: 'published'; uid: number; kind: string; title: string }
  | { type: 'needs_you'; uid: number; title: string; message: string }

export const openOutboxChannel = (): BroadcastChannel => new BroadcastChannel('outbox')

/** Notifies every page of this origin, including this one. */
export function tellOutbox(news: OutboxNews): void {
  const channel = openOutboxChannel()
  channel.postMessage(news)
  channel.close()
}

export const wakeOutbox = (isForced: boolean): void => tellOutbox({ type: 'wake', isForced })

/** How a run of an account's outbox reports what became of an item, in page and worker alike. */
export const outboxReports = (uid: number) => ({
  published: ({ kind, title }: OutboxRow) => tellOutbox({ type: 'published', uid, kind, title }),
  needsYou: ({ title }: OutboxRow, { message }: OutboxProblem) =>
    tellOutbox({ type: 'needs_you', uid, title, message }),
})

type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

const syncing = async (): Promise<Syncing | undefined> => navigator.serviceWorker?.getRegistration()

/** Asks the browser to wake the worker when the network is back, if it supports that. */
export async function askForSync(): Promise<void> {
  await (await syncing())?.sync?.register(outboxSyncTag).catch(() => undefined)
}

/** Whether this browser sends the queue even after the last page of this site was closed. */
export async function sendsWhenClosed(): Promise<boolean> {
  if (!(await syncing())?.sync) return false
  const asked = { name: 'background-sync' as PermissionName }
  return (await navigator.permissions.query(asked)).state === 'granted'
}
