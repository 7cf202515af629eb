import { Paper } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { SaveFailure } from '#shared/offline/save_failure.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { SaveFailureAlert } from '#shared/form/SaveFailureAlert.tsx'

/** Warns that the form could not be saved on this device. It floats over the page, so that the form does not move. */
export function DeviceSaveAlert({ failure }: { failure: SaveFailure | null }) {
  const { t } = useLingui()
  if (failure === null) return null
  return (
    <Notice about="unsaved">
      <Paper shadow="md">
        <SaveFailureAlert
          failure={failure}
          advice={{
            full: t`What you typed last is only on this page. Free some space, or save it as a draft on the server now.`,
            outdated: t`This tab can no longer save on this device. Save a draft on the server, then reload.`,
            silent: t`What was kept here earlier cannot be read now, and what you type is only on this page: save a draft on the server. Closing other tabs of this site can help.`,
            error: t`The browser refused to store it; the page tries again. Do not close it before you have saved a draft on the server.`,
          }}
        />
      </Paper>
    </Notice>
  )
}
