import type { AttachmentRow } from './account_rows.ts'

/**
 * Addresses of files that are stored on this device and not uploaded yet. They take the place of the server address
 * in a form's values, in the person's order, and pass the form's checks like any other upload.
 */
const prefix = '/uploads/local/'

export const localAddress = (id: string): string => prefix + id
export const isLocal = (address: string): boolean => address.startsWith(prefix)
export const localId = (address: string): string => address.slice(prefix.length)

const visit = (value: unknown, each: (text: string) => unknown): unknown => {
  if (typeof value === 'string') return each(value)
  if (Array.isArray(value)) return value.map((one) => visit(one, each))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visit(one, each)]))
}

/** Half of the time for which the server keeps an unused file. */
const trustMs = 12 * 3_600_000

type OnDevice = Pick<AttachmentRow, 'id' | 'address' | 'uploadedAt' | 'bytes'>

/**
 * The file's address on the server as far as this device knows: long-uploaded ones may have been deleted and are
 * uploaded again.
 */
export function addressOf(file: Omit<OnDevice, 'id'> | undefined, now: number): string | null {
  if (!file?.address) return null
  const isOld = Math.abs(now - (file.uploadedAt ?? now)) > trustMs
  return isOld && file.bytes.byteLength > 0 ? null : file.address
}

/** Returns a draft's values in which files that were uploaded long ago are local again. */
export function withOldFilesWaiting<V>(values: V, files: readonly OnDevice[], now: number): V {
  const old = files.filter((file) => file.address !== null && addressOf(file, now) === null)
  const waiting = new Map(old.map(({ address, id }) => [address, localAddress(id)]))
  return waiting.size === 0 ? values : (visit(values, (text) => waiting.get(text) ?? text) as V)
}

type Values = Readonly<Record<string, unknown>>

/** Ids of the form's files that are still only on this device, in the order of the form. */
export function localFiles(values: Values): string[] {
  const ids = new Set<string>()
  visit(values, (text) => isLocal(text) && ids.add(localId(text)))
  return [...ids]
}

/** The values with the server addresses of the files that have one; other files are unchanged. */
export const withAddresses = (values: Values, addresses: ReadonlyMap<string, string>): Values =>
  visit(values, (text) => (isLocal(text) ? (addresses.get(localId(text)) ?? text) : text)) as Values

const isWaiting = (one: unknown): boolean =>
  typeof one === 'string'
    ? isLocal(one)
    : typeof one === 'object' && one !== null && 'address' in one && isLocal(String(one.address))

/** The values without files that are still local: what can be saved on the server now. */
export const withoutLocal = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((one) => !isWaiting(one)) : value,
    ]),
  )
