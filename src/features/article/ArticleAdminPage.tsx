import { Tabs } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'
import { articleCategoryPage } from './article_category_page.ts'
import { articlePage } from './article_page.tsx'

type Props = { search: AnySearch; onSearch: (search: AnySearch, replace?: boolean) => void }

const pages = { article: articlePage, article_category: articleCategoryPage }

/** Page of the back office with the articles and their categories (SPEC 2.52). */
export function ArticleAdminPage({ search, onSearch }: Props) {
  const { t } = useLingui()
  const of = search['of'] === 'article_category' ? 'article_category' : 'article'
  return (
    <div style={{ '--above': '48px' } as CSSProperties}>
      <Tabs value={of} onChange={(next) => onSearch({ of: next ?? undefined })} mb="xs">
        <Tabs.List>
          {Object.entries(pages).map(([name, { title }]) => (
            <Tabs.Tab key={name} value={name}>
              {t(title)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <ResourcePage
        key={of}
        of={pages[of]}
        search={search}
        onSearch={(next, replace) => onSearch({ ...next, of }, replace)}
      />
    </div>
  )
}
