import { useQuery } from '@tanstack/react-query'
import type { Body } from '#contract/steel/cut_fit.ts'

/** The piece that a search wants to cut, in each way it may be read, and how many of it. */
export type WantedPiece = { pieces: readonly Body[]; count: number }

/** Few searches ask what fits a part, so the reader of lines and its table of grades are loaded by the first. */
async function readPiece(keyword: string): Promise<WantedPiece | null> {
  const [{ parseSpec }, { wholePieces }] = await Promise.all([
    import('#contract/steel/spec_parser.ts'),
    import('#contract/steel/search_reading.ts'),
  ])
  const spec = parseSpec(keyword)
  const pieces = wholePieces(spec)
  return pieces.length > 0 ? { pieces, count: spec.quantity ?? 1 } : null
}

/** What “fits my part” looks for; undefined without it, without a whole piece, and until it has been read. */
export function useWantedPiece(
  keyword: string | undefined,
  fits: number | undefined,
): WantedPiece | undefined {
  const { data } = useQuery({
    queryKey: ['wanted piece', keyword],
    queryFn: () => readPiece(keyword ?? ''),
    enabled: Boolean(keyword) && fits !== undefined,
    staleTime: Infinity,
    // Without a network the worker delivers the reader.
    networkMode: 'always',
    structuralSharing: false,
  })
  return fits === undefined ? undefined : (data ?? undefined)
}
