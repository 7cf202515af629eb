import { Button, Text } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconMessages } from '@tabler/icons-react'
import { usualPageSize } from '#contract/endpoint.ts'
import { forumApi } from '#contract/forum.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ButtonLink } from '#shared/ui/links.tsx'
import classes from './Forum.module.css'
import { filtersOf, type ForumSearch } from './forum_search.ts'
import { useSections } from './queries.ts'
import { ThreadRow } from './ThreadRow.tsx'

type Props = { search: ForumSearch; onSearch: (search: ForumSearch, replace?: boolean) => void }

/** The threads that everybody sees, as the address narrows and orders them. */
export function ThreadList({ search, onSearch }: Props) {
  const { t } = useLingui()
  const { nameOf } = useSections()
  const { page = 1, ordering, tag_id: tag } = search
  const { tag_id: _, ...filters } = filtersOf(search)
  const list = useNumberedList(
    forumApi.list,
    { query: { ...filters, ...(tag && { tag }), ...(ordering && { ordering }), page, size: usualPageSize } },
    { onPage: (next, replace) => onSearch({ ...search, page: next }, replace) },
  )
  const { count } = list.data ?? {}
  const isNarrowed = Object.keys(filtersOf(search)).length > 0
  return (
    <>
      {isNarrowed && count !== undefined && count > 0 && (
        <Text size="sm" c="dimmed" role="status" mt={6}>
          <Plural value={count} one="# thread" other="# threads" />
        </Text>
      )}
      <PagedList
        list={list}
        height={84}
        className={classes.rows}
        empty={
          isNarrowed ? (
            <Empty title={t`No thread matches`} hint={t`Try fewer words, another section or another tag.`}>
              <Button variant="default" onClick={() => onSearch({})}>
                <Trans>Show all threads</Trans>
              </Button>
            </Empty>
          ) : ordering === 'unanswered' ? (
            <Empty icon={IconMessages} title={t`Every thread has a reply`} />
          ) : (
            <Empty
              icon={IconMessages}
              title={t`Nobody has written here yet`}
              hint={t`Ask the first question: somebody here has probably forged it before.`}
            >
              <ButtonLink to="/home/forum" search={{ command: 'create' } as never}>
                <Trans>Start a thread</Trans>
              </ButtonLink>
            </Empty>
          )
        }
      >
        {({ found, ...thread }) => (
          <ThreadRow key={thread.id} thread={thread} found={found} section={nameOf(thread.section_id)} />
        )}
      </PagedList>
    </>
  )
}
