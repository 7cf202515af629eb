import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconUserShield } from '@tabler/icons-react'
import { impersonationApi } from '#contract/impersonation.ts'
import { query } from '#shared/api/query.ts'
import { formatClock } from '#shared/i18n/format.ts'
import { ownName } from '#shared/i18n/names.ts'
import { useSession } from '#shared/session/session.ts'
import classes from './ActingBar.module.css'

/** Line across every page while an operator acts for an account: for whom, why, until when, and the way back. */
export function ActingBar() {
  const session = useSession()
  // The bar outlives the page, so a navigation must not end its call.
  const { data } = useQuery(query(impersonationApi.current, {}, { keep: true }))
  const company = session?.tenant?.name ?? session?.pre_company_name
  return (
    <div className={classes.bar} role="status">
      <IconUserShield size={18} aria-hidden />
      <span className={classes.text}>
        <b>
          {session ? (
            <Trans>You are acting for {ownName(session)}</Trans>
          ) : (
            <Trans>You are acting for somebody</Trans>
          )}
          {company && ` · ${company}`}
        </b>{' '}
        {data && (
          <Trans>
            until {formatClock(data.expires_time)}. You may prepare drafts; what is published, sent or agreed
            is theirs alone. Reason: {data.reason}
          </Trans>
        )}
      </span>
      <Button component={Link} to="/admin/dashboard" size="compact-sm" color="dark">
        <Trans>Return to back-office account</Trans>
      </Button>
    </div>
  )
}
