/** Checks in the browser before a byte is sent (SPEC 5.22, 5.23); the server checks again. */
import type { MouseEvent } from 'react'
import type { Lang } from '#contract/enums.ts'
import { problemText } from '#contract/problems.ts'
import {
  allExtensions,
  isListed,
  typeOfExtension,
  uploadLimitMb,
  uploadLimits,
  type FileType,
  type Usage,
} from '#contract/upload.ts'

export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The first of the allowed types that has the file's extension. */
export const fileTypeOf = (name: string, allowed: readonly FileType[], usage: Usage): FileType | undefined =>
  typeOfExtension(extensionOf(name), allowed, usage)

/** Value of an input's `accept`. */
export const acceptOf = (allowed: readonly FileType[], usage: Usage): string =>
  allExtensions(allowed, usage)
    .map((extension) => `.${extension}`)
    .join(',')

/** Resets a file input, so that choosing the same file again counts as a change. */
export const sameAgain = {
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    currentTarget.value = ''
  },
}

/** Returns why a file cannot be uploaded, in the reader's language, or undefined. */
export function uploadRefusal(
  file: { name: string; size: number },
  given: { allowed: readonly FileType[]; usage: Usage; inList: boolean; lang: Lang },
): string | undefined {
  const { allowed, usage, inList, lang } = given
  const type = fileTypeOf(file.name, allowed, usage)
  if (!type)
    return problemText('file_type_refused', lang, { types: allExtensions(allowed, usage).join(', ') })
  const limit = uploadLimitMb(inList && isListed(type))
  if (file.size > limit * 1024 * 1024) return problemText('file_too_large', lang, { limit })
  return undefined
}

/** Splits chosen files into those that still fit into the list of nine and the others. */
export function fitList<F>(
  files: readonly F[],
  present: number,
  max: number = uploadLimits.files,
): [F[], F[]] {
  const room = Math.max(0, max - present)
  return [files.slice(0, room), files.slice(room)]
}
