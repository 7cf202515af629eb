import { Button, Group, Paper, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import {
  getInstallPrompt,
  install,
  isOfferDue,
  snoozeInstall,
  subscribeInstall,
} from '#shared/offline/install.ts'
import { installHelp, type InstallHelp } from '#shared/offline/install_rules.ts'
import { InstallHelpSheet } from '#shared/ui/InstallHelpSheet.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import classes from './UpdatePrompt.module.css'

/** Offers to install the site after some use; browsers without an install dialog of their own get instructions. */
export function InstallOffer() {
  const prompt = useSyncExternalStore(subscribeInstall, getInstallPrompt)
  const isDue = useSyncExternalStore(subscribeInstall, isOfferDue)
  const [help, setHelp] = useState<InstallHelp | null>(null)
  const helpForBrowser = installHelp(navigator.userAgent, navigator.maxTouchPoints)
  const close = () => {
    setHelp(null)
    snoozeInstall()
  }
  if (help) return <InstallHelpSheet help={help} onClose={close} />
  if (!isDue || (!prompt && !helpForBrowser)) return null
  return (
    <Notice about="install">
      <Paper withBorder shadow="md" className={classes.prompt} role="status">
        <Text size="sm">
          <Trans>
            Install Forging Market: a window of its own, drafts without a connection, unread messages on the
            icon.
          </Trans>
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Button size="xs" onClick={() => (prompt ? void install() : setHelp(helpForBrowser))}>
            {prompt ? <Trans>Install</Trans> : <Trans>How to</Trans>}
          </Button>
          <Button size="xs" variant="default" onClick={snoozeInstall}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </Paper>
    </Notice>
  )
}
