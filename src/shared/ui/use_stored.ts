import { useSyncExternalStore } from 'react'
import { onAccountLeft } from '../session/account_memory.ts'

const listeners = new Set<() => void>()
const known = new Map<string, { text: string | null; value: unknown }>()
// Holds the values where the browser refuses local storage.
onAccountLeft(() => known.clear())

/** What is kept under the key; the same object for as long as the text is the same. */
function read<T>(key: string, initial: T): T {
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
    const before = known.get(key)
    if (before?.text === text) return before.value as T
    const value = text === null ? initial : (JSON.parse(text) as T)
    known.set(key, { text, value })
    return value
  } catch {
    // The browser refuses local storage, or the text was not written by this page.
    const value = known.get(key)?.value ?? initial
    known.set(key, { text, value })
    return value as T
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/**
 * A value in local storage, the same for every part of the page and for other tabs. Cheap enough for each row of a list:
 * it renders nothing anew unless the value changes.
 */
export function useStored<T>(key: string, initial: T): [T, (next: (before: T) => T) => void] {
  const value = useSyncExternalStore(subscribe, () => read(key, initial))
  const change = (next: (before: T) => T) => {
    const value = next(read(key, initial))
    const text = JSON.stringify(value)
    try {
      localStorage.setItem(key, text)
      known.set(key, { text, value })
    } catch {
      known.set(key, { text: null, value })
    }
    for (const listener of listeners) listener()
  }
  return [value, change]
}
