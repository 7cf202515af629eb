import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

/**
 * Locks `file`, which is created, and returns a function that releases it; undefined while somebody else holds it. It is
 * an operating-system lock (through SQLite's exclusive lock), so it ends with the process, even after a crash, and no pid
 * has to be checked.
 */
export function tryLock(file: string): (() => void) | undefined {
  mkdirSync(path.dirname(file), { recursive: true })
  const holder = new DatabaseSync(file)
  try {
    holder.exec('begin exclusive')
  } catch (error) {
    holder.close()
    if (!(error instanceof Error) || !/locked/.test(error.message)) throw error
    return undefined
  }
  return () => holder.close()
}

/** How often a process that waits looks whether the lock is free; what locks are for takes seconds. */
const pollMs = 100

/**
 * Runs `work` while no other process runs its own under the same `file`; calls `onWait` once if it has to wait for one.
 */
export async function underLock<T>(
  file: string,
  work: () => Promise<T>,
  onWait: () => void = () => {},
): Promise<T> {
  let release = tryLock(file)
  if (!release) onWait()
  for (; !release; release = tryLock(file)) await setTimeout(pollMs)
  try {
    return await work()
  } finally {
    release()
  }
}
