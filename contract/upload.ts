import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { webAddress } from './text.ts'

/** Allowed extensions per file type (SPEC 5.25–5.30); WebP, as the server stores every picture, is an addition (decision 129). */
export const fileTypes = {
  image: ['jpg', 'png', 'bmp', 'jpeg', 'webp'],
  video: ['mp4', 'avi', 'flv', 'mkv', 'mpeg'],
  document: ['pdf', 'doc', 'docx', 'xlsx'],
  apk: ['apk'],
  wgt: ['wgt'],
  pdf: ['pdf'],
} as const
export type FileType = keyof typeof fileTypes
export const fileTypeNames = ['image', 'video', 'document', 'apk', 'wgt', 'pdf'] as const

/** Formats of CAD programs (decision 049): documents with the usage `drawing` only, stored unchanged. */
const drawingExtensions = ['dwg', 'dxf', 'step', 'stp'] as const

export const usages = [
  'avatar',
  'posting',
  'certificate',
  'drawing',
  'conversation',
  'company',
  'forum',
  'admin',
] as const
export type Usage = (typeof usages)[number]

/** Allowed extensions for a file of this type and usage. */
export const extensionsOf = (type: FileType, usage: Usage): readonly string[] =>
  type === 'document' && usage === 'drawing' ? [...fileTypes.document, ...drawingExtensions] : fileTypes[type]

/** Returns the first of the allowed types that has this extension. */
export const typeOfExtension = (
  extension: string,
  allowed: readonly FileType[],
  usage: Usage,
): FileType | undefined => allowed.find((type) => extensionsOf(type, usage).includes(extension))

/** Extensions that files of any of these types may have. */
export const allExtensions = (allowed: readonly FileType[], usage: Usage): string[] => [
  ...new Set(allowed.flatMap((type) => extensionsOf(type, usage))),
]

/** Size limits in MB (SPEC 5.23, 9.16): for a single file of any kind, and for each picture of a list of at most nine. */
export const uploadLimits = { single: 20, list: 5, files: 9 } as const
/** `inList`: the file is in a list of up to nine. Only pictures have a lower limit there, documents do not. */
export const uploadLimitMb = (inList: boolean): number => (inList ? uploadLimits.list : uploadLimits.single)

/** Whether the lower limit of a list applies: to pictures it does, to documents it does not. */
export const isListed = (type: FileType): boolean => type === 'image'

/**
 * Usages whose files are private: they are read with signed addresses, valid for some minutes, from an answer that
 * shows them.
 */
export const privateUsages: readonly Usage[] = ['certificate', 'drawing', 'conversation', 'company']

export const uploadApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/resource/upload/',
    access: 'user',
    acting: 'allowed',
    summary:
      'Upload one file (field `file`); `data` is its address. An image is stored re-encoded; see thumbAddress()',
    multipart: true,
    body: z.strictObject({
      file_type: z.enum(fileTypeNames),
      usage: z.enum(usages),
      /** `1` for a picture of a list, which may have 5 MB instead of 20. */
      list: z.optional(z.literal('1')),
    }),
    reply: z.string(),
  }),
  fetch: endpoint({
    method: 'POST',
    path: '/api/resource/fetch/',
    access: 'user',
    acting: 'allowed',
    summary:
      'Copy a file from a public https address, with the same checks as an upload of its type; returns the address of the copy',
    body: z.strictObject({
      address: webAddress,
      /** Types that the field accepts; an address does not always show which one the file has. */
      file_types: z.array(z.enum(fileTypeNames)).check(z.minLength(1), z.maxLength(fileTypeNames.length)),
      usage: z.enum(usages),
      /** `1`: the file is one of a list, where the limit of a picture is 5 MB instead of 20. */
      list: z.optional(z.literal('1')),
    }),
    /** Address of the copy. */
    reply: z.object({ address: z.string(), file_type: z.enum(fileTypeNames) }),
  }),
  access: endpoint({
    method: 'POST',
    path: '/api/resource/access/',
    access: 'user',
    acting: 'allowed',
    summary: 'Which of these addresses are own uploads; private ones are returned with a signature',
    body: z.strictObject({ addresses: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100)) }),
    reply: z.array(z.string()),
  }),
}
