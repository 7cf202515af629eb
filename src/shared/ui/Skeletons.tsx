import { Skeleton, Stack } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'

/** Grey rows in place of a list that is loading; `height` is one row's, in px, so that nothing jumps. */
export function RowsSkeleton({ rows = 6, height = 64 }: { rows?: number; height?: number }) {
  const { t } = useLingui()
  return (
    <Stack gap={8} p="md" role="status" aria-label={t`Loading`}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  )
}

/** A page whose data or code is on its way. */
export function PageSkeleton() {
  const { t } = useLingui()
  return (
    // As high as the window: a footer that stood in sight would jump when the page comes.
    <Stack gap="md" mih="100vh" role="status" aria-label={t`Loading`}>
      <Skeleton height={28} width="30%" />
      <Skeleton height={120} />
      <Skeleton height={320} />
    </Stack>
  )
}
