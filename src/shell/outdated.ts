/** The text of the server's answer 258 (this page is too old), kept until the page reloads; null before. */
let detail: string | null = null
const listeners = new Set<() => void>()

export function reportOutdated(text: string): void {
  detail ??= text
  for (const listener of listeners) listener()
}
export const getOutdated = (): string | null => detail
export function subscribeOutdated(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
