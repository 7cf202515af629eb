import { thumbAddress } from '#contract/thumb_address.ts'
import { tidyText } from '#contract/text.ts'
import { serverAddress } from '../offline/server_address.ts'

/**
 * Returns true for a file on another server; the page never loads one by itself (docs/decisions/067-outside-files-are-
 * fetched-once.md).
 */
export const isOutside = (address: string): boolean => !address.startsWith('/')

/** Address of an uploaded file for the browser; other addresses are returned unchanged. */
export const fileUrl = (address: string): string =>
  address.startsWith('/uploads/') ? serverAddress(address) : address

/** Address of an uploaded file's thumbnail for the browser. */
export const thumbUrl = (address: string): string => fileUrl(thumbAddress(address))

/** The thumbnail of a person's avatar, if the browser may load it. */
export const avatarUrl = (address: string | null | undefined): string | undefined =>
  address && !isOutside(address) ? thumbUrl(address) : undefined

/** Display name of a file under an https address: the last part of its path, or else its host. */
export function nameOfAddress(address: string): string {
  const { pathname, hostname } = new URL(address)
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname
  try {
    return tidyText(decodeURIComponent(last), 120) || hostname
  } catch {
    return tidyText(last, 120)
  }
}
