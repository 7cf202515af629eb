import { Skeleton, Stack } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { useOnline } from '../offline/online.ts'
import { Empty } from './Empty.tsx'

/** Data from the device arrives within this time (ms); offline nothing else will arrive after it. */
const offlineDelayMs = 5_000

/** Placeholder while something loads; when offline it is replaced after a while by a message, until the network is back. */
function Loading({ height, children }: { height?: string; children: ReactNode }) {
  const { t } = useLingui()
  const online = useOnline()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (online) return undefined
    const timer = setTimeout(() => setLate(true), offlineDelayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [online])
  if (!online && isLate)
    return (
      <Empty
        title={t`You are offline`}
        hint={t`This part needs a connection. What you have typed is kept; try again when you are online.`}
      />
    )
  return (
    <Stack gap="md" mih={height} role="status" aria-label={t`Loading`}>
      {children}
    </Stack>
  )
}

/** Grey rows in place of a loading list; `height` is the height of a row in px, so that the page does not jump. */
export function RowsSkeleton({ rows = 6, height = 64 }: { rows?: number; height?: number }) {
  return (
    <Loading>
      <Stack gap={8} p="md">
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Stack>
    </Loading>
  )
}

/** Placeholder of a page whose data or code is loading. */
export function PageSkeleton() {
  return (
    // As high as the window, because a visible footer would jump when the page appears.
    <Loading height="100vh">
      <Skeleton height={28} width="30%" />
      <Skeleton height={120} />
      <Skeleton height={320} />
    </Loading>
  )
}
