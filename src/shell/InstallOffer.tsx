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
import shell from './shell.module.css'
import classes from './OfferLine.module.css'

/**
 * Offers to install the site after some use, in a line above the page that covers nothing; browsers without an install
 * dialog of their own get instructions.
 */
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
    <div className={classes.offer} role="status" data-offer>
      <div className={`${shell.inner} ${classes.line}`}>
        <span>
          <Trans>
            Install Forging Market: a window of its own, drafts without a connection, unread messages on the
            icon.
          </Trans>
        </span>
        <button
          type="button"
          className={classes.answer}
          onClick={() => (prompt ? void install() : setHelp(helpForBrowser))}
        >
          {prompt ? <Trans>Install</Trans> : <Trans>How to</Trans>}
        </button>
        <button type="button" className={classes.answer} onClick={snoozeInstall}>
          <Trans>Not now</Trans>
        </button>
      </div>
    </div>
  )
}
