import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Problem } from './problem.ts'

/** Where uploads live. Keys look like `2026/01/<random>.webp`; a key is written once and never changes. */
export type Storage = {
  /** Throws `storage_full` while the disk has no room to spare: the database may need what is left. */
  requireRoom(): Promise<void>
  /** Stores bytes or the file at a path; throws `storage_full` and leaves nothing behind when there is no room. */
  put(key: string, source: string | Uint8Array): Promise<void>
  read(key: string): Readable
  remove(key: string): Promise<void>
  /** Folder for files that are still being received. */
  incoming: string
  /** Folder that static delivery reads from. */
  root: string
}

/** No request lives as long (`requestTimeout` of the application is five minutes), nor do the clocks of nodes differ so. */
const abandonedMs = 3 * 3_600_000

/** Uploads in a folder of this machine or one that several nodes share. */
export async function localStorage(dataDir: string, minFreeMb = 0): Promise<Storage> {
  const root = path.join(dataDir, 'uploads')
  const incoming = path.join(dataDir, 'incoming')
  await mkdir(incoming, { recursive: true })
  await removeAbandoned(incoming, Date.now() - abandonedMs)
  await mkdir(root, { recursive: true })
  const fileOf = (key: string) => path.join(root, key)
  return {
    incoming,
    root,
    async requireRoom() {
      const { bavail, bsize } = await statfs(root)
      if (bavail * bsize < minFreeMb * 1024 * 1024) throw new Problem('storage_full')
    },
    async put(key, source) {
      const partial = path.join(incoming, `${path.basename(key)}.partial`)
      try {
        await mkdir(path.dirname(fileOf(key)), { recursive: true })
        await (typeof source === 'string' ? copyFile(source, partial) : writeFile(partial, source))
        await rename(partial, fileOf(key))
      } catch (error) {
        await rm(partial, { force: true })
        throw diskProblem(error)
      }
    },
    read: (key) => createReadStream(fileOf(key)),
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

/** Deletes what a killed process left behind; younger files may belong to uploads that another node is receiving. */
async function removeAbandoned(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    // Another node may be starting too, or its upload may have ended since the folder was read.
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(file, { recursive: true, force: true })
  }
}

/** A full disk is the one storage error that the sender can understand. */
export function diskProblem(error: unknown): unknown {
  const { code } = error as { code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS' ? new Problem('storage_full') : error
}
