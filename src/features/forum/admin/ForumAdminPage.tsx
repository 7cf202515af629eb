import { Tabs } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'
import { ForumQueuePage } from './ForumQueuePage.tsx'
import { forumSectionPage } from './forum_section_page.ts'

type Props = { search: AnySearch; onSearch: (search: AnySearch, replace?: boolean) => void }

const sections = 'forum_section'

/** Page of the back office with the posts of the forum and, beside them, its sections (SPEC 2.58). */
export function ForumAdminPage({ search, onSearch }: Props) {
  const { t } = useLingui()
  const of = search['of'] === sections ? sections : 'posts'
  return (
    <div style={{ '--above': '48px' } as CSSProperties}>
      <Tabs
        value={of}
        onChange={(next) => onSearch(next === sections ? { of: sections } : {})}
        mb="xs"
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="posts">{t`Posts`}</Tabs.Tab>
          <Tabs.Tab value={sections}>{t(forumSectionPage.title)}</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      {of === sections ? (
        <ResourcePage
          of={forumSectionPage}
          search={search}
          onSearch={(next, replace) => onSearch({ ...next, of: sections }, replace)}
        />
      ) : (
        <ForumQueuePage search={search} onSearch={onSearch} />
      )}
    </div>
  )
}
