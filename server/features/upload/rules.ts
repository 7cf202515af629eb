import { open } from 'node:fs/promises'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { extensionsOf, uploadLimitMb, type FileType, type Usage } from '#contract/upload.ts'
import type { Quotas } from '#contract/quotas.ts'
import { limitOf, requireWithinLimit } from '#server/features/postings/rules.ts'
import { Problem } from '#server/http/problem.ts'
import { megabyte, type ReceivedFile } from '#server/http/receive_file.ts'
import type { Actor } from '#server/http/session.ts'
import { hasDocumentStructure } from './document_rules.ts'
import { isPackage, requireManifest } from './package_rules.ts'
import { hasItsStructure } from './video_rules.ts'

/** The detected content types that are accepted for a file with this extension. */
const contents: Record<string, readonly string[]> = {
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png', 'apng'],
  bmp: ['bmp'],
  webp: ['webp'],
  mp4: ['mp4', 'm4v', 'mov'],
  avi: ['avi'],
  flv: ['flv'],
  mkv: ['mkv', 'webm'],
  mpeg: ['mpg', 'mpeg'],
  doc: ['cfb', 'doc'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  apk: ['apk', 'jar', 'zip'],
  wgt: ['zip', 'jar'],
  dwg: ['dwg'],
}

/**
 * First bytes of formats that the detection library does not know, DXF (ASCII and binary) and STEP (ISO 10303-21), or
 * reads more narrowly than programs do: a PDF may have other bytes before its header.
 */
const beginnings: Record<string, RegExp> = {
  dxf: /^(AutoCAD Binary DXF\r\n|\s*(999\r?\n[^\r\n]*\r?\n\s*)*0\r?\n\s*SECTION)/,
  pdf: /%PDF-\d/,
  step: /^\s*ISO-10303-21;/,
  stp: /^\s*ISO-10303-21;/,
}

/** App packages need the permission for app editions, back-office pictures an operator. */
export function requireUploadRight(actor: Actor, fileType: FileType, usage: Usage): void {
  if (isPackage(fileType) && !actor.permissions.has('app_edition.get')) throw new Problem('forbidden')
  if (usage === 'admin' && !actor.isBackend) throw new Problem('forbidden')
}

/** Returns the extension of the name, which must be one of the file type's (SPEC 5.22). */
export function allowedExtension(filename: string, fileType: FileType, usage: Usage): string {
  const extension = path.extname(filename).slice(1).toLowerCase()
  const allowed = extensionsOf(fileType, usage)
  if (!allowed.includes(extension)) {
    throw new Problem('file_type_refused', { values: { types: allowed.join('/') } })
  }
  return extension
}

/** 20 MB for one file, 5 MB for each picture of a list (SPEC 5.23). */
export function requireSize(file: ReceivedFile, inList: boolean): void {
  const limit = uploadLimitMb(inList)
  if (file.truncated || file.size > limit * megabyte)
    throw new Problem('file_too_large', { values: { limit } })
}

/**
 * Detects the type of a file from its first bytes, which must agree with its extension; a video needs the structure of
 * its container, a document that of its format, an app package its manifest.
 */
export async function requireContent(file: ReceivedFile, extension: string): Promise<string> {
  const beginning = beginnings[extension]
  if (beginning) {
    if (!beginning.test(await firstText(file.path))) throw new Problem('file_damaged')
    if (!(await hasDocumentStructure(file.path, extension))) throw new Problem('file_damaged')
    return extension
  }
  const found = (await fileTypeFromFile(file.path))?.ext ?? ''
  if (!contents[extension]?.includes(found)) throw new Problem('file_damaged')
  if (!(await hasItsStructure(file.path, extension))) throw new Problem('file_damaged')
  if (!(await hasDocumentStructure(file.path, extension))) throw new Problem('file_damaged')
  if (isPackage(extension)) await requireManifest(file.path, extension)
  return found
}

async function firstText(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2000), 0, 2000, 0)
    return buffer.toString('latin1', 0, bytesRead).replace(/^\u00ef\u00bb\u00bf/, '')
  } finally {
    await handle.close()
  }
}

/**
 * Throws quota_exhausted when an account's uploads of a day would exceed its tier's limit in bytes; operators have no
 * limit.
 */
export function requireDailyRoom(quotas: Quotas, actor: Actor, bytes: number): void {
  const limit = limitOf(quotas, 'upload_mb_per_day', actor)
  if (actor.isBackend || limit === null || bytes <= limit * megabyte) return
  requireWithinLimit(quotas, 'upload_mb_per_day', actor, limit)
}
