import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { modalsAreMounted } from '#shared/ui/open_modal.ts'
import { LogOutDialog } from '#shared/session/LogOutDialog.tsx'
import { MobilePrompt } from './MobilePrompt.tsx'
import { ReloadAlert } from './ReloadAlert.tsx'
import { UpdatePrompt } from './UpdatePrompt.tsx'
import shell from './shell.module.css'

/** Layers above the page: dialogs, toasts and prompts. */
export function Overlays() {
  const { t } = useLingui()
  useEffect(modalsAreMounted, [])
  return (
    <>
      <ModalsProvider modalProps={{ centered: true, closeButtonProps: { 'aria-label': t`Close` } }} />
      <Notifications position="top-center" className={shell.toasts} />
      <ReloadAlert />
      <MobilePrompt />
      <UpdatePrompt />
      <LogOutDialog />
    </>
  )
}
