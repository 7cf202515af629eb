import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PersonActivity } from '#contract/user.ts'
import { formatDate } from '#shared/i18n/format.ts'
import classes from '#shared/resource_page/Detail.module.css'
import { About, subjectKinds } from '#features/user_accusation/index.ts'
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
        {reports.map((report) => (
          <tr key={report.id}>
            <td className={classes.number}>{formatDate(report.created_time)}</td>
            <td>{report.is_own ? t`Sent` : t({ message: 'Reported', context: 'person' })}</td>
            <td>
              {report.comment}
              {report.record_sign !== '' && (
                <div>
                  {report.kind && t(subjectKinds[report.kind])} <About row={report} />
                </div>
              )}
            </td>
            <td>
              <Tag tone={report.handled_time ? 'grey' : 'amber'}>
                {report.handled_time ? t`Handled` : t({ message: 'Open', context: 'report' })}
              </Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
