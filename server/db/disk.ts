/** How much room the disk of DATA_DIR has, and whether the database was refused some (docs/RELIABILITY.md, section 9). */
import { statfs } from 'node:fs/promises'
import type { Config } from '#server/config.ts'
import { DiskFull } from './failures.ts'

/** `low`: no uploads are accepted any more. `full`: the database cannot write. */
export type DiskState = 'ok' | 'low' | 'full'

export type Disk = {
  /** Throws DiskFull when the embedded database has too little room left for a write. */
  requireRoom(): Promise<void>
  /** Notes that the database could not write. */
  noteFull(now: Date): void
  state(now: Date): Promise<DiskState>
  /** Free bytes. */
  free(): Promise<number>
}

/** How long (ms) a refused write counts: somebody writes at least once a minute, if only the job queue. */
const refusedForMs = 90_000
const megabyte = 1024 * 1024

export function diskOf(config: Config): Disk {
  let refusedAt = -Infinity
  const free = async () => {
    const { bavail, bsize } = await statfs(config.dataDir)
    return bavail * bsize
  }
  /** With PostgreSQL the disk of DATA_DIR holds only uploads. */
  const lacksReserve = async () =>
    config.databaseUrl === undefined && (await free()) < config.databaseReserveMb * megabyte
  return {
    free,
    async requireRoom() {
      if (await lacksReserve()) throw new DiskFull('The disk of the embedded database is nearly full')
    },
    noteFull: (now) => void (refusedAt = now.getTime()),
    async state(now) {
      if (now.getTime() - refusedAt < refusedForMs || (await lacksReserve())) return 'full'
      return (await free()) < config.minFreeMb * megabyte ? 'low' : 'ok'
    },
  }
}
