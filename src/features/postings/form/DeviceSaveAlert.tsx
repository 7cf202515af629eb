import { Alert, Paper } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { DeviceSaveFailure } from './use_device_draft.ts'

/** In red: what is typed is not safe on this device, why, and what to do. Over the page: the form stays where it is. */
export function DeviceSaveAlert({ failure }: { failure: DeviceSaveFailure | null }) {
  const { t } = useLingui()
  if (failure === null) return null
  const [title, advice] = {
    full: [
      t`This device has no room left`,
      t`What you typed last is only on this page. Free some space, or save it as a draft on the server now.`,
    ],
    outdated: [
      t`A newer version of this page is open in another tab`,
      t`This tab can save nothing on the device any more. Save it as a draft on the server, then reload.`,
    ],
    error: [
      t`Could not be saved on this device`,
      t`The browser refused to store it; the page tries again. Do not close it before you have saved a draft on the server.`,
    ],
  }[failure]
  return (
    <Paper
      pos="fixed"
      bottom={16}
      left={16}
      maw={440}
      shadow="md"
      style={{ zIndex: 'var(--mantine-z-index-app)' }}
    >
      <Alert color="red" p="xs" role="alert" icon={<IconAlertTriangle size={18} />} title={title}>
        {advice}
      </Alert>
    </Paper>
  )
}
