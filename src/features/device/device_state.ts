/** Reads what this device stores and how it reaches the server, for the page "Device and sync". */
import { accountDb } from '#shared/offline/account_db.ts'
import { readPoll } from '#shared/offline/poll_news.ts'
import { countUnsent, type Unsent } from '#shared/offline/unsent.ts'

export type WorkerState = 'none' | 'installing' | 'waiting' | 'active'

/** Tables of the account's database whose rows are counted. */
const counted = ['drafts', 'attachments', 'read_marks', 'notifications', 'seen'] as const

export type DeviceState = {
  worker: WorkerState
  /** Build that the worker belongs to; null if the worker does not answer. */
  workerBuild: string | null
  poll: { answeredAt: number | null; failures: number; dueAt: number } | null
  /** Number of rows per table. */
  counts: Record<(typeof counted)[number], number>
  /** What is only on this device; a queued draft counts as queued. */
  unsent: Unsent
  /** Used and available bytes; null if the browser does not report them. */
  usage: number | null
  quota: number | null
  persisted: boolean
}

const stateOf = ({ active, waiting, installing }: ServiceWorkerRegistration): WorkerState => {
  if (waiting) return 'waiting'
  if (active) return 'active'
  return installing ? 'installing' : 'none'
}

const answerTimeoutMs = 2_000

/** Asks the active worker for its build; null if it does not answer. */
function buildOf(registration: ServiceWorkerRegistration | undefined): Promise<string | null> {
  return new Promise((resolve) => {
    if (!registration?.active) return resolve(null)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(String(data)))
    port1.start()
    registration.active.postMessage({ type: 'BUILD' }, [port2])
    setTimeout(() => resolve(null), answerTimeoutMs)
  })
}

export async function readDevice(uid: number): Promise<DeviceState> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const database = accountDb(uid)
  const count = async (name: (typeof counted)[number]) => database[name].count().catch(() => 0)
  const counts = await Promise.all(counted.map(async (name) => [name, await count(name)] as const))
  const { usage = null, quota = null } = (await navigator.storage?.estimate?.()) ?? {}
  return {
    worker: registration ? stateOf(registration) : 'none',
    workerBuild: await buildOf(registration),
    poll: await readPoll().catch(() => null),
    counts: Object.fromEntries(counts) as DeviceState['counts'],
    unsent: await countUnsent(uid).catch(() => ({ drafts: 0, queued: 0, messages: 0 })),
    usage,
    quota,
    persisted: (await navigator.storage?.persisted?.()) ?? false,
  }
}

/** Deletes everything this site keeps in this browser: databases, caches, worker and storage. */
export async function clearDevice(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const names = ((await indexedDB.databases?.()) ?? []).flatMap(({ name }) => (name ? [name] : []))
  accountDb('visitor').close()
  await Promise.all([
    ...(await caches.keys()).map((name) => caches.delete(name)),
    ...names.map(
      (name) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.deleteDatabase(name)
          // If another tab holds the database open, it is deleted when that tab closes.
          for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve())
        }),
    ),
  ])
  await registration?.unregister()
  localStorage.clear()
  sessionStorage.clear()
}
