/** Tells listeners that the server has just answered a request, so that what waits for the network is sent at once. */
const listeners = new Set<() => void>()

/** Calls `listener` at each answer; the returned function ends it. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function noteAnswer(): void {
  for (const listener of listeners) listener()
}
