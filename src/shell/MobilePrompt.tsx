import { Button, Modal, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ButtonLink } from '#shared/ui/links.tsx'
import { isMobileBrowser } from './mobile_browser.ts'
import { mobileAddress, useSite } from './site.ts'

const seenKey = 'mobile_prompt_seen'

/** Tells visitors with a mobile browser, once per visit, that this page only supports computers (SPEC 2.14). */
export function MobilePrompt() {
  const [opened, setOpened] = useState(() => isMobileBrowser() && !sessionStorage.getItem(seenKey))
  const mobile = mobileAddress(useSite())
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
          {mobile === undefined ? (
            <Trans>This page only supports computers. There is no mobile site yet.</Trans>
          ) : (
            <Trans>This page only supports computers. On a phone, use the mobile site.</Trans>
          )}
        </Text>
        {mobile !== undefined && (
          <Button component="a" href={mobile} onClick={close} data-autofocus>
            <Trans>Open the mobile site</Trans>
          </Button>
        )}
        <ButtonLink to="/home/app" variant="default" onClick={close}>
          <Trans>Get the app</Trans>
        </ButtonLink>
        <Button variant="default" onClick={close} data-autofocus={mobile === undefined || undefined}>
          <Trans>Continue anyway</Trans>
        </Button>
      </Stack>
    </Modal>
  )
}
