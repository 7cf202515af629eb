import { Button, Group, List, Modal, Paper, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import {
  getInstallPrompt,
  install,
  isOfferDue,
  snoozeInstall,
  subscribeInstall,
} from '#shared/offline/install.ts'
import { installHelp, type InstallHelp } from '#shared/offline/install_rules.ts'
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

function InstallHelpSheet({ help, onClose }: { help: InstallHelp; onClose: () => void }) {
  const { t } = useLingui()
  const steps = {
    safari_ios: [
      t`Press the share button of Safari.`,
      t`Choose “Add to Home Screen”.`,
      t`Press “Add”; notifications work only in the installed app.`,
    ],
    safari_mac: [
      t`Open the menu “File” of Safari.`,
      t`Choose “Add to Dock”.`,
      t`Press “Add”; the app has its own window.`,
    ],
    firefox: [
      t`Firefox on computers cannot install sites: drafts and the queue work all the same.`,
      t`On Windows, newer versions have “Add to taskbar” at the right end of the address bar.`,
      t`For a window of its own and a badge on the icon, open this site in Chrome or Edge.`,
    ],
  }[help]
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Install in this browser`}
      centered
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <List type="ordered" size="sm" spacing="xs">
        {steps.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose} data-autofocus>
          <Trans>OK</Trans>
        </Button>
      </Group>
    </Modal>
  )
}
