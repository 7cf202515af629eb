/** What unit tests render, so that the next file in the same document finds nothing that still runs. */
import { createRoot as open, type Root } from 'react-dom/client'

export type { Root }

const opened: Root[] = []

export const createRoot: typeof open = (box, options) => {
  const root = open(box, options)
  opened.push(root)
  return root
}

/** Takes down all that was rendered. */
export function closeRoots(): void {
  for (const root of opened.splice(0)) root.unmount()
}
