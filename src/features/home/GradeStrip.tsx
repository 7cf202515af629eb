import { Paper, Skeleton } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount } from '#shared/i18n/format.ts'
import { marketQuery } from './queries.ts'
import { GradePrice } from './GradePrice.tsx'
import classes from './GradeStrip.module.css'

/** Number of placeholders while the grades load. */
const placeholders = 6

/** The grades with the most stock, each with lots, tonnes and asking price; nothing if there is no data. */
export function GradeStrip() {
  const { t } = useLingui()
  const { data, isError } = useQuery(marketQuery)
  const grades = data?.grades
  if (grades?.length === 0 || (isError && !data)) return null
  return (
    <Paper withBorder component="nav" className={classes.strip} aria-label={t`Grades in stock`}>
      <span className={classes.title}>
        <strong>
          <Trans>Grades in stock</Trans>
        </strong>
        <span title={t`Median of prime stock, tax included, where at least five companies offer it`}>
          <Trans>Median, ¥/t</Trans>
        </span>
      </span>
      {(grades ?? Array.from({ length: placeholders }, () => null)).map((grade, index) =>
        grade ? (
          <Link
            key={grade.value}
            to="/home/quotation"
            search={{ material: [grade.value] }}
            className={classes.grade}
          >
            <span className={classes.lots}>
              <strong>{grade.value}</strong>
              <span>
                {t`${plural(grade.count, { one: '# lot', other: '# lots' })}`} ·{' '}
                {formatCount(Math.round(grade.tonnes))} t
              </span>
            </span>
            <GradePrice prices={grade.prices} />
          </Link>
        ) : (
          <span key={index} className={classes.grade}>
            <span className={classes.lots}>
              <Skeleton height={18} w={70} mb={6} />
              <Skeleton height={12} w={90} />
            </span>
          </span>
        ),
      )}
    </Paper>
  )
}
