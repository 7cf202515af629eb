import type { PostingRow } from '#contract/postings/views.ts'
import { CollectButton } from '#features/collection/index.ts'
import { CompareCheck } from '#features/compare/index.ts'
import { ResponseButton } from '../ResponseButton.tsx'
import type { WantedPiece } from './wanted_piece.ts'

export type ListItemProps = {
  posting: PostingRow
  /** Whether the reader has saved the posting. */
  collected: boolean
  /** The piece that the search wants to cut from it. */
  wanted?: WantedPiece | undefined
}

/** A reader's actions on a posting in a list. */
export function PostingActions({ posting, collected }: Pick<ListItemProps, 'posting' | 'collected'>) {
  return (
    <>
      <ResponseButton posting={posting} size="compact-sm" fz={13} px={6} fullWidth />
      <CollectButton target={posting} known={{ collected }} size="compact-sm" fz={13} px={6} fullWidth />
      <CompareCheck posting={posting} />
    </>
  )
}
