import { lazy, Suspense } from 'react'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { OwnPostings } from './own/OwnPostings.tsx'
import type { OwnSearch } from './own/own_search.ts'
import type { PostingKindEntry } from './registry.ts'

const Form = lazy(() =>
  import('./form/PostingFormPage.tsx').then((module) => ({ default: module.PostingFormPage })),
)

/** A kind's page in the personal backend (spec §2): the own list, or with `command` the publish form. */
export function PostingBackendPage({ entry, search }: { entry: PostingKindEntry; search: OwnSearch }) {
  if (search.command === undefined) return <OwnPostings entry={entry} search={search} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Form
        key={search.draft}
        entry={entry}
        code={search.command === 'edit' ? (search.code ?? null) : null}
        draftId={search.draft ?? null}
        spec={search.spec}
      />
    </Suspense>
  )
}
