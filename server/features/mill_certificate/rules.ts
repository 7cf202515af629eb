import type { SharedMark } from '#contract/mill_certificate.ts'
import type { FileRef, Piece } from '#contract/fields.ts'
import { foldNumber, type Heat } from '#contract/steel/heat.ts'

type Values = Readonly<Record<string, unknown>>

/** Marks of one posting that are compared; a certificate of more pieces is recognised by these. */
const mostMarks = 2000

const listOf = <T>(values: Values, name: string): readonly T[] => (values[name] ?? []) as T[]

/** Addresses of the uploaded certificate files. */
export const certificateAddresses = (values: Values): string[] =>
  listOf<FileRef>(values, 'certificate_files')
    .map(({ address }) => address)
    .filter((address) => address.startsWith('/'))

/**
 * What a posting's certificates can be recognised by: the hash of each file, and each piece with its heat. A piece without
 * a heat of its own is of the posting's heat; a heat alone is no mark, because it yields many pieces.
 */
export function marksOf(values: Values, hashes: ReadonlyMap<string, string>): string[] {
  const files = certificateAddresses(values).flatMap((address) => {
    const hash = hashes.get(address)
    return hash ? [`file ${hash}`] : []
  })
  const ofPosting = (values['heat_no'] as string | null | undefined) ?? ''
  const pieces: (readonly [heat: string, piece: string])[] = [
    ...listOf<Piece>(values, 'pieces').map((one) => [one.heat_no || ofPosting, one.piece_no] as const),
    ...listOf<Heat>(values, 'heats').flatMap((one) =>
      (one.pieces ?? []).map((piece) => [one.heat_no, piece] as const),
    ),
  ]
  const numbered = pieces
    .map(([heat, piece]) => [foldNumber(heat), foldNumber(piece)] as const)
    .filter(([heat, piece]) => heat !== '' && piece !== '')
    .map(([heat, piece]) => `piece ${heat}/${piece}`)
  return [...new Set([...files, ...numbered])].slice(0, mostMarks)
}

/** A stored mark as operators read it; of a hash its beginning. */
export function shownMark(mark: string): SharedMark {
  const [kind = '', ...rest] = mark.split(' ')
  const text = rest.join(' ')
  return kind === 'file' ? { kind, text: text.slice(0, 12) } : { kind: 'piece', text }
}
