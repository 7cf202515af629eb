import { Suspense } from 'react'
import type { PostingDetail } from '#contract/postings/views.ts'
import { latePart } from '#shared/offline/late_part.ts'

const CutMatches = latePart(async () => (await import('./CutMatches.tsx')).CutMatches)

/** Section on the page of a cut-to-size request: the remnants from which all its pieces can be cut. */
export function RemnantsSection({ posting }: { posting: PostingDetail }) {
  return (
    <Suspense>
      <CutMatches posting={posting} of="remnants" />
    </Suspense>
  )
}

/** Section on the page of a remnant: the requests whose pieces can be cut from it. */
export function RequestsSection({ posting }: { posting: PostingDetail }) {
  if (posting.character !== 2 || posting.state !== 'online') return null
  return (
    <Suspense>
      <CutMatches posting={posting} of="requests" />
    </Suspense>
  )
}
