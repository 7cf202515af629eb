import { Anchor, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PersonActivity } from '#contract/user.ts'
import { formatDate } from '#shared/i18n/format.ts'
import classes from '#shared/resource_page/Detail.module.css'
import { Tag } from '#shared/ui/Tag.tsx'

/** Reports and requests that the reader may handle, the newest first. */
export function UserReports({ reports }: Pick<PersonActivity, 'reports'>) {
  const { t } = useLingui()
  if (reports.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>None that you handle</Trans>
      </Text>
    )
  return (
    <table className={classes.table}>
      <tbody>
        {reports.map(({ id, created_time: at, is_own: isOwn, comment, record_sign: sign, kind, ...rest }) => (
          <tr key={id}>
            <td className={classes.number}>{formatDate(at)}</td>
            <td>{isOwn ? t`Sent` : t`About a posting`}</td>
            <td>
              {comment}{' '}
              {kind && (
                <Anchor
                  component={Link}
                  size="xs"
                  to={`/admin/${kind}` as string}
                  search={{ state: 'all', keyword: sign, code: sign } as never}
                >
                  {sign}
                </Anchor>
              )}
            </td>
            <td>
              <Tag tone={rest.handled_time ? 'grey' : 'amber'}>
                {rest.handled_time ? t`Handled` : t`Open`}
              </Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
