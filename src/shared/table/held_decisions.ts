/**
 * Decisions that can still be taken back: one is sent ten seconds after it was made (decision 138). Until then nothing
 * has happened on the server, so that taking it back leaves no trace and nobody was told.
 */
import { useSyncExternalStore } from 'react'
import { holdUnsaved } from '../offline/unsaved.ts'
import { onAccountLeft } from '../session/account_memory.ts'
import { hideUndo, toastUndo } from '../ui/toast_undo.tsx'

/** How long (ms) a decision can be taken back. */
const undoMs = 10_000

type Decision = {
  /** Tells it from other decisions, e.g. `posting Q1234567`. */
  key: string
  /** What is decided, with the name of the thing. */
  message: string
  /** Where the thing is. */
  address: string
  /** Sends it and says what went wrong; `leaving` if the page is about to go, so that the request has to outlive it. */
  send: (leaving: boolean) => Promise<unknown>
  onUndo: () => void
}

type Held = {
  sendNow: (leaving: boolean) => Promise<unknown>
  /** Forgets it, without sending it. */
  drop: () => void
}

let held: ReadonlyMap<string, Held> = new Map()
const listeners = new Set<() => void>()

function change(next: (known: Map<string, Held>) => void): void {
  const known = new Map(held)
  next(known)
  held = known
  for (const listener of listeners) listener()
}

/** Holds a decision, with a toast that offers to undo it; closing the toast sends it at once. */
export function holdDecision({ key, message, address, send, onUndo }: Decision): void {
  if (held.has(key)) return
  const drop = (): void => {
    clearTimeout(timer)
    release()
    change((known) => known.delete(key))
    hideUndo(key)
  }
  const sendNow = async (leaving: boolean): Promise<unknown> => {
    if (!held.has(key)) return
    drop()
    return send(leaving)
  }
  const timer = setTimeout(() => void sendNow(false), undoMs)
  // A tab does not load an update by itself meanwhile, and a log-out sends it first.
  const release = holdUnsaved({ flush: () => sendNow(false) })
  change((known) => known.set(key, { sendNow, drop }))
  toastUndo({
    id: key,
    message,
    address,
    stays: true,
    undo: () => {
      if (!held.has(key)) return
      drop()
      onUndo()
    },
    onClose: () => void sendNow(false),
  })
}

export const isHeld = (key: string): boolean => held.has(key)

/** The keys of the decisions that are held. */
export const useHeld = (): { has: (key: string) => boolean } =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => held,
  )

addEventListener('pagehide', () => {
  for (const { sendNow } of held.values()) void sendNow(true)
})
// Whoever comes next must not decide in the name of the one before: what is held keeps waiting for review.
onAccountLeft(() => {
  for (const { drop } of held.values()) drop()
})
