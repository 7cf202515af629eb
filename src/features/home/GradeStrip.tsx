import { Paper, Skeleton } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount } from '#shared/i18n/format.ts'
import { marketQuery } from './queries.ts'
import classes from './HomePage.module.css'

/** Places that are drawn while the grades load. */
const shown = 6

/** The grades with the most stock, each with its lots and tonnes. */
export function GradeStrip() {
  const { t } = useLingui()
  const { data, isError } = useQuery(marketQuery)
  const grades = data?.grades
  if (grades?.length === 0 || (isError && !data)) return null
  return (
    <Paper withBorder component="nav" className={classes.strip} aria-label={t`Grades in stock`}>
      <span className={classes.stripTitle}>
        <Trans>Grades in stock</Trans>
      </span>
      {(grades ?? Array.from({ length: shown }, () => null)).map((grade, index) =>
        grade ? (
          <Link
            key={grade.value}
            to="/home/quotation"
            search={{ material: [grade.value] }}
            className={classes.grade}
          >
            <strong>{grade.value}</strong>
            <span>
              {t`${plural(grade.count, { one: '# lot', other: '# lots' })}`} ·{' '}
              {formatCount(Math.round(grade.tonnes))} t
            </span>
          </Link>
        ) : (
          <span key={index} className={classes.grade}>
            <Skeleton height={18} w={70} mb={6} />
            <Skeleton height={12} w={90} />
          </span>
        ),
      )}
    </Paper>
  )
}
