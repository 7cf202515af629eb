import { Paper } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { SaveFailure } from '#shared/offline/save_failure.ts'
import { SaveFailureAlert } from '#shared/form/SaveFailureAlert.tsx'

/** That the form is not safe on this device. Over the page: the form stays where it is. */
export function DeviceSaveAlert({ failure }: { failure: SaveFailure | null }) {
  const { t } = useLingui()
  if (failure === null) return null
  return (
    <Paper
      pos="fixed"
      bottom={16}
      left={16}
      maw={440}
      shadow="md"
      style={{ zIndex: 'var(--mantine-z-index-app)' }}
    >
      <SaveFailureAlert
        failure={failure}
        advice={{
          full: t`What you typed last is only on this page. Free some space, or save it as a draft on the server now.`,
          outdated: t`This tab can save nothing on the device any more. Save it as a draft on the server, then reload.`,
          error: t`The browser refused to store it; the page tries again. Do not close it before you have saved a draft on the server.`,
        }}
      />
    </Paper>
  )
}
