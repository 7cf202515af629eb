import { Button, Paper } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconRefresh } from '@tabler/icons-react'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isStaleChunk, useReloading } from '#shared/offline/stale_chunk.ts'
import { useOnline } from '#shared/offline/online.ts'
import { reloadFresh } from '#shared/offline/worker.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { ButtonLink } from '#shared/ui/links.tsx'
import { Standalone } from './Standalone.tsx'

/** Shown when a route's data or code failed to load: an offline panel, a reload page, or the error with a retry. */
export function LoadError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const online = useOnline()
  const isReloading = useReloading()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  // What failed while offline is retried as soon as the network is back; guardChunks() handles missing code.
  const wasOffline = useRef(!online)
  const retryIfWasOffline = useEffectEvent(() => wasOffline.current && retry())
  useEffect(() => {
    if (online) retryIfWasOffline()
    wasOffline.current = !online
  }, [online])
  if (isStaleChunk(error) && online && isReloading) return <PageSkeleton />
  return (
    <Standalone>
      <Paper withBorder w="100%">
        {isStaleChunk(error) && online ? (
          <Empty
            icon={IconRefresh}
            title={t`This part of the page could not be loaded`}
            hint={t`There may be a new version. Reload; if that does not help, go to the home page and try again later.`}
          >
            <Button onClick={() => void reloadFresh()}>
              <Trans>Reload</Trans>
            </Button>
            <ButtonLink to="/home" variant="subtle">
              <Trans>Go to the home page</Trans>
            </ButtonLink>
          </Empty>
        ) : (
          <ErrorPanel error={error} retry={retry} />
        )}
      </Paper>
    </Standalone>
  )
}
