import { useEffect, useState } from 'react'
import { ApiError } from '#shared/api/error.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { useLingui } from '@lingui/react/macro'

/** Milliseconds after which the code of a page is given up (spec §9: chunk load time-out). */
const timeoutMs = 120_000

/** A page whose code or data is on its way; after two minutes it offers to start again. */
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
