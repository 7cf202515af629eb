/** What the browser can refuse before a byte is sent (spec §5); the server checks again. */
import type { MouseEvent } from 'react'
import type { Lang } from '#contract/enums.ts'
import { problemText } from '#contract/problems.ts'
import { extensionsOf, uploadLimitMb, uploadLimits, type FileType, type Usage } from '#contract/upload.ts'

export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The first of the allowed types that has the file's extension. */
export const fileTypeOf = (name: string, allowed: readonly FileType[], usage: Usage): FileType | undefined =>
  allowed.find((type) => extensionsOf(type, usage).includes(extensionOf(name)))

const extensions = (allowed: readonly FileType[], usage: Usage) => [
  ...new Set(allowed.flatMap((type) => extensionsOf(type, usage))),
]

/** Whether a file of the list widget is held to the smaller limit: pictures are, documents are not. */
export const isListed = (type: FileType): boolean => type === 'image'

/** Value of an input's `accept`. */
export const acceptOf = (allowed: readonly FileType[], usage: Usage): string =>
  extensions(allowed, usage)
    .map((extension) => `.${extension}`)
    .join(',')

/** For a file input: without it, choosing the same file a second time would not count as a change. */
export const sameAgain = {
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    currentTarget.value = ''
  },
}

/** Why a file cannot be uploaded, in the reader's language, or undefined. */
export function uploadRefusal(
  file: { name: string; size: number },
  given: { allowed: readonly FileType[]; usage: Usage; inList: boolean; lang: Lang },
): string | undefined {
  const { allowed, usage, inList, lang } = given
  const type = fileTypeOf(file.name, allowed, usage)
  if (!type) return problemText('file_type_refused', lang, { types: extensions(allowed, usage).join(', ') })
  const limit = uploadLimitMb(inList && isListed(type))
  if (file.size > limit * 1024 * 1024) return problemText('file_too_large', lang, { limit })
  return undefined
}

/** Splits chosen files into those that still fit the list of nine and those that do not. */
export function fitList<F>(
  files: readonly F[],
  present: number,
  max: number = uploadLimits.files,
): [F[], F[]] {
  const room = Math.max(0, max - present)
  return [files.slice(0, room), files.slice(room)]
}
