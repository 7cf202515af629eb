import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import {
  access,
  constants,
  copyFile,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { thumbAddress } from '#contract/thumb_address.ts'
import { folderSender, type HeadersOf, type Send } from './folder_sender.ts'
import { Problem } from './problem.ts'

/** A received file that is checked before it is stored or refused. */
export type Incoming = {
  /** Path at which local programs can read the file until it is discarded. */
  path: string
  /** Size in bytes. */
  size: number
  /** Deletes the received file, whether it was stored or not. */
  discard(): Promise<void>
}

/**
 * Stores uploads; no other code knows where they are. Addresses look like `/uploads/2026/01/<random>.webp`, and the
 * file at an address never changes.
 */
export type Storage = {
  /** Throws `storage_full` when there is too little free space: the database may need what is left. */
  requireRoom(): Promise<void>
  /** Throws when nothing can be stored at the moment. */
  check(): Promise<void>
  /** The market whose files these are; undefined when the folder has not been marked. */
  owner(): Promise<string | undefined>
  /** Marks the folder as that of a market. */
  setOwner(market: string): Promise<void>
  /** Whether there is a file at a path. */
  has(address: string): Promise<boolean>
  /** Receives a file. Throws the error of its source, or `storage_full`, and leaves nothing behind then. */
  receive(source: AsyncIterable<Uint8Array>): Promise<Incoming>
  /**
   * Stores bytes or a received file at a path, and the thumbnail of a picture with it: both, or neither when it
   * throws.
   */
  put(address: string, file: string | Uint8Array, thumb?: Uint8Array): Promise<void>
  /** The bytes of the file at a path, a piece at a time; undefined when there is none. */
  read(address: string): Promise<AsyncIterable<Uint8Array> | undefined>
  /** Deletes the file at a path and its thumbnail; does nothing when there is none. */
  remove(address: string): Promise<void>
  /**
   * Prepares a scope of the application for sending files; returns the function that answers with the file at an
   * address.
   */
  delivery(scope: FastifyInstance, headersOf: HeadersOf): Promise<Send>
}

const prefix = '/uploads/'
/** Longer than any request lives (`requestTimeout` is five minutes) plus the largest clock difference between nodes. */
const abandonedMs = 3 * 3_600_000

/** Stores uploads in a local folder or one that several nodes share. */
export async function localStorage(dataDir: string, minFreeMb = 0): Promise<Storage> {
  const root = path.join(dataDir, 'uploads')
  const incoming = path.join(dataDir, 'incoming')
  await mkdir(incoming, { recursive: true })
  await removeAbandoned(incoming, Date.now() - abandonedMs)
  await mkdir(root, { recursive: true })
  // Never delivered, because its name begins with a dot (`folder_sender.ts`).
  const marker = path.join(root, '.market')
  const fileOf = (address: string) => path.join(root, address.slice(prefix.length))

  async function write(address: string, source: string | Uint8Array): Promise<void> {
    const file = fileOf(address)
    const partial = path.join(incoming, `${path.basename(file)}.partial`)
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await (typeof source === 'string' ? copyFile(source, partial) : writeFile(partial, source))
      await rename(partial, file)
    } catch (error) {
      await rm(partial, { force: true })
      throw diskProblem(error)
    }
  }
  const erase = (address: string) => rm(fileOf(address), { force: true })

  return {
    async requireRoom() {
      const { bavail, bsize } = await statfs(root)
      if (bavail * bsize < minFreeMb * 1024 * 1024) throw new Problem('storage_full')
    },
    check: () => access(root, constants.W_OK),
    owner: async () => (await readFile(marker, 'utf8').catch(absent))?.trim(),
    setOwner: (market) => writeFile(marker, `${market}\n`),
    has: async (address) => (await stat(fileOf(address)).catch(absent)) !== undefined,
    async receive(source) {
      const target = path.join(incoming, randomUUID())
      const discard = () => rm(target, { force: true })
      try {
        const out = createWriteStream(target, { flags: 'wx' })
        await pipeline(source, out)
        return { path: target, size: out.bytesWritten, discard }
      } catch (error) {
        await discard()
        throw diskProblem(error)
      }
    },
    async put(address, file, thumb) {
      await write(address, file)
      if (!thumb) return
      try {
        await write(thumbAddress(address), thumb)
      } catch (error) {
        await erase(address)
        throw error
      }
    },
    async read(address) {
      const file = await open(fileOf(address)).catch(absent)
      return file?.createReadStream()
    },
    async remove(address) {
      for (const one of new Set([address, thumbAddress(address)])) await erase(one)
    },
    async delivery(scope, headersOf) {
      const send = await folderSender(scope, { root, headersOf: (name) => headersOf(prefix + name) })
      return (address, reply) => send(address.slice(prefix.length), reply)
    },
  }
}

/** Deletes what a killed process left behind. Younger files may belong to uploads that another node is receiving. */
async function removeAbandoned(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    // Another node may be starting too, or the upload may have ended since the folder was read.
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(file, { recursive: true, force: true })
  }
}

function absent(error: unknown): undefined {
  if ((error as { code?: unknown }).code !== 'ENOENT') throw error
}

/** A full disk is the only storage error that the sender can act on. */
export function diskProblem(error: unknown): unknown {
  const { code } = error as { code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS' ? new Problem('storage_full') : error
}
