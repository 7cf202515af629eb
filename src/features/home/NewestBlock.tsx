import { useDeferredValue } from 'react'
import { Paper } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Character } from '#contract/enums.ts'
import { PostingCompactRow, type PostingKindEntry } from '#features/postings/index.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { newestCount, newestQuery } from './queries.ts'
import classes from './HomePage.module.css'

type Props = { entry: PostingKindEntry; title: string; search: { character?: Character } }

/** The newest postings of a section, with a link to all of them. */
export function NewestBlock({ entry, title, search }: Props) {
  const { t } = useLingui()
  const list = useQuery(newestQuery(entry.api, search))
  // Rendered as deferred work, so that the browser stays responsive while the rows are built.
  const rows = useDeferredValue(list.data?.results)
  return (
    <Paper withBorder component="section" className={classes.block}>
      <header className={classes.blockHead}>
        <h2 className={classes.heading}>{title}</h2>
        <Link to={entry.view.route.list} search={search} className={classes.more}>
          <Trans>More</Trans>
          <IconChevronRight size={14} aria-hidden />
        </Link>
      </header>
      {!rows && !list.isError && <RowsSkeleton rows={newestCount} height={46} />}
      {list.isError && !rows && <ErrorPanel error={list.error} retry={() => void list.refetch()} />}
      {rows?.length === 0 && (
        <Empty
          title={t`Nothing online yet`}
          hint={
            entry.definition.side === 'seller' && !entry.definition.postedBy
              ? t`Be the first: publish your stock, it takes about a minute.`
              : undefined
          }
        />
      )}
      {rows?.map((posting) => (
        <PostingCompactRow key={posting.code} posting={posting} />
      ))}
    </Paper>
  )
}
