import { modals } from '@mantine/modals'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { loadTexts } from '#shared/i18n/i18n.ts'
import { openModal } from '#shared/ui/open_modal.ts'

/** The start page opens it, too, which has only its own texts. */
const PublishDialog = lazy(async () => {
  const [{ PublishDialog: component }] = await Promise.all([import('./PublishDialog.tsx'), loadTexts()])
  return { default: component }
})

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
