import { Paper, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { articleApi } from '#contract/article.ts'
import { forumApi } from '#contract/forum.ts'
import { helpPages } from '#contract/help/pages.ts'
import { allCategories, categoriesBelow, isOffered } from '#contract/reference/categories.ts'
import { query } from '#shared/api/query.ts'
import { lang } from '#shared/i18n/language.ts'
import { useProductCategory, useTags } from '#shared/reference/reference.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { MenuLink } from '../MenuLink.tsx'
import { visibleEntries, type MenuEntry } from '../menus/menu.ts'
import { navigationMenu } from '../menus/navigation.ts'
import { usePages } from '../use_pages.ts'
import classes from './SiteMap.module.css'

type Target = { name: string; to: string; search?: Record<string, string | number> }

/** Every public page of the market, by subject (SPEC 2.31). */
export function SiteMap() {
  const { t } = useLingui()
  usePageTitle(t`Site map`)
  const exists = usePages()
  const { data: articles = [] } = useQuery(query(articleApi.categories, {}, { quiet: true }))
  const { data: sections = [] } = useQuery(query(forumApi.sections, {}, { quiet: true }))
  return (
    <Paper withBorder className={classes.page}>
      <Title order={1} size="h3">
        <Trans>Site map</Trans>
      </Title>
      <Part name={<Trans>Sections</Trans>}>
        {visibleEntries(navigationMenu, exists, null).map((entry) => (
          <Section key={entry.to} entry={entry} />
        ))}
      </Part>
      <Part name={<Trans>Prices and discussions</Trans>}>
        <Branch head={{ name: t`Market prices`, to: '/home/market_price' }} below={[]} />
        <Branch
          wide
          head={{ name: t`Forum`, to: '/home/forum' }}
          below={sections.map(({ id, name }) => ({
            name: name[lang],
            to: '/home/forum',
            search: { section: id },
          }))}
        />
      </Part>
      <Part name={<Trans>Stock by category</Trans>}>
        <Categories />
      </Part>
      <Part name={<Trans>Articles and help</Trans>}>
        <Branch
          head={{ name: t`Articles`, to: '/home/article' }}
          below={articles.map(({ id, name }) => ({
            name: name[lang],
            to: '/home/article',
            search: { category: id },
          }))}
        />
        <Branch
          wide
          head={{ name: t`Help centre`, to: '/home/help' }}
          below={helpPages.map(({ key, title }) => ({
            name: title[lang],
            to: '/home/help',
            search: { key },
          }))}
        />
      </Part>
      <Part name={<Trans>About this site</Trans>}>
        <Branch
          wide
          below={[
            { name: t`Membership`, to: '/home/membership' },
            { name: t`Get the app`, to: '/home/app' },
            { name: t`Log in`, to: '/login' },
            { name: t`Register`, to: '/register' },
            { name: t`Filing notice`, to: '/icp' },
          ]}
        />
      </Part>
    </Paper>
  )
}

const Part = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <section>
    <Title order={2} size="h5" className={classes.name}>
      {name}
    </Title>
    <div className={classes.branches}>{children}</div>
  </section>
)

type BranchProps = {
  head?: Target
  below: readonly Target[]
  /** Takes the rest of the line, for many pages. */
  wide?: boolean
}

/** A page with the pages below it. */
function Branch({ head, below, wide = false }: BranchProps) {
  return (
    <div className={wide ? classes.wide : undefined}>
      {head && (
        <MenuLink to={head.to} {...(head.search && { search: head.search })} className={classes.head}>
          {head.name}
        </MenuLink>
      )}
      {below.length > 0 && (
        <ul>
          {below.map(({ name, to, search }) => (
            <li key={name}>
              <MenuLink to={to} {...(search && { search })}>
                {name}
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Section({ entry }: { entry: MenuEntry }) {
  const { t } = useLingui()
  const { to, label, children = [], tags } = entry
  const named = useTags(tags?.module ?? 'good_business').slice(0, tags?.max ?? 0)
  return (
    <Branch
      head={{ name: t(label), to }}
      below={[
        ...children.map(({ label: name, ...rest }) => ({ ...rest, name: t(name) })),
        ...named.map(({ id, name }) => ({ name, to, search: { [tags?.key ?? '']: id } })),
      ]}
    />
  )
}

function Categories() {
  // Loads the names of categories that operators added.
  useProductCategory()
  const list = '/home/quotation'
  const target = (category: { id: number; zh: string; en: string }): Target => ({
    name: category[lang],
    to: list,
    search: { category: category.id },
  })
  return allCategories()
    .filter((category) => category.parent_id === null && isOffered(category))
    .map((root) => (
      <Branch
        key={root.id}
        head={target(root)}
        below={categoriesBelow(root.id).filter(isOffered).map(target)}
      />
    ))
}
