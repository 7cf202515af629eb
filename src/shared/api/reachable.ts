/** Notifies listeners that the server has just answered a request, so that waiting requests are sent at once. */
const listeners = new Set<() => void>()

/** Calls `listener` at each answer; the returned function unsubscribes. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function noteAnswer(): void {
  for (const listener of listeners) listener()
}
