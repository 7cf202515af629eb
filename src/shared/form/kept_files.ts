import { createContext } from 'react'
import type { FileType, Usage } from '#contract/upload.ts'
import { thumbUrl } from '../api/file_address.ts'
import { onAccountLeft } from '../session/account_memory.ts'
import { isLocal } from '../offline/local_files.ts'

/** A file of the form as this device keeps it. */
export type KeptFile = {
  file: File
  /** Object URL of a small picture, or null. */
  thumbUrl: string | null
  /** Address on the server once uploaded. */
  address: string | null
}

/** Where chosen files are kept until the server has them. */
export type FileKeeper = {
  /** Stores a file under an id and gives an object URL of its small picture. Rejects when the device has no room. */
  keep: (id: string, file: File, of: { file_type: FileType; usage: Usage }) => Promise<string | null>
  read: (id: string) => Promise<KeptFile | undefined>
  /** Where the server keeps it, as far as this device knows. */
  address: (id: string) => Promise<string | null>
  /** Remembers where the server keeps it. */
  uploaded: (id: string, address: string) => Promise<void>
  /** Called with the reason when a file cannot be stored, and with `null` once it is stored, uploaded or removed. */
  report: (id: string, error: unknown) => void
}

/** The keeper of the form around an upload field; without one, files are only in the page until they are uploaded. */
export const FileKeeperContext = createContext<FileKeeper | null>(null)

/** Small pictures of files that are only on this device, by local address. */
const thumbUrls = new Map<string, string>()

onAccountLeft(() => {
  for (const url of thumbUrls.values()) URL.revokeObjectURL(url)
  thumbUrls.clear()
})

export function showThumb(address: string, url: string | null): void {
  if (url === null) thumbUrls.delete(address)
  else thumbUrls.set(address, url)
}

/** Where the small picture of an address can be seen: on the server, or on this device; undefined where there is none. */
export const thumbUrlOf = (address: string): string | undefined =>
  isLocal(address) ? thumbUrls.get(address) : thumbUrl(address)
