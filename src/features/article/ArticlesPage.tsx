import { Paper, Text, Title } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArticle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { articleApi } from '#contract/article.ts'
import { usualPageSize } from '#contract/endpoint.ts'
import { query } from '#shared/api/query.ts'
import { lang } from '#shared/i18n/language.ts'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { FilterPill, FilterPills } from '#shared/table/FilterPills.tsx'
import { KeywordInput } from '#shared/table/KeywordInput.tsx'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './Article.module.css'
import { ArticleRow } from './ArticleRow.tsx'
import { articlesSearch, type ArticlesSearch } from './articles_search.ts'

type Props = {
  /** The search object of the address, not validated. */
  search: AnySearch
  onSearch: (search: AnySearch, replace?: boolean) => void
}

/** Published articles by category and words, newest first (SPEC 2.20). */
export function ArticlesPage({ search: address, onSearch }: Props) {
  const { t } = useLingui()
  const search = useMemo(() => articlesSearch(address), [address])
  const { page = 1, ...filters } = search
  const go = (next: ArticlesSearch, replace?: boolean) => onSearch(next as AnySearch, replace)
  const list = useNumberedList(
    articleApi.list,
    { query: { ...filters, page, size: usualPageSize } },
    { onPage: (next, replace) => go({ ...filters, page: next }, replace) },
  )
  const { data: categories = [] } = useQuery(query(articleApi.categories, {}, { quiet: true }))
  const nameOf = (id: number) => categories.find((one) => one.id === id)?.name[lang]
  const chosen = search.category === undefined ? undefined : nameOf(search.category)
  usePageTitle(...(chosen ? [chosen] : []), t`Articles`)
  const choice = (id: number | undefined, name: string, count: number) => (
    <FilterPill
      key={id ?? 'all'}
      {...{ name, count }}
      isChosen={search.category === id}
      onChoose={() =>
        go({ ...(id !== undefined && { category: id }), ...(search.keyword && { keyword: search.keyword }) })
      }
    />
  )
  const { count } = list.data ?? {}
  return (
    <div className={classes.page}>
      <Paper withBorder className={classes.box}>
        <div className={classes.head}>
          <Title order={1} size="h4">
            <Trans>Articles</Trans>
          </Title>
          <KeywordInput
            label={t`Search articles`}
            placeholder={t`Words of title or text`}
            keyword={search.keyword}
            onSearch={(keyword) =>
              go({ ...(search.category && { category: search.category }), ...(keyword && { keyword }) })
            }
          />
        </div>
        <FilterPills label={t`Categories`}>
          {choice(
            undefined,
            t`All`,
            categories.reduce((sum, one) => sum + one.count, 0),
          )}
          {categories.map((one) => choice(one.id, one.name[lang], one.count))}
        </FilterPills>
      </Paper>
      <Paper withBorder className={classes.box}>
        {search.keyword && count !== undefined && count > 0 && (
          <Text size="sm" c="dimmed" role="status">
            <Plural value={count} one="# article" other="# articles" />
          </Text>
        )}
        <PagedList
          list={list}
          height={112}
          className={classes.rows}
          empty={
            search.keyword || search.category ? (
              <Empty title={t`No article matches`} hint={t`Try fewer words, or another category.`} />
            ) : (
              <Empty icon={IconArticle} title={t`There are no articles yet`} />
            )
          }
        >
          {(article) => (
            <ArticleRow key={article.id} article={article} category={nameOf(article.category_id)} />
          )}
        </PagedList>
      </Paper>
    </div>
  )
}
