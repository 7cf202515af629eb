import { Paper } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { newestCount } from './queries.ts'
import classes from './HomePage.module.css'

type Props<Row> = {
  title: string
  /** The page with all of them. */
  all: { to: string; search?: object }
  list: { isError: boolean; error: unknown; refetch: () => unknown }
  /** Undefined until they are known. */
  rows: readonly Row[] | undefined
  /** Shown when there are none. */
  empty?: ReactNode
  children: (row: Row) => ReactNode
}

/** A block of the start page: the newest of something, and a link to all of it. */
export function HomeBlock<Row>({ title, all, list, rows, empty, children }: Props<Row>) {
  const { t } = useLingui()
  return (
    <Paper withBorder component="section" className={classes.block}>
      <header className={classes.blockHead}>
        <h2 className={classes.heading}>{title}</h2>
        <Link to={all.to} search={all.search as never} className={classes.more}>
          <Trans>More</Trans>
          <IconChevronRight size={14} aria-hidden />
        </Link>
      </header>
      {!rows && !list.isError && <RowsSkeleton rows={newestCount} height={46} />}
      {list.isError && !rows && <ErrorPanel error={list.error} retry={() => void list.refetch()} />}
      {rows?.length === 0 && (empty ?? <Empty title={t`Nothing online yet`} />)}
      {rows?.map(children)}
    </Paper>
  )
}
