import { createContext } from 'react'
import type { FileType, Usage } from '#contract/upload.ts'
import { fileUrl, thumbUrl } from '../api/file_address.ts'
import { onAccountLeft } from '../session/account_memory.ts'
import { isLocal } from '../offline/local_files.ts'

/** A file of the form as stored on this device. */
export type KeptFile = {
  file: File
  /** Object URL of a thumbnail, or null. */
  thumbUrl: string | null
  /** Address on the server once uploaded. */
  address: string | null
}

/** Stores chosen files until the server has them. */
export type FileKeeper = {
  /** Stores a file under an id and returns an object URL of its thumbnail. Rejects when the device has no room. */
  keep: (id: string, file: File, of: { file_type: FileType; usage: Usage }) => Promise<string | null>
  read: (id: string) => Promise<KeptFile | undefined>
  /** The file's address on the server, as far as this device knows. */
  address: (id: string) => Promise<string | null>
  /** Stores the file's address on the server. */
  uploaded: (id: string, address: string) => Promise<void>
  /** Called with the reason when a file cannot be stored, and with `null` once it is stored, uploaded or removed. */
  report: (id: string, error: unknown) => void
}

/** The storage for files of the surrounding form; without one, files exist only in the page until they are uploaded. */
export const FileKeeperContext = createContext<FileKeeper | null>(null)

/** Thumbnails of files that are only on this device, by local address. */
const thumbUrls = new Map<string, string>()

onAccountLeft(() => {
  for (const url of thumbUrls.values()) URL.revokeObjectURL(url)
  thumbUrls.clear()
})

export function showThumb(address: string, url: string | null): void {
  if (url === null) thumbUrls.delete(address)
  else thumbUrls.set(address, url)
}

/** Where the thumbnail of an address can be loaded from, the server or this device; undefined if there is none. */
export const thumbUrlOf = (address: string): string | undefined =>
  isLocal(address) ? thumbUrls.get(address) : thumbUrl(address)

/** Where a picture of a text can be loaded from; of one that is only on this device, its thumbnail. */
export const pictureUrlOf = (address: string): string | undefined =>
  isLocal(address) ? thumbUrlOf(address) : fileUrl(address)
