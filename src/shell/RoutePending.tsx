import { useEffect, useState } from 'react'
import { ApiError } from '#shared/api/error.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { useLingui } from '@lingui/react/macro'

/** How long to wait for a page's code before offering a retry (SPEC 9.17). */
const timeoutMs = 120_000

/** Shown while a page's code or data is loading; after two minutes it offers to reload. */
export function RoutePending() {
  const { t } = useLingui()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeoutMs)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return <PageSkeleton />
  const error = new ApiError({ kind: 'timeout', message: t`The page did not load in time` })
  return <ErrorPanel error={error} retry={() => location.reload()} />
}
