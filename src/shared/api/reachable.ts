/** That the server has just answered a request of this page: what waits for the line need not wait any longer. */
const listeners = new Set<() => void>()

/** Calls `listener` at each answer; the returned function ends it. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function noteAnswer(): void {
  for (const listener of listeners) listener()
}
