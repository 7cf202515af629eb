import { Button, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { getInstallPrompt, install, isInstalled, subscribeInstall } from '../offline/install.ts'
import { installHelp } from '../offline/install_rules.ts'
import { InstallHelpSheet } from './InstallHelpSheet.tsx'

/** Installs the site as an app, or says how this browser does it, or which ones can. */
export function InstallButton() {
  const prompt = useSyncExternalStore(subscribeInstall, getInstallPrompt)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const help = installHelp(navigator.userAgent, navigator.maxTouchPoints)
  if (isInstalled())
    return (
      <Text size="sm">
        <Trans>You are using the installed app.</Trans>
      </Text>
    )
  if (prompt)
    return (
      <Button variant="default" onClick={() => void install()}>
        <Trans>Install this page</Trans>
      </Button>
    )
  if (!help)
    return (
      <Text size="sm" c="dimmed">
        <Trans>
          This browser offers no installation now: the page may be installed already. Otherwise open it in
          Chrome or Edge.
        </Trans>
      </Text>
    )
  return (
    <>
      <Button variant="default" onClick={() => setHelpOpen(true)}>
        <Trans>How to install this page</Trans>
      </Button>
      {isHelpOpen && <InstallHelpSheet help={help} onClose={() => setHelpOpen(false)} />}
    </>
  )
}
