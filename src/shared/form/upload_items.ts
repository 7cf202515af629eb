/** The list behind an upload field: uploaded files and pending ones, in the person's order. Pure functions. */
import type { FileRef } from '#contract/fields.ts'
import type { FileType } from '#contract/upload.ts'
import { isLocal, localId } from '../offline/local_files.ts'

export type UploadItem = {
  key: string
  name: string
  type: FileType
  /** Null until the server or this device has stored it. */
  address: string | null
  /** `keeping`: being written to this device, or read from it. */
  state: 'keeping' | 'waiting' | 'uploading' | 'done' | 'failed' | 'offline'
  /** Progress from 0 to 1. */
  progress: number
  error: string | null
  /** The reason has been said in a dialog (SPEC 8.17); the file's own caption need not repeat it. */
  isTold: boolean
  /** How many attempts in a row failed because of network or server, and the earliest time of the next one (ms). */
  attempts: number
  nextAt: number
  /** This device could not store it: until the server has it, it exists only in the page. */
  isUnkept: boolean
  file: File | null
  /** Object URL of a pending picture: its thumbnail if this device stores one. */
  localUrl: string | null
}

export const doneItem = (ref: FileRef): UploadItem => ({
  key: ref.address,
  name: ref.name,
  type: ref.type,
  address: ref.address,
  state: 'done',
  progress: 1,
  error: null,
  isTold: false,
  attempts: 0,
  nextAt: 0,
  isUnkept: false,
  file: null,
  localUrl: null,
})

/** An item for a file of the form's value, on the server or only on this device. */
export const itemOf = (ref: FileRef): UploadItem =>
  isLocal(ref.address)
    ? { ...doneItem(ref), key: localId(ref.address), state: 'keeping', progress: 0 }
    : doneItem(ref)

/** A chosen file that has not been started yet. */
export const newItem = (file: File, type: FileType): UploadItem => ({
  key: crypto.randomUUID(),
  name: file.name.slice(-120),
  type,
  address: null,
  state: 'waiting',
  progress: 0,
  error: null,
  isTold: false,
  attempts: 0,
  nextAt: 0,
  isUnkept: false,
  file,
  localUrl: null,
})

/** The chosen picture itself, if no thumbnail of it is stored; rendering many camera-sized ones takes seconds. */
export const previewOf = ({ file, type }: UploadItem): string | null =>
  file && type === 'image' ? URL.createObjectURL(file) : null

/** Not stored, whether pending or refused. */
const isUnstored = (item: UploadItem): boolean => item.state !== 'done'
/** Neither on the server nor on this device: only in the page. */
export const isOnlyHere = (item: UploadItem): boolean => item.address === null
/** Still pending: a submit should wait for it. */
export const isPending = (item: UploadItem): boolean => isUnstored(item) && item.state !== 'failed'

/** The form's value: the files on the server and on this device, in order. */
export const refsOf = (items: readonly UploadItem[]): FileRef[] =>
  items.flatMap(({ address, name, type }) => (address === null ? [] : [{ address, name, type }]))

/** Whether two values hold the same files in the same order. */
export const sameRefs = (a: readonly FileRef[], b: readonly FileRef[]) =>
  a.length === b.length && a.every((ref, index) => ref.address === b[index]?.address)

/** Replaces the value by one set from outside (restored, reset), and keeps pending files at the end. */
export function reconcile(items: UploadItem[], value: readonly FileRef[]): UploadItem[] {
  if (sameRefs(refsOf(items), value)) return items
  const known = new Map(items.map((item) => [item.address, item]))
  return [...value.map((ref) => known.get(ref.address) ?? itemOf(ref)), ...items.filter(isOnlyHere)]
}

export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length || from === to) return [...items]
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}
