import { Skeleton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconLock } from '@tabler/icons-react'
import { formatAge } from '#shared/i18n/format.ts'
import { Count } from '#shared/ui/Count.tsx'
import { lang } from '#shared/i18n/language.ts'
import classes from './Forum.module.css'
import { filtersOf, type ForumSearch } from './forum_search.ts'
import type { useSections } from './queries.ts'

type Props = { sections: ReturnType<typeof useSections>['sections']; search: ForumSearch }

/** The sections as a list of links, with their numbers of threads and what was last said there. */
export function ForumSections({ sections, search }: Props) {
  const { t } = useLingui()
  const { section: _, ...rest } = filtersOf(search)
  const total = sections?.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav className={classes.sections} aria-label={t`Sections of the forum`}>
      <Link
        to="/home/forum"
        search={rest as never}
        className={classes.section}
        aria-current={search.section === undefined && !search.tab ? 'page' : undefined}
      >
        <span className={classes.sectionName}>
          <Trans>All sections</Trans>
        </span>
        <Count of={total} className={classes.count} />
      </Link>
      {!sections && Array.from({ length: 5 }, (_row, at) => <Skeleton key={at} height={38} my={4} />)}
      {sections?.map((one) => (
        <Link
          key={one.id}
          to="/home/forum"
          search={{ ...rest, section: one.id } as never}
          className={classes.section}
          title={one.description[lang]}
          aria-current={search.section === one.id ? 'page' : undefined}
        >
          <span className={classes.sectionName}>
            {one.name[lang]}
            {one.is_closed && <IconLock size={13} aria-label={t`takes no new threads`} />}
          </span>
          <Count of={one.count} className={classes.count} />
          {one.last_time && <span className={classes.last}>{formatAge(one.last_time)}</span>}
        </Link>
      ))}
    </nav>
  )
}
