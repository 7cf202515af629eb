import { Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format.ts'
import classes from './Membership.module.css'

type Asked = {
  remark: string
  reason: string | null
  applicant: string
  created_time: string
  decided_by: string | null
  decided_time: string | null
}

/** What an applicant and an operator wrote about something that is decided, and who they are. */
export function DecidedNotes({ of: { remark, reason, applicant, ...times } }: { of: Asked }) {
  const { created_time: created, decided_by: operator, decided_time: decided } = times
  return (
    <>
      {remark && (
        <Text size="sm" className={classes.text}>
          {remark}
        </Text>
      )}
      {reason && (
        <Text size="sm" c="dimmed" className={classes.text}>
          <Trans>Reason: {reason}</Trans>
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {applicant} · {formatDate(created, true)}
        {operator && decided && (
          <>
            {' '}
            ·{' '}
            <Trans>
              decided by {operator}, {formatDate(decided, true)}
            </Trans>
          </>
        )}
      </Text>
    </>
  )
}
