import { Skeleton, Stack } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { useOnline } from '../offline/online.ts'
import { Empty } from './Empty.tsx'

/** What the device has is there within this time; without a network nothing else comes (ms). */
const patienceMs = 5_000

/** What is loading; without a network it ends by saying that it will not come, and begins again with the network. */
function Loading({ height, children }: { height?: string; children: ReactNode }) {
  const { t } = useLingui()
  const online = useOnline()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (online) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
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

/** Grey rows in place of a list that is loading; `height` is one row's, in px, so that nothing jumps. */
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

/** A page whose data or code is on its way. */
export function PageSkeleton() {
  return (
    // As high as the window: a footer that stood in sight would jump when the page comes.
    <Loading height="100vh">
      <Skeleton height={28} width="30%" />
      <Skeleton height={120} />
      <Skeleton height={320} />
    </Loading>
  )
}
