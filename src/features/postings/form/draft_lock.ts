/** One tab at a time edits a draft: it holds the draft's Web Lock; another can ask for it and gets it after a last save. */
const lockName = (id: string) => `draft:${id}`
const channelName = 'draft-lock'
/** How long a tab that was asked may take to save; a frozen one is not waited for. */
const patienceMs = 2_000

type Asked = { takeOver: string }

/** Ids of the drafts that a tab has open. */
export async function heldDrafts(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query())?.held ?? []
  return new Set(held.map(({ name }) => (name ?? '').replace('draft:', '')))
}

export type LockParts = {
  /** Aborted when the form is closed. */
  signal: AbortSignal
  /** Writes what is not saved yet, before another tab gets the draft. */
  flush: () => Promise<unknown>
  /** Told who edits: this tab, or another one. */
  onChange: (holder: 'here' | 'elsewhere') => void
}

/** Holds the draft until the signal aborts or another tab takes it over. `takesOver` asks the present holder for it. */
export async function holdDraft(id: string, parts: LockParts, takesOver = false): Promise<void> {
  const { signal, flush, onChange } = parts
  // A page without a secure origin has no locks; then nobody can tell.
  if (!('locks' in navigator)) return onChange('here')
  const work = async (lock: Lock | null): Promise<void> => {
    if (signal.aborted) return
    if (!lock) return onChange('elsewhere')
    onChange('here')
    await untilAsked(id, signal)
    await flush().catch(() => undefined)
    if (!signal.aborted) onChange('elsewhere')
  }
  const lost = (): void => void (signal.aborted || onChange('elsewhere'))
  if (!takesOver) return navigator.locks.request(lockName(id), { ifAvailable: true }, work).catch(lost)
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ takeOver: id } satisfies Asked)
  channel.close()
  let hasIt = false
  await navigator.locks
    .request(lockName(id), { signal: AbortSignal.timeout(patienceMs) }, (lock) => {
      hasIt = true
      return work(lock)
    })
    .catch(() => (hasIt ? lost() : navigator.locks.request(lockName(id), { steal: true }, work).catch(lost)))
}

function untilAsked(id: string, signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(channelName)
  return new Promise<void>((resolve) => {
    channel.addEventListener('message', ({ data }) => (data as Asked).takeOver === id && resolve())
    signal.addEventListener('abort', () => resolve())
  }).finally(() => channel.close())
}
