import { Button, Modal, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { reloadFresh } from '#shared/offline/worker.ts'
import { getOutdated, subscribeOutdated } from './outdated.ts'

/** Shown after answer 258 (page too old): the server's text and a reload button; it cannot be closed (SPEC 4.18). */
export function ReloadAlert() {
  const detail = useSyncExternalStore(subscribeOutdated, getOutdated)
  const [reloading, setReloading] = useState(false)
  const reload = () => {
    setReloading(true)
    void reloadFresh()
  }
  return (
    <Modal
      opened={detail !== null}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      centered
      size={380}
      zIndex="var(--mantine-z-index-max)"
      title={<Trans>Please reload</Trans>}
    >
      <Text>{detail}</Text>
      <Button fullWidth mt="md" data-autofocus loading={reloading} onClick={reload}>
        <Trans>Reload</Trans>
      </Button>
    </Modal>
  )
}
