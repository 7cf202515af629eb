import { thumbAddress } from '#contract/upload.ts'
import { tidyText } from '#contract/text.ts'
import { serverAddress } from '../offline/server_address.ts'

/**
 * Returns true for a file on another server; the page never loads one by itself (docs/decisions/067-outside-files-are-
 * fetched-once.md).
 */
export const isOutside = (address: string): boolean => !address.startsWith('/')

/** Where the browser finds an uploaded file; other addresses stay as they are. */
export const fileUrl = (address: string): string =>
  address.startsWith('/uploads/') ? serverAddress(address) : address

/** Where the browser finds the small picture of an uploaded one. */
export const thumbUrl = (address: string): string => fileUrl(thumbAddress(address))

/** The small picture of a person, where there is one that the browser may load. */
export const avatarUrl = (address: string | null | undefined): string | undefined =>
  address && !isOutside(address) ? thumbUrl(address) : undefined

/** What a file under an https address is called: the end of its path, else its site. */
export function nameOfAddress(address: string): string {
  const { pathname, hostname } = new URL(address)
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname
  try {
    return tidyText(decodeURIComponent(last), 120) || hostname
  } catch {
    return tidyText(last, 120)
  }
}
