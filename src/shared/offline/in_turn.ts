/**
 * Runs `work` when nobody else on this device, no tab and no worker, is at work under that name; who comes meanwhile
 * waits. A page without a secure origin has no locks, and no worker that would work beside it.
 */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()
