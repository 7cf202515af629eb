import { lazy, Suspense } from 'react'
import type { PostingDetail } from '#contract/postings/views.ts'

const CutMatches = lazy(async () => ({ default: (await import('./CutMatches.tsx')).CutMatches }))

/** On the page of a fragment-cut request: the remnants that all its pieces can be cut from. */
export function RemnantsSection({ posting }: { posting: PostingDetail }) {
  return (
    <Suspense>
      <CutMatches posting={posting} of="remnants" />
    </Suspense>
  )
}

/** On the page of a remnant: the requests that it could serve. */
export function RequestsSection({ posting }: { posting: PostingDetail }) {
  if (posting.character !== 2 || posting.state !== 'online') return null
  return (
    <Suspense>
      <CutMatches posting={posting} of="requests" />
    </Suspense>
  )
}
