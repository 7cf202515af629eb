import { withDeviceLock } from './device_lock.ts'

/** What this device remembers of a file on its way: its address on the server, once it has one. */
type Remembered = {
  address: () => Promise<string | null>
  remember: (address: string) => Promise<void>
}

/**
 * Uploads a file of this device unless that was done: its form and the queue, in pages and worker, may want to at the same
 * moment, and the second gets what the first was given.
 */
export function uploadOnce(
  id: string,
  { address, remember }: Remembered,
  upload: () => Promise<string>,
): Promise<string> {
  const work = async () => {
    const known = await address()
    if (known) return known
    const given = await upload()
    await remember(given)
    return given
  }
  return withDeviceLock(`upload:${id}`, work)
}
