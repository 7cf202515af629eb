import { Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { articleApi } from '#contract/article.ts'
import type { Reply } from '#contract/endpoint.ts'
import { query } from '#shared/api/query.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { Contents } from '#shared/rich_text/Contents.tsx'
import { RichText } from '#shared/rich_text/RichText.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { AnchorLink, ButtonLink } from '#shared/ui/links.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './Article.module.css'
import { FallbackNote } from './FallbackNote.tsx'
import { OtherLanguage } from './OtherLanguage.tsx'

type Article = Reply<typeof articleApi.one>

/** An article with its contents and its neighbours in the list (SPEC 2.21). */
export function ArticlePage({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useQuery(query(articleApi.one, { params: { id: Number(id) } }))
  const { data: categories = [] } = useQuery(query(articleApi.categories, {}, { quiet: true }))
  usePageTitle(data?.title ?? t`Articles`)
  if (isPending) return <PageSkeleton />
  if (!data)
    return (
      <Paper withBorder>
        <ErrorPanel error={error} retry={() => void refetch()}>
          <ButtonLink to="/home/article">
            <Trans>All articles</Trans>
          </ButtonLink>
        </ErrorPanel>
      </Paper>
    )
  const category = categories.find((one) => one.id === data.category_id)
  return (
    <div className={classes.reading}>
      <Paper withBorder component="article" className={classes.article}>
        <Text size="xs" c="dimmed" component="nav" aria-label={t`Where you are`}>
          <AnchorLink to="/home/article">
            <Trans>Articles</Trans>
          </AnchorLink>
          {category && (
            <>
              {' › '}
              <AnchorLink to="/home/article" search={{ category: category.id }}>
                {category.name[lang]}
              </AnchorLink>
            </>
          )}
        </Text>
        <Title order={1} size="h2" lang={data.lang} my={8}>
          {data.title}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          <time dateTime={data.publish_time}>{formatDate(data.publish_time)}</time>
        </Text>
        <FallbackNote shown={data.lang} reader={lang} />
        <RichText text={data.body} lang={data.lang} />
        <Neighbours article={data} />
      </Paper>
      <Paper withBorder className={classes.side}>
        <Contents text={data.body} />
        <AnchorLink to="/home/article" size="sm">
          <Trans>All articles</Trans>
        </AnchorLink>
      </Paper>
    </div>
  )
}

function Neighbours({ article: { newer, older } }: { article: Article }) {
  const { t } = useLingui()
  const link = (label: string, to: Article['newer']) =>
    to && (
      <div>
        <span>{label}</span>
        <Link to="/home/article/detail/$id" params={{ id: String(to.id) }} lang={to.lang}>
          {to.title}
        </Link>
        {to.lang !== lang && <OtherLanguage lang={to.lang} />}
      </div>
    )
  return (
    <nav className={classes.neighbours} aria-label={t`Previous and next article`}>
      {link(t`Previous (newer):`, newer)}
      {link(t`Next (older):`, older)}
    </nav>
  )
}
