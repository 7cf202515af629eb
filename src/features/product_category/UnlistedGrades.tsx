import { Anchor, Table, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { nearestGrades } from '#contract/steel/nearest_grades.ts'
import { unlistedGradeApi, unlistedGradesShown } from '#contract/unlisted_grade.ts'
import { query } from '#shared/api/query.ts'
import { formatCount, formatDate } from '#shared/i18n/format.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { entryOfCode } from '#features/postings/index.ts'
import classes from './BuiltIn.module.css'

/** Grades that sellers and buyers wrote and the table does not have: to be added, or told to their writers as a slip. */
export function UnlistedGrades() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(query(unlistedGradeApi.list, {}))
  if (error) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (data.count === 0)
    return (
      <Empty
        title={t`Every grade is listed`}
        hint={t`A grade that a posting names and the table does not have appears here.`}
      />
    )
  return (
    <>
      {data.count > unlistedGradesShown && (
        <Text size="sm" m="12px 20px">
          <Trans>
            {formatCount(data.count)} grades are not listed. These are the {formatCount(unlistedGradesShown)}{' '}
            that are written most often.
          </Trans>
        </Text>
      )}
      <Table stickyHeader fz="sm" className={classes.grades} aria-label={t`Unlisted grades`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="24%">{t`As it was written`}</Table.Th>
            <Table.Th w={110} ta="right">{t`Postings`}</Table.Th>
            <Table.Th w={110} ta="right">{t`Online`}</Table.Th>
            <Table.Th>{t`Listed grades that resemble it`}</Table.Th>
            <Table.Th w={200}>{t`Newest posting`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.results.map((one) => (
            <Table.Tr key={one.material}>
              <Table.Td>{one.material}</Table.Td>
              <Table.Td ta="right">{formatCount(one.postings)}</Table.Td>
              <Table.Td ta="right">{formatCount(one.online)}</Table.Td>
              <Table.Td>{nearestGrades(one.material).join(', ') || '–'}</Table.Td>
              <Table.Td>
                <NewestPosting code={one.newest_code} /> · {formatDate(one.newest_time)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}

/** The code of a posting, as a link for operators who may see postings of its kind. */
function NewestPosting({ code }: { code: string }) {
  const session = useSession()
  const definition = entryOfCode(code)?.definition
  if (!definition || !allowed(session, definition.adminPermission)) return code
  return (
    <Anchor
      component={Link}
      to={`/admin/${definition.kind}` as string}
      search={{ state: 'all', code } as never}
      size="sm"
    >
      {code}
    </Anchor>
  )
}
