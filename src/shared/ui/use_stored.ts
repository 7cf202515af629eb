import { useSyncExternalStore } from 'react'
import { onAccountLeft } from '../session/account_memory.ts'

const listeners = new Set<() => void>()
const cache = new Map<string, { text: string | null; value: unknown }>()
// The cache also holds the values if the browser refuses local storage.
onAccountLeft(() => cache.clear())

/** Returns the stored value; the same object as long as the stored text is the same. */
function read<T>(key: string, initial: T): T {
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
    const before = cache.get(key)
    if (before?.text === text) return before.value as T
    const value = text === null ? initial : (JSON.parse(text) as T)
    cache.set(key, { text, value })
    return value
  } catch {
    // The browser refuses local storage, or the text was not written by this page.
    const value = cache.get(key)?.value ?? initial
    cache.set(key, { text, value })
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
 * Returns a value in local storage, shared by all components and tabs, and a function to change it. It is cheap enough for
 * each row of a list, because components render again only when the value changes.
 */
export function useStored<T>(key: string, initial: T): [T, (next: (before: T) => T) => void] {
  const value = useSyncExternalStore(subscribe, () => read(key, initial))
  const change = (next: (before: T) => T) => {
    const value = next(read(key, initial))
    const text = JSON.stringify(value)
    try {
      localStorage.setItem(key, text)
      cache.set(key, { text, value })
    } catch {
      cache.set(key, { text: null, value })
    }
    for (const listener of listeners) listener()
  }
  return [value, change]
}
