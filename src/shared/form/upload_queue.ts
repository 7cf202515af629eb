/** The uploads of one list field as a small store: adding, progress, retry, cancel, order, removal with undo. */
import type { FileRef } from '#contract/fields.ts'
import type { FileType, Usage } from '#contract/upload.ts'
import type { ApiError } from '../api/error.ts'
import { isLocal, localAddress } from '../offline/local_files.ts'
import { backOffMs, isTemporary } from '../offline/outbox_rules.ts'
import { uploadOnce } from '../offline/upload_once.ts'
import { showThumb, type FileKeeper } from './kept_files.ts'
import { itemOf, moveItem, previewOf, reconcile, refsOf, sameRefs, type UploadItem } from './upload_items.ts'

/** Waiting times between attempts, from 10 s to five minutes: no event tells when a weak connection gets better. */
const waitMs = (attempts: number): number => backOffMs(attempts + 1, Math.random())

/** More at the same time would slow down the page's other requests. */
const parallel = 3

export type Send = (
  file: File,
  type: FileType,
  options: { signal: AbortSignal; onProgress: (ratio: number) => void },
) => Promise<string>

export type UploadAlertText = { detail: string; signedOut: ApiError | null }
/** The alert for a failed upload; null for a missing permission, which the page tells of itself. */
export const alertOf = (error: ApiError): UploadAlertText | null =>
  error.status === 403 ? null : { detail: error.message, signedOut: error.status === 401 ? error : null }
export type UploadState = {
  items: readonly UploadItem[]
  removed: { item: UploadItem; index: number } | null
  alert: UploadAlertText | null
}

type Given = {
  send: Send
  /** Stores chosen files on the device until the server has them. */
  keeper?: FileKeeper | null
  usage: Usage
  /** Shown for a file that is no longer on the device. */
  goneText?: string
}

export function createUploadQueue(
  value: readonly FileRef[],
  { send, keeper = null, usage, goneText = '' }: Given,
) {
  let state: UploadState = { items: value.map(itemOf), removed: null, alert: null }
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()
  /** The value that was reported to the form and has not come back as its value yet. */
  let reported: FileRef[][] = []
  let onRefs: (refs: FileRef[]) => void = () => {}

  const set = (change: Partial<UploadState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const commit = (items: UploadItem[], change: Partial<UploadState> = {}) => {
    const before = refsOf(state.items)
    set({ items, ...change })
    const after = refsOf(items)
    if (sameRefs(before, after)) return
    reported.push(after)
    onRefs(after)
  }
  const patch = (key: string, change: Partial<UploadItem>) =>
    commit(state.items.map((item) => (item.key === key ? { ...item, ...change } : item)))

  const find = (key: string) => state.items.find((item) => item.key === key)
  function showLocally(key: string, url: string | null) {
    const shown = find(key)?.localUrl
    if (shown && url) URL.revokeObjectURL(shown)
    if (url) showThumb(localAddress(key), url)
    return url ?? shown ?? null
  }
  /** Writes a chosen file to the device before its upload begins. */
  async function keep({ key, file, type }: UploadItem) {
    if (!file || !keeper) return
    try {
      const url = await keeper.keep(key, file, { file_type: type, usage })
      keeper.report(key, null)
      patch(key, {
        state: 'waiting',
        isUnkept: false,
        address: localAddress(key),
        localUrl: showLocally(key, url),
      })
    } catch (error) {
      keeper.report(key, error)
      const item = find(key)
      if (item) patch(key, { state: 'waiting', isUnkept: true, localUrl: item.localUrl ?? previewOf(item) })
    }
    pump()
  }
  /** Loads a file of an earlier visit from the device and continues its upload. */
  async function load({ key }: UploadItem) {
    const kept = await keeper?.read(key).catch(() => undefined)
    if (!kept) return patch(key, { state: 'failed', error: goneText })
    if (kept.address !== null) return patch(key, { state: 'done', progress: 1, address: kept.address })
    patch(key, { state: 'waiting', file: kept.file, localUrl: showLocally(key, kept.thumbUrl) })
    pump()
  }
  const loading = new Set<string>()
  function loadKept() {
    for (const item of state.items) {
      if (item.state !== 'keeping' || item.file || loading.has(item.key)) continue
      loading.add(item.key)
      void load(item)
    }
  }

  /** The queue may be uploading the same file; a device that does not respond delays nothing. */
  const onceOf = (key: string, upload: () => Promise<string>): Promise<string> => {
    if (!keeper) return upload()
    const remembered = {
      address: () => keeper.address(key).catch(() => null),
      remember: (address: string) => keeper.uploaded(key, address).catch(() => undefined),
    }
    return uploadOnce(key, remembered, upload)
  }
  async function start(item: UploadItem) {
    const { file } = item
    if (!file) return
    const controller = new AbortController()
    running.set(item.key, controller)
    patch(item.key, { state: 'uploading', progress: 0, error: null })
    try {
      const address = await onceOf(item.key, () =>
        send(file, item.type, {
          signal: controller.signal,
          onProgress: (progress) => patch(item.key, { progress }),
        }),
      )
      keeper?.report(item.key, null)
      patch(item.key, { state: 'done', address, progress: 1, file: null, attempts: 0, isUnkept: false })
    } catch (error) {
      const problem = error as ApiError
      if (problem.kind !== 'cancelled') {
        const isHeldUp = isTemporary(problem)
        const attempts = item.attempts + 1
        // An error that the server itself reported is shown once (SPEC 8.17), not at each attempt.
        const alert = problem.kind !== 'offline' && item.attempts === 0 ? alertOf(problem) : null
        patch(item.key, {
          state: isHeldUp ? 'offline' : 'failed',
          progress: 0,
          error: problem.message,
          isTold: alert !== null,
          attempts,
          nextAt: Date.now() + Math.max(problem.retryAfterMs ?? 0, waitMs(attempts)),
        })
        if (alert) set({ alert })
      }
    } finally {
      running.delete(item.key)
      pump()
    }
  }
  function pump() {
    for (const item of state.items) {
      if (running.size >= parallel) return
      if (item.state === 'waiting' && !running.has(item.key)) void start(item)
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    /** Sets the function that is called with the stored files whenever they change. */
    report(listener: (refs: FileRef[]) => void) {
      onRefs = listener
    },
    /** Takes over the form's value if it was set from outside. */
    take(next: readonly FileRef[]) {
      const echo = reported.findIndex((refs) => sameRefs(refs, next))
      reported = echo < 0 ? [] : reported.slice(echo + 1)
      // Its own report that comes back late must not undo later changes.
      if (echo >= 0) return
      const items = reconcile([...state.items], next)
      if (
        refsOf(items).length !== refsOf(state.items).length ||
        items.some((item, at) => item !== state.items[at])
      )
        set({ items })
      loadKept()
    },
    append(added: readonly UploadItem[]) {
      const items = added.map((item) =>
        keeper && item.file ? { ...item, state: 'keeping' as const } : { ...item, localUrl: previewOf(item) },
      )
      commit([...state.items, ...items], { removed: null })
      for (const item of items) if (item.state === 'keeping') void keep(item)
      pump()
    },
    retry(key: string) {
      patch(key, { state: 'waiting', error: null, attempts: 0 })
      pump()
    },
    /**
     * Retries uploads that failed because of network or server and are due, or all of them when a request has just
     * been answered; files that this device could not store are stored first if possible.
     */
    resume({ isForced = false, now = Date.now() }: { isForced?: boolean; now?: number }) {
      for (const item of state.items)
        if (item.state === 'offline' && (isForced || item.nextAt <= now)) {
          const isKept = !keeper || item.address !== null
          patch(item.key, { state: isKept ? 'waiting' : 'keeping' })
          if (!isKept) void keep(item)
        }
      pump()
    },
    remove(key: string) {
      const index = state.items.findIndex((item) => item.key === key)
      const item = state.items[index]
      if (!item) return
      running.get(key)?.abort()
      keeper?.report(key, null)
      commit(
        state.items.filter((one) => one.key !== key),
        { removed: item.address === null ? null : { item, index } },
      )
    },
    undo() {
      if (!state.removed) return
      const { item: before, index } = state.removed
      const isWaiting = before.address !== null && isLocal(before.address)
      const item: UploadItem = isWaiting ? { ...before, state: 'waiting' } : before
      commit(state.items.toSpliced(index, 0, item), { removed: null })
      pump()
    },
    move: (from: number, to: number) => commit(moveItem(state.items, from, to)),
    closeAlert: () => set({ alert: null }),
    /** Cancels pending uploads and releases the pictures when the page is left. */
    dispose() {
      for (const controller of running.values()) controller.abort()
      for (const { key, localUrl } of state.items) {
        if (localUrl) URL.revokeObjectURL(localUrl)
        showThumb(localAddress(key), null)
      }
    },
  }
}
