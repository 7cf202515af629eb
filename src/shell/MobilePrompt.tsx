import { Button, Modal, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { isMobileBrowser } from './mobile_browser.ts'
import { useSite } from './site.ts'

const seenKey = 'mobile_prompt_seen'

/** On mobile browsers: the page only supports computers; once per visit (spec §2). */
export function MobilePrompt() {
  const [opened, setOpened] = useState(() => isMobileBrowser() && !sessionStorage.getItem(seenKey))
  const site = useSite()
  const close = () => {
    sessionStorage.setItem(seenKey, '1')
    setOpened(false)
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      withCloseButton={false}
      centered
      title={<Trans>Made for computers</Trans>}
    >
      <Stack gap="sm">
        <Text size="sm">
          <Trans>This page only supports computers. On a telephone, use the mobile version.</Trans>
        </Text>
        <Button component="a" href={site?.mobile_url ?? '/'} onClick={close} data-autofocus>
          <Trans>Open the mobile version</Trans>
        </Button>
        <Button variant="default" onClick={close}>
          <Trans>Continue anyway</Trans>
        </Button>
      </Stack>
    </Modal>
  )
}
