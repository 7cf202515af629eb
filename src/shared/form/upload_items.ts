/** The list behind an upload field: uploaded files and those on their way, in the person's order. Pure functions. */
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
  /** 0 to 1. */
  progress: number
  error: string | null
  /** How many tries in a row failed because of network or server, and the earliest time of the next one (ms). */
  attempts: number
  nextAt: number
  /** This device refused to store it: until the server has it, it is only in the page. */
  isUnkept: boolean
  file: File | null
  /** Object URL of a picture that is still on its way: a small one where this device keeps it. */
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
  attempts: 0,
  nextAt: 0,
  isUnkept: false,
  file: null,
  localUrl: null,
})

/** An item of the form's value: on the server, or still on this device only. */
export const itemOf = (ref: FileRef): UploadItem =>
  isLocal(ref.address)
    ? { ...doneItem(ref), key: localId(ref.address), state: 'keeping', progress: 0 }
    : doneItem(ref)

/** A chosen file that waits for its turn. */
export const newItem = (file: File, type: FileType): UploadItem => ({
  key: crypto.randomUUID(),
  name: file.name.slice(-120),
  type,
  address: null,
  state: 'waiting',
  progress: 0,
  error: null,
  attempts: 0,
  nextAt: 0,
  isUnkept: false,
  file,
  localUrl: null,
})

/** The chosen picture itself, for where no small one of it is kept; drawing many of a camera's size takes seconds. */
export const previewOf = ({ file, type }: UploadItem): string | null =>
  file && type === 'image' ? URL.createObjectURL(file) : null

/** Not stored, whether on its way or refused. */
const isUnstored = (item: UploadItem): boolean => item.state !== 'done'
/** Neither on the server nor on this device: only in the page. */
export const isOnlyHere = (item: UploadItem): boolean => item.address === null
/** Still on its way: a submit should wait for it. */
export const isPending = (item: UploadItem): boolean => isUnstored(item) && item.state !== 'failed'

/** What the form holds: the files on the server and on this device, in order. */
export const refsOf = (items: readonly UploadItem[]): FileRef[] =>
  items.flatMap(({ address, name, type }) => (address === null ? [] : [{ address, name, type }]))

/** Whether two values hold the same files in the same order. */
export const sameRefs = (a: readonly FileRef[], b: readonly FileRef[]) =>
  a.length === b.length && a.every((ref, index) => ref.address === b[index]?.address)

/** Takes over a value set from outside (restored, reset), keeping what is still on its way at the end. */
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
