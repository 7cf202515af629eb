import type { PostingRow } from '#contract/postings/views.ts'
import { CollectButton } from '#features/collection/index.ts'
import { CompareCheck } from '../compare/CompareToggle.tsx'
import { ResponseButton } from '../ResponseButton.tsx'

export type ListItemProps = {
  posting: PostingRow
  /** Whether the reader has it in the own collection. */
  collected: boolean
}

/** What a buyer does with a row. */
export function PostingActions({ posting, collected }: ListItemProps) {
  return (
    <>
      <ResponseButton posting={posting} size="compact-sm" fz={13} px={6} fullWidth />
      <CollectButton target={posting} known={{ collected }} size="compact-sm" fz={13} px={6} fullWidth />
      <CompareCheck posting={posting} />
    </>
  )
}
