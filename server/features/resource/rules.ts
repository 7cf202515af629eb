import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { fileTypes, uploadLimitMb, type FileType, type Usage } from '#contract/resource.ts'
import { Problem } from '#server/http/problem.ts'
import { megabyte, type ReceivedFile } from '#server/http/receive_file.ts'
import type { Actor } from '#server/http/session.ts'

/** What the content of a file with this extension may be found to be. */
const contents: Record<string, readonly string[]> = {
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png', 'apng'],
  bmp: ['bmp'],
  mp4: ['mp4', 'm4v', 'mov'],
  avi: ['avi'],
  flv: ['flv'],
  mkv: ['mkv', 'webm'],
  mpeg: ['mpg', 'mpeg'],
  pdf: ['pdf'],
  doc: ['cfb', 'doc'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  apk: ['apk', 'jar', 'zip'],
  wgt: ['zip', 'jar'],
}

/** App packages belong to the operators of app editions, back-office pictures to operators. */
export function requireUploadRight(actor: Actor, fileType: FileType, usage: Usage): void {
  const isPackage = fileType === 'apk' || fileType === 'wgt'
  if (isPackage && !actor.permissions.has('app_edition.get')) throw new Problem('forbidden')
  if (usage === 'admin' && !actor.isBackend) throw new Problem('forbidden')
}

/** Extension of the name, which must be one of the file type's (spec §5). */
export function allowedExtension(filename: string, fileType: FileType): string {
  const extension = path.extname(filename).slice(1).toLowerCase()
  const allowed: readonly string[] = fileTypes[fileType]
  if (!allowed.includes(extension)) {
    throw new Problem('file_type_refused', { values: { types: allowed.join('/') } })
  }
  return extension
}

/** 20 MB for one file, 5 MB for each of a list (spec §5). */
export function requireSize(file: ReceivedFile, usage: Usage): void {
  const limit = uploadLimitMb(usage)
  if (file.truncated || file.size > limit * megabyte)
    throw new Problem('file_too_large', { values: { limit } })
}

/** What the first bytes say the file is, which must agree with its extension. */
export async function requireContent(file: ReceivedFile, extension: string): Promise<string> {
  const found = (await fileTypeFromFile(file.path))?.ext
  if (found === undefined || !contents[extension]?.includes(found)) throw new Problem('file_damaged')
  return found
}
