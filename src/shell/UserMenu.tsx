import { UnstyledButton } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconArrowBackUp, IconChevronDown, IconCrown, IconLogout, IconSettings } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Session } from '#contract/account.ts'
import { openAccountDialog } from '#features/account/index.tsx'
import { ownName } from '#shared/i18n/names.ts'
import { isActing } from '#shared/session/token.ts'
import { Dropdown } from './Dropdown.tsx'
import { useSignOut } from './use_sign_out.ts'
import panel from './Dropdown.module.css'
import classes from './UserMenu.module.css'

type Props = { session: Session | null; className?: string }

/** Name of the account, with a menu of its settings, the return to the back office and log-out (SPEC 2.78–2.80). */
export function UserMenu({ session, className }: Props) {
  const signOut = useSignOut()
  const navigate = useNavigate()
  const company = session?.tenant?.name ?? session?.pre_company_name
  const label = (
    <span className={classes.label}>
      <span className={classes.text}>
        {company && `${company} · `}
        {session ? ownName(session) : '…'}
      </span>
      <IconChevronDown size={13} aria-hidden />
    </span>
  )
  return (
    <Dropdown label={label} className={className}>
      {(close) => (
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
      )}
    </Dropdown>
  )
}
