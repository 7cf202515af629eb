import { IconChevronDown } from '@tabler/icons-react'
import type { Session } from '#contract/account.ts'
import { ownName } from '#shared/i18n/names.ts'
import { latePart } from '#shared/offline/late_part.ts'
import { Dropdown } from './Dropdown.tsx'
import { FramePart } from './FramePart.tsx'
import classes from './UserMenu.module.css'

// Nobody opens it before the page is there.
const UserMenuItems = latePart(async () => (await import('./UserMenuItems.tsx')).UserMenuItems)

type Props = { session: Session | null; className?: string }

/** Name of the account, with the menu that it opens. */
export function UserMenu({ session, className }: Props) {
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
        <FramePart>
          <UserMenuItems close={close} />
        </FramePart>
      )}
    </Dropdown>
  )
}
