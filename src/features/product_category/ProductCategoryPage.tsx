import { Tabs, Title } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { categories } from '#contract/reference/categories.ts'
import { grades } from '#contract/steel/grades.ts'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import panes from '#shared/ui/Panes.module.css'
import classes from './BuiltIn.module.css'
import { BuiltInCategories } from './BuiltInCategories.tsx'
import { BuiltInGrades } from './BuiltInGrades.tsx'
import { categoryPage } from './category_page.ts'
import { gradePage } from './grade_page.ts'
import { UnlistedGrades } from './UnlistedGrades.tsx'

type Props = { search: AnySearch; onSearch: (search: AnySearch, replace?: boolean) => void }

const added = { category: categoryPage, grade: gradePage }
type Added = keyof typeof added
const isAdded = (of: string): of is Added => of in added

/** Page of the back office where operators see built-in categories and grades, add others, and see which grades are missing. */
export function ProductCategoryPage({ search, onSearch }: Props) {
  const { t } = useLingui()
  const builtIn = {
    built_in_category: {
      title: t`Built-in categories`,
      count: categories.length,
      content: <BuiltInCategories />,
    },
    built_in_grade: { title: t`Built-in grades`, count: grades.length, content: <BuiltInGrades /> },
    unlisted_grade: { title: t`Unlisted grades`, count: undefined, content: <UnlistedGrades /> },
  }
  const names = [...Object.keys(added), ...Object.keys(builtIn)]
  const of = names.find((name) => name === search['of']) ?? 'category'
  return (
    <div style={{ '--above': '48px' } as CSSProperties}>
      <Tabs value={of} onChange={(next) => onSearch({ of: next ?? undefined })} mb="xs">
        <Tabs.List>
          {Object.entries(added).map(([name, { title }]) => (
            <Tabs.Tab key={name} value={name}>
              {t(title)}
            </Tabs.Tab>
          ))}
          {Object.entries(builtIn).map(([name, { title, count }]) => (
            <Tabs.Tab key={name} value={name}>
              {title} {count !== undefined && `(${count})`}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {isAdded(of) ? (
        <ResourcePage
          key={of}
          of={added[of]}
          search={search}
          onSearch={(next, replace) => onSearch({ ...next, of }, replace)}
        />
      ) : (
        <BuiltIn {...builtIn[of as keyof typeof builtIn]} />
      )}
    </div>
  )
}

/** What nobody can change here, in a pane that scrolls by itself. */
function BuiltIn({ title, content }: { title: string; content: ReactNode }) {
  const { t } = useLingui()
  usePageTitle(title, t`Back office`)
  return (
    <div className={panes.page}>
      <Title order={1} size="h4">
        {title}
      </Title>
      <div className={panes.pane}>
        <div className={classes.scroll}>{content}</div>
      </div>
    </div>
  )
}
