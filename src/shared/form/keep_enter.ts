import type { KeyboardEvent } from 'react'

/** Keeps Enter in a field of a day or a time, where it ends the typing, from sending the form around it. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}
