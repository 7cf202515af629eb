import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tryLock } from './file_lock.ts'

export class DataDirInUse extends Error {}

/**
 * Locks the data folder for this process and returns a function that releases it; throws DataDirInUse with the
 * holder's pid, which only the message needs: the lock ends with the process.
 */
export function lockDataDir(dataDir: string): () => void {
  const pidFile = path.join(dataDir, 'server.pid')
  const release = tryLock(path.join(dataDir, 'server.lock'))
  if (!release)
    throw new DataDirInUse(
      `The data folder ${dataDir} is in use by another server (pid ${readPid(pidFile)}). ` +
        'Stop that one first, or start this one with another DATA_DIR.',
    )
  writeFileSync(pidFile, String(process.pid))
  return release
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'unknown'
  }
}
