import { Button, Group, List, Modal } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { InstallHelp } from '../offline/install_rules.ts'

/** How to install the site in a browser that offers it only in its own menu. */
export function InstallHelpSheet({ help, onClose }: { help: InstallHelp; onClose: () => void }) {
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
