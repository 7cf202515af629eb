import { lazy, Suspense } from 'react'

const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }))

/** What an unknown path shows; loaded when somebody comes to one. */
export const NoSuchPage = () => (
  <Suspense>
    <NotFound />
  </Suspense>
)
