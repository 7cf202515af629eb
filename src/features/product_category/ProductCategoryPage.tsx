import { Tabs } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'
import { categoryPage } from './category_page.ts'
import { gradePage } from './grade_page.ts'

type Props = { search: AnySearch; onSearch: (search: AnySearch, replace?: boolean) => void }

/** What operators add to the built-in categories and grades. */
export function ProductCategoryPage({ search, onSearch }: Props) {
  const { t } = useLingui()
  const entry = search['of'] === 'grade' ? gradePage : categoryPage
  return (
    <div style={{ '--above': '48px' } as CSSProperties}>
      <Tabs value={entry.of.name} onChange={(of) => onSearch({ of: of ?? undefined })} mb="xs">
        <Tabs.List>
          {[categoryPage, gradePage].map(({ of, title }) => (
            <Tabs.Tab key={of.name} value={of.name}>
              {t(title)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <ResourcePage
        key={entry.of.name}
        of={entry}
        search={search}
        onSearch={(next, replace) => onSearch({ ...next, of: entry.of.name }, replace)}
      />
    </div>
  )
}
