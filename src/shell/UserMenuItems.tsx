import { UnstyledButton } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconArrowBackUp, IconCrown, IconLogout, IconSettings } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { openAccountDialog } from '#features/account/index.tsx'
import { isActing } from '#shared/session/token.ts'
import { useSignOut } from './use_sign_out.ts'
import panel from './Dropdown.module.css'

/** What the menu of the account offers: its settings, the return to the back office and log-out (SPEC 2.78–2.80). */
export function UserMenuItems({ close }: { close: () => void }) {
  const signOut = useSignOut()
  const navigate = useNavigate()
  return (
    <>
      <UnstyledButton
        className={panel.item}
        onClick={() => {
          close()
          openAccountDialog()
        }}
      >
        <IconSettings size={16} aria-hidden />
        <Trans>Personal settings</Trans>
      </UnstyledButton>
      <Link to="/home/membership" className={panel.item} onClick={close}>
        <IconCrown size={16} aria-hidden />
        <Trans>Membership</Trans>
      </Link>
      {isActing() && (
        <UnstyledButton className={panel.item} onClick={() => void navigate({ to: '/admin/dashboard' })}>
          <IconArrowBackUp size={16} aria-hidden />
          <Trans>Return to back-office account</Trans>
        </UnstyledButton>
      )}
      <UnstyledButton className={panel.item} onClick={signOut}>
        <IconLogout size={16} aria-hidden />
        <Trans>Log out</Trans>
      </UnstyledButton>
    </>
  )
}
