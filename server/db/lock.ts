import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataDirInUse extends Error {}

/**
 * Locks the data folder for this process and returns a function that releases it; throws DataDirInUse with the
 * holder's pid. It is an operating-system lock (through SQLite's exclusive lock), so it ends with the process, even
 * after a crash, and no pid has to be checked.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const pidFile = path.join(dataDir, 'server.pid')
  const holder = new DatabaseSync(path.join(dataDir, 'server.lock'))
  try {
    holder.exec('begin exclusive')
  } catch (error) {
    holder.close()
    if (!(error instanceof Error) || !/locked/.test(error.message)) throw error
    throw new DataDirInUse(
      `The data folder ${dataDir} is in use by another server (pid ${readPid(pidFile)}). ` +
        'Stop that one first, or start this one with another DATA_DIR.',
    )
  }
  writeFileSync(pidFile, String(process.pid))
  return () => holder.close()
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'unknown'
  }
}
