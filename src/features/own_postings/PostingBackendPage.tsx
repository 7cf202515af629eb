import { lazy, Suspense } from 'react'
import { useSession } from '#shared/session/session.ts'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { OwnPostings } from './OwnPostings.tsx'
import type { OwnSearch } from '#features/postings/own_search.ts'
import { lacksRight, NoPublishRight } from '#features/postings/form/NoPublishRight.tsx'
import type { PostingKindEntry } from '#features/postings/registry.ts'

const Form = lazy(() =>
  import('#features/postings/form/PostingFormPage.tsx').then((module) => ({
    default: module.PostingFormPage,
  })),
)

/** A kind's page in the company's backend (SPEC 2.36–2.40): its list, or the form if `command` is set. */
export function PostingBackendPage({ entry, search }: { entry: PostingKindEntry; search: OwnSearch }) {
  const session = useSession()
  if (session && lacksRight(session, entry.definition))
    return <NoPublishRight definition={entry.definition} />
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
