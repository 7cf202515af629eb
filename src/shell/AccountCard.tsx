import { Avatar, Skeleton, UnstyledButton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Session } from '#contract/account.ts'
import { ownName } from '#shared/i18n/names.ts'
import { avatarUrl } from '#shared/api/file_address.ts'
import { openAccountDialog } from '#features/account/index.tsx'
import { formatMobile } from '#shared/i18n/format.ts'
import classes from './AccountCard.module.css'

/** Avatar, name and mobile number at the edge of a left menu; a click opens the account dialog (SPEC 2.110). */
export function AccountCard({ session }: { session: Session | null }) {
  const { t } = useLingui()
  if (!session) return <Skeleton height={68} radius={0} />
  return (
    <UnstyledButton className={classes.card} onClick={() => openAccountDialog()} title={t`Personal settings`}>
      <Avatar src={avatarUrl(session.avatar)} alt="" size={38} radius="xl" color="forge" variant="filled">
        {ownName(session).slice(0, 1).toUpperCase()}
      </Avatar>
      <span className={classes.text}>
        <span className={classes.name}>{ownName(session)}</span>
        <span className={classes.contact}>
          {session.mobile ? formatMobile(session.mobile) : session.email}
        </span>
      </span>
    </UnstyledButton>
  )
}
