import { Alert } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { SaveFailure } from '../offline/save_failure.ts'
import { isActing } from '../session/token.ts'

/** `advice` says what to do; by default that only submitting the form saves the input. */
type Props = { failure: SaveFailure | null; advice?: Record<SaveFailure, string> }

/** Warns that this device cannot store what is typed, with the reason and what to do. */
export function SaveFailureAlert({ failure, advice }: Props) {
  const { t } = useLingui()
  // While an operator acts for somebody, nothing is to be stored, which the line across the page says.
  if (failure === null || isActing()) return null
  const titles = {
    full: t`This device has no room left`,
    outdated: t`A newer version of this page is open in another tab`,
    silent: t`The storage of this device does not answer`,
    error: t`Could not be saved on this device`,
  }
  const sending = {
    full: t`What you typed last is only on this page. Free some space, or send it now.`,
    outdated: t`This tab can no longer save on this device. Send it, or copy it before you reload.`,
    silent: t`What you type is only on this page; the page tries again. Closing other tabs of this site can help.`,
    error: t`The browser refused to store it; the page tries again. Do not close it before you have sent it.`,
  }
  return (
    <Alert color="red" p="xs" role="alert" icon={<IconAlertTriangle size={18} />} title={titles[failure]}>
      {(advice ?? sending)[failure]}
    </Alert>
  )
}
