/** A page never waits longer for the device's storage before it shows something (ms). */
export const patienceMs = 2_000

/** The device's storage has not answered: an open that another tab blocks, or a browser that hangs. */
export class NoAnswer extends Error {}

/** Whether an error means that; a database that never opened was closed for those who waited. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof NoAnswer || (error as { name?: unknown }).name === 'DatabaseClosedError'

/** What the device answers within `ms`; rejects with NoAnswer when it does not. */
export function inTime<T>(work: Promise<T>, ms = patienceMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('The storage of this device does not answer')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
