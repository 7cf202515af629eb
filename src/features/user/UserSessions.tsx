import { Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { PersonOverview } from '#contract/user.ts'
import { useDeviceName } from '#features/sign_in/index.ts'
import { formatDate } from '#shared/i18n/format.ts'
import classes from '#shared/resource_page/Detail.module.css'

/** Where the person is signed in, the most recently used first. */
export function UserSessions({ sessions }: Pick<PersonOverview, 'sessions'>) {
  const nameOf = useDeviceName()
  if (sessions.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Not logged in anywhere</Trans>
      </Text>
    )
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>
            <Trans>Device</Trans>
          </th>
          <th>
            <Trans>Network</Trans>
          </th>
          <th>
            <Trans>Logged in</Trans>
          </th>
          <th>
            <Trans>Last used</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((one) => (
          <tr key={one.id}>
            <td>{nameOf(one)}</td>
            <td className={classes.number}>{one.network ?? '–'}</td>
            <td className={classes.number}>{formatDate(one.created_time)}</td>
            <td className={classes.number}>{formatDate(one.seen_time, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
