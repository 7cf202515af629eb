/**
 * Runs `work` while no other tab or worker of this device runs work under the same name; later callers wait. Without
 * a secure origin there are neither locks nor a worker, and `work` runs at once.
 */
export const withDeviceLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()
