/** Only one tab at a time edits a draft: it holds the draft's Web Lock. Another tab that asks for the lock gets it after a last save. */
const lockName = (id: string) => `draft:${id}`
const channelName = 'draft-lock'
/** How long (ms) the holding tab may take to save; after that the lock is stolen, because the tab may be frozen. */
const takeOverTimeoutMs = 2_000

type TakeOverMessage = { takeOver: string }

/** Returns the ids of all drafts that some tab has open. */
export async function heldDrafts(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? []
  return new Set(held.map(({ name }) => (name ?? '').replace('draft:', '')))
}

export type LockParts = {
  /** Aborted when the form is closed. */
  signal: AbortSignal
  /** Saves what is not saved yet; called before another tab gets the draft. */
  flush: () => Promise<unknown>
  /** Called with who edits the draft: this tab or another one. */
  onChange: (holder: 'here' | 'elsewhere') => void
}

/** Drafts that a form of this tab is letting go of: for a moment their locks are still held. */
const ending = new Map<string, Promise<unknown>>()

/** Holds the draft until the signal aborts or another tab takes it over. With `takesOver` it asks the current holder for it. */
export async function holdDraft(id: string, parts: LockParts, takesOver = false): Promise<void> {
  const { signal, onChange } = parts
  // Pages without a secure origin have no locks, so other tabs cannot be noticed.
  if (!('locks' in navigator)) return onChange('here')
  // A form that closes and opens again at once, as React does in development, is not another tab.
  await ending.get(id)
  if (signal.aborted) return
  const hold = requestLock(id, parts, takesOver)
  signal.addEventListener('abort', () => {
    const end = hold.finally(() => ending.get(id) === end && ending.delete(id))
    ending.set(id, end)
  })
  await hold
}

async function requestLock(
  id: string,
  { signal, flush, onChange }: LockParts,
  takesOver: boolean,
): Promise<void> {
  const work = async (lock: Lock | null): Promise<void> => {
    if (signal.aborted) return
    if (!lock) return onChange('elsewhere')
    onChange('here')
    await takeOverRequested(id, signal)
    await flush().catch(() => undefined)
    if (!signal.aborted) onChange('elsewhere')
  }
  const onLost = (): void => void (signal.aborted || onChange('elsewhere'))
  if (!takesOver) return navigator.locks.request(lockName(id), { ifAvailable: true }, work).catch(onLost)
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ takeOver: id } satisfies TakeOverMessage)
  channel.close()
  let isGranted = false
  await navigator.locks
    .request(lockName(id), { signal: AbortSignal.timeout(takeOverTimeoutMs) }, (lock) => {
      isGranted = true
      return work(lock)
    })
    .catch(() =>
      isGranted ? onLost() : navigator.locks.request(lockName(id), { steal: true }, work).catch(onLost),
    )
}

function takeOverRequested(id: string, signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(channelName)
  return new Promise<void>((resolve) => {
    channel.addEventListener('message', ({ data }) => (data as TakeOverMessage).takeOver === id && resolve())
    signal.addEventListener('abort', () => resolve())
  }).finally(() => channel.close())
}
