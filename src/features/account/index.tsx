/** Loaded when it is first opened. */
import { modals } from '@mantine/modals'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { openModal } from '#shared/ui/open_modal.ts'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'

const AccountDialog = lazy(async () => ({ default: (await import('./AccountDialog.tsx')).AccountDialog }))

/** Opens the account dialog (SPEC 2.79, 2.110). */
export function openAccountDialog(): void {
  void openModal({
    modalId: 'account',
    title: <Trans>Personal settings</Trans>,
    size: 720,
    children: (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <AccountDialog close={() => modals.close('account')} />
      </Suspense>
    ),
  })
}
