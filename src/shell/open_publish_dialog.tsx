import { modals } from '@mantine/modals'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { openModal } from '#shared/ui/open_modal.ts'

const PublishDialog = lazy(async () => ({ default: (await import('./PublishDialog.tsx')).PublishDialog }))

/** Opens the publish dialog (SPEC 2.66, 2.67). */
export function openPublishDialog(): void {
  void openModal({
    modalId: 'publish',
    title: <Trans>What would you like to publish?</Trans>,
    size: 520,
    children: (
      <Suspense>
        <PublishDialog close={() => modals.close('publish')} />
      </Suspense>
    ),
  })
}
