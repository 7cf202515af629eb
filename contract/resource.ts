import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Allowed extensions per file type (spec §5). */
export const fileTypes = {
  image: ['jpg', 'png', 'bmp', 'jpeg'],
  video: ['mp4', 'avi', 'flv', 'mkv', 'mpeg'],
  document: ['pdf', 'doc', 'docx', 'xlsx'],
  apk: ['apk'],
  wgt: ['wgt'],
  pdf: ['pdf'],
} as const
export type FileType = keyof typeof fileTypes
export const fileTypeNames = ['image', 'video', 'document', 'apk', 'wgt', 'pdf'] as const

export const usages = ['avatar', 'posting', 'certificate', 'drawing', 'company', 'admin'] as const
export type Usage = (typeof usages)[number]

/** Size limits in MB (spec §5, §9): one file, and each file of a list of at most nine. */
export const uploadLimits = { single: 20, list: 5, files: 9 } as const
/** Usages whose widget is the list of nine files. */
export const listUsages: readonly Usage[] = ['posting', 'certificate', 'drawing', 'admin']
export const uploadLimitMb = (usage: Usage): number =>
  listUsages.includes(usage) ? uploadLimits.list : uploadLimits.single

/** Address of the small picture (480 px) that is stored beside every uploaded image; other addresses stay as they are. */
export const thumbAddress = (address: string): string =>
  address.startsWith('/uploads/') ? address.replace(/\.webp$/, '.thumb.webp') : address

export const resourceApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/resource/upload/',
    access: 'user',
    summary:
      'Upload one file (field `file`); `data` is its address. An image is stored re-encoded; see thumbAddress()',
    multipart: true,
    body: z.strictObject({ file_type: z.enum(fileTypeNames), usage: z.enum(usages) }),
    reply: z.string(),
  }),
}
