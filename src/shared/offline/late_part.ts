import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { isStaleChunk } from './stale_chunk.ts'

const whenOnline = (): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/** Loads a part of the page; what cannot be loaded without a network is tried again when it is back. */
async function loadOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine || !isStaleChunk(error)) throw error
    await whenOnline()
    return loadOnline(load)
  }
}

/**
 * A component beside what somebody reads, such as a chart, whose code is loaded when it is first shown. Without a network
 * it keeps showing what stands in for it (`Suspense`), instead of an error that takes the whole page away.
 */
export const latePart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadOnline(load) }))
