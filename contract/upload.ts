import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { webAddress } from './text.ts'

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

/** What drawing programs write (decision 049): documents of the usage `drawing` alone, kept as they are. */
const drawingExtensions = ['dwg', 'dxf', 'step', 'stp'] as const

export const usages = [
  'avatar',
  'posting',
  'certificate',
  'drawing',
  'conversation',
  'company',
  'admin',
] as const
export type Usage = (typeof usages)[number]

/** Extensions that a file of this type and usage may have. */
export const extensionsOf = (type: FileType, usage: Usage): readonly string[] =>
  type === 'document' && usage === 'drawing' ? [...fileTypes.document, ...drawingExtensions] : fileTypes[type]

/** Size limits in MB (spec §5, §9): one file whatever it is for, and each picture of a list of at most nine. */
export const uploadLimits = { single: 20, list: 5, files: 9 } as const
/** `inList`: the widget is the list of nine, whose pictures are smaller; documents in it are as large as single ones. */
export const uploadLimitMb = (inList: boolean): number => (inList ? uploadLimits.list : uploadLimits.single)

/** Usages whose files are read by signed addresses alone, which an answer that shows them holds for some minutes. */
export const privateUsages: readonly Usage[] = ['certificate', 'drawing', 'conversation', 'company']

/** Address of the small picture (480 px) that is stored beside every uploaded image; other addresses stay as they are. */
export const thumbAddress = (address: string): string =>
  address.startsWith('/uploads/') ? address.replace(/(?<!\.thumb)\.webp(?=\?|$)/, '.thumb.webp') : address

export const uploadApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/resource/upload/',
    access: 'user',
    summary:
      'Upload one file (field `file`); `data` is its address. An image is stored re-encoded; see thumbAddress()',
    multipart: true,
    body: z.strictObject({
      file_type: z.enum(fileTypeNames),
      usage: z.enum(usages),
      /** `1`: one of a list of pictures, each of which may have 5 MB instead of 20. */
      list: z.optional(z.literal('1')),
    }),
    reply: z.string(),
  }),
  fetch: endpoint({
    method: 'POST',
    path: '/api/resource/fetch/',
    access: 'user',
    summary:
      'Take over a file from a public https address; it passes the checks of an upload, and `data` is the address of the copy',
    body: z.strictObject({
      address: webAddress,
      file_type: z.enum(fileTypeNames),
      usage: z.enum(usages),
      /** As for an upload. */
      list: z.optional(z.literal('1')),
    }),
    reply: z.string(),
  }),
  access: endpoint({
    method: 'POST',
    path: '/api/resource/access/',
    access: 'user',
    summary: 'Those of these addresses that are own uploads; a private one comes with its signature',
    body: z.strictObject({ addresses: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100)) }),
    reply: z.array(z.string()),
  }),
}
