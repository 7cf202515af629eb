import { Paper, Skeleton } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount } from '#shared/i18n/format.ts'
import { marketQuery } from './queries.ts'
import classes from './HomePage.module.css'

/** Today's market in four figures. */
export function TodayCard() {
  const { t } = useLingui()
  const { data, isError } = useQuery(marketQuery)
  const cell = (label: ReactNode, text: string | undefined) => (
    <div className={classes.cell}>
      <span>{label}</span>
      {data || isError ? <strong>{text ?? '–'}</strong> : <Skeleton height={18} w={64} my={3} />}
    </div>
  )
  return (
    <Paper withBorder component="section" aria-label={t`Market today`} className={classes.today}>
      <h2 className={classes.heading}>
        <Trans>Market today</Trans>
      </h2>
      <div className={classes.cells}>
        {cell(
          <Trans>New stock</Trans>,
          data && t`${plural(data.new_today, { one: '# lot', other: '# lots' })}`,
        )}
        {cell(<Trans>On offer</Trans>, data && `${formatCount(Math.round(data.online_tonnes))} t`)}
        {cell(<Trans>Open requests</Trans>, data && formatCount(data.requests))}
        {cell(<Trans>Without a quote</Trans>, data && formatCount(data.unquoted))}
      </div>
    </Paper>
  )
}
