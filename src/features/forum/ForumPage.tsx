import { Paper, Tabs, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencilPlus } from '@tabler/icons-react'
import { lazy, Suspense, useMemo } from 'react'
import { useUnread } from '#features/user_message/index.ts'
import { lang } from '#shared/i18n/language.ts'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { useSession } from '#shared/session/session.ts'
import { useToken } from '#shared/session/token.ts'
import { ButtonLink } from '#shared/ui/links.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './Forum.module.css'
import { ForumFilters } from './ForumFilters.tsx'
import { ForumSections } from './ForumSections.tsx'
import { filtersOf, forumSearch, type ForumSearch } from './forum_search.ts'
import { OwnThreads } from './OwnThreads.tsx'
import { useSections } from './queries.ts'
import { ThreadList } from './ThreadList.tsx'
import { WaitingThreads } from './WaitingThreads.tsx'

// With the editor's fields; most visits only read.
const NewThread = lazy(async () => ({ default: (await import('./NewThread.tsx')).NewThread }))

type Props = {
  /** The search object of the address, not validated. */
  search: AnySearch
  onSearch: (search: AnySearch, replace?: boolean) => void
}

const tabs = ['active', 'new', 'unanswered', 'posts', 'with_me'] as const
type Tab = (typeof tabs)[number]
/** What a tab writes to the address. Own threads are not narrowed. */
const searchOf = (tab: Tab, search: ForumSearch): ForumSearch => {
  if (tab === 'posts' || tab === 'with_me') return { tab }
  return { ...filtersOf(search), ...(tab !== 'active' && { ordering: tab }) }
}

/** The forum: sections, tags and words; newest activity, new and unanswered threads, and what concerns the reader (SPEC 2.16). */
export function ForumPage({ search: address, onSearch }: Props) {
  const { t } = useLingui()
  const search = useMemo(() => forumSearch(address), [address])
  const go = (next: ForumSearch, replace?: boolean) => onSearch(next as AnySearch, replace)
  const { sections, nameOf } = useSections()
  const section = search.section === undefined ? undefined : nameOf(search.section)
  usePageTitle(...(section ? [section] : []), t`Forum`)
  const accountId = useSession()?.id
  const isSignedIn = useToken() !== null
  const withMe = useUnread()?.forum_discuss ?? 0
  const tab: Tab = search.tab ?? search.ordering ?? 'active'
  if (search.command)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NewThread search={search} onLeave={(next) => go(next, true)} />
      </Suspense>
    )
  const labels: Record<Tab, string> = {
    active: t`Latest replies`,
    new: t`New threads`,
    unanswered: t`Unanswered`,
    posts: t`My threads`,
    with_me: t`With me`,
  }
  return (
    <div className={classes.page}>
      <ForumSections sections={sections} search={search} />
      <div className={classes.main}>
        <Paper withBorder className={classes.box}>
          <div className={classes.head}>
            <Title order={1} size="h4">
              {section ?? <Trans>Forum</Trans>}
            </Title>
            <ButtonLink
              to="/home/forum"
              search={{ ...filtersOf(search), command: 'create' } as never}
              leftSection={<IconPencilPlus size={16} aria-hidden />}
            >
              <Trans>Start a thread</Trans>
            </ButtonLink>
          </div>
          <Intro of={sections?.find(({ id }) => id === search.section)} />
          <ForumFilters search={search} onSearch={go} />
        </Paper>
        <Paper withBorder className={classes.box}>
          <Tabs value={tab} onChange={(next) => go(searchOf(next as Tab, search))} mb={4} keepMounted={false}>
            <Tabs.List className={classes.tabs} aria-label={t`Threads`}>
              {tabs
                .filter((one) => isSignedIn || (one !== 'posts' && one !== 'with_me'))
                .map((one) => (
                  <Tabs.Tab key={one} value={one}>
                    {labels[one]}
                    {one === 'with_me' && withMe > 0 && (
                      <span className={classes.unread}>
                        <span aria-hidden>{withMe}</span>
                        <span className={classes.hidden}>{t`${withMe} unread`}</span>
                      </span>
                    )}
                  </Tabs.Tab>
                ))}
            </Tabs.List>
          </Tabs>
          {accountId !== undefined && <WaitingThreads accountId={accountId} />}
          {search.tab ? (
            <OwnThreads key={search.tab} tab={search.tab} search={search} onSearch={go} />
          ) : (
            <ThreadList search={search} onSearch={go} />
          )}
        </Paper>
      </div>
    </div>
  )
}

type Section = NonNullable<ReturnType<typeof useSections>['sections']>[number]

/** What belongs into the chosen section; of the whole forum, what it is for. */
function Intro({ of: section }: { of: Section | undefined }) {
  return (
    <Text size="sm" c="dimmed">
      {section ? (
        section.description[lang]
      ) : (
        <Trans>
          Ask about grades, sizes, heat treatment, prices and suppliers, and answer what you know. Operators
          may read a new member’s first posts before they appear.
        </Trans>
      )}
    </Text>
  )
}
